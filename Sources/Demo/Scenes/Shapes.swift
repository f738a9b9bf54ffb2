// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Scene {
  static let shapes = Scene(
    "shapes", "Shapes, gradients, strokes, clips and transforms.",
    size: CGSize(width: 360, height: 280)
  ) {
    VStack(spacing: 20) {
      HStack(spacing: 20) {
        Circle().fill(.linearGradient(sunset, startPoint: .top, endPoint: .bottom))
        Capsule().strokeBorder(Color.blue, lineWidth: 4)
        RoundedRectangle(cornerRadius: 12)
          .fill(
            .radialGradient(sunset, center: .center, startRadius: 2, endRadius: 40))
      }
      HStack(spacing: 20) {
        Circle()
          .trim(from: 0.1, to: 0.85)
          .stroke(
            Color.green, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [12, 10]))
        Star(points: 5).fill(Color.yellow)
        Star(points: 8).stroke(Color.purple, lineWidth: 2)
      }
      HStack(spacing: 20) {
        Color.teal.frame(width: 50, height: 50).rotationEffect(.degrees(30))
        Color.pink.frame(width: 50, height: 50).scaleEffect(x: 1.2, y: 0.6)
        Color.orange
          .frame(width: 50, height: 50)
          .transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 10, ty: 0))
        Rectangle()
          .fill(.linearGradient(sunset, startPoint: .leading, endPoint: .trailing))
          .frame(width: 80, height: 50)
          .clipShape(Ellipse())
          .opacity(0.6)
      }
    }
    .padding()
  }

  private static let sunset = Gradient(colors: [.yellow, .red, .indigo])
}

/// A star in the largest circle that fits.
private struct Star: Shape {
  let points: Int

  func path(in rect: CGRect) -> Path {
    let outer = min(rect.width, rect.height) / 2
    var path = Path()
    path.addLines(
      (0..<points * 2).map { corner in
        let angle = Double(corner) * .pi / Double(points)
        let radius = corner.isMultiple(of: 2) ? outer : outer * 0.45
        return CGPoint(x: rect.midX + radius * sin(angle), y: rect.midY - radius * cos(angle))
      })
    path.closeSubpath()
    return path
  }
}
