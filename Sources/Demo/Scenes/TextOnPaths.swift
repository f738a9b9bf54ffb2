// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Scene {
  static let textOnPaths = Scene(
    "text-on-paths",
    "Letters along a circle and a wave, a turned title with its space, and labels at anchors.",
    size: CGSize(width: 520, height: 260)
  ) { TextOnPaths() }
}

/// Text along outlines, turned with its space, and placed by its baseline.
struct TextOnPaths: View {
  var body: some View {
    HStack(spacing: 16) {
      Text("turned with its space").font(.caption).rotatedLayout(.degrees(-90))
      seal.frame(width: 220, height: 220)
      VStack(spacing: 40) {
        wave.frame(height: 70)
        anchors
      }
    }
    .padding(20)
  }

  private var seal: some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.5), lineWidth: 1).padding(24)
      (Text("Letters on a circle · ").bold() + Text("مرحبا بالعالم · ").foregroundColor(.blue)
        + Text("fi ffi é 👍🏽 · ").underline())
        .along(Circle().inset(by: 24).rotation(.degrees(180)))
      Text("ring").font(.title)
    }
  }

  private var wave: some View {
    let wave = Path { path in
      path.move(to: CGPoint(x: 0, y: 40))
      path.addCurve(
        to: CGPoint(x: 200, y: 40), control1: CGPoint(x: 70, y: -30),
        control2: CGPoint(x: 130, y: 110))
    }
    return Text("a wave, and straight on").along(wave, alignment: .center)
      .background(wave.stroke(Color.orange, lineWidth: 1))
  }

  private var anchors: some View {
    ZStack {
      ForEach(0..<5) { number in
        let point = UnitPoint(x: 0.1 + 0.2 * Double(number), y: 0.8)
        Text("label \(number)").font(.caption)
          .anchored(.leadingLastTextBaseline, at: point, rotation: .degrees(-50))
        Circle().fill(Color.red).frame(width: 4, height: 4).anchored(.center, at: point)
      }
    }
  }
}
