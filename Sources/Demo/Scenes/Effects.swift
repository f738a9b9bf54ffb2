// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Scene {
  static let effects = Scene(
    "effects", "Shadows, blurs, blend modes, colour filters, masks and all gradients.",
    size: CGSize(width: 420, height: 570)
  ) {
    VStack(alignment: .leading, spacing: 18) {
      HStack(spacing: 18) {
        ShadowCard(radius: 2, y: 2)
        ShadowCard(radius: 6, y: 6)
        ShadowCard(radius: 12, y: 12)
      }
      HStack(spacing: 18) {
        ForEach([0, 2, 8], id: \.self) { radius in
          Captioned("blur \(radius)") { Swatch().blur(radius: CGFloat(radius)) }
        }
        Captioned("mask") {
          Swatch().mask { Text("M").font(.system(size: 64, weight: .heavy)) }
        }
        Captioned("inner") {
          RoundedRectangle(cornerRadius: 12)
            .fill(Color.white.shadow(.inner(color: .black.opacity(0.6), radius: 6, y: 3)))
        }
      }
      HStack(spacing: 18) {
        Captioned("multiply") { Overlap(mode: .multiply) }
        Captioned("screen") { Overlap(mode: .screen) }
        Captioned("difference") { Overlap(mode: .difference) }
        Captioned("color") { Overlap(mode: .color) }
        Captioned("lighter") { Overlap(mode: .plusLighter) }
      }
      HStack(spacing: 18) {
        Captioned("grayscale") { Swatch().grayscale(1) }
        Captioned("hue 120°") { Swatch().hueRotation(.degrees(120)) }
        Captioned("invert") { Swatch().colorInvert() }
        Captioned("contrast") { Swatch().contrast(2) }
        Captioned("bright") { Swatch().brightness(0.3) }
      }
      HStack(spacing: 18) {
        Captioned("angular") { Circle().fill(.conicGradient(colors: wheel, center: .center)) }
        Captioned("ring") {
          Circle().inset(by: 6).stroke(
            AngularGradient(
              colors: [.teal, .indigo], center: .center, startAngle: .degrees(-90),
              endAngle: .degrees(270)), style: StrokeStyle(lineWidth: 11))
        }
        Captioned("elliptical") {
          Rectangle().fill(.ellipticalGradient(colors: [.yellow, .orange, .red]))
        }
        Captioned("text") {
          Text("Aa")
            .font(.system(size: 40, weight: .heavy))
            .foregroundStyle(.conicGradient(colors: wheel, center: .center))
        }
        Captioned("mask") {
          Swatch().mask {
            LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
          }
        }
      }
    }
    .font(.system(size: 11))
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: 0.93))
  }
}

private let wheel: [Color] = [.red, .yellow, .green, .cyan, .blue, .purple, .red]

private struct ShadowCard: View {
  let radius: Int
  let y: CGFloat

  var body: some View {
    VStack(spacing: 4) {
      Text("Shadow").font(.system(size: 17, weight: .semibold))
      Text("radius \(radius)").foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, minHeight: 84)
    .background(.white, in: RoundedRectangle(cornerRadius: 14))
    .shadow(color: .black.opacity(0.35), radius: CGFloat(radius), y: y)
  }
}

private struct Captioned<Content: View>: View {
  let caption: String
  let content: Content

  init(_ caption: String, @ViewBuilder content: () -> Content) {
    self.caption = caption
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 6) {
      content.frame(height: 56)
      Text(caption).lineLimit(1)
    }
    .frame(maxWidth: .infinity)
  }
}

private struct Swatch: View {
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 12)
        .fill(
          .linearGradient(
            colors: [.orange, .pink, .purple], startPoint: .topLeading,
            endPoint: .bottomTrailing))
      Text("Aa").font(.system(size: 24, weight: .bold)).foregroundStyle(.white)
    }
  }
}

private struct Overlap: View {
  let mode: BlendMode

  var body: some View {
    ZStack {
      Circle().fill(.orange).frame(width: 38, height: 38).offset(x: -9)
      Circle().fill(.teal).frame(width: 38, height: 38).offset(x: 9).blendMode(mode)
    }
    .compositingGroup()
  }
}
