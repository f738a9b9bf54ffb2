// SPDX-License-Identifier: MIT

import Foundation
import TextEngine
import ViewTree

/// A letter that stands on a point, turned by an angle.
package struct AnchoredGlyph: Identifiable {
  package let id: Int
  package let letter: String
  package let anchor: CGPoint
  package let angle: Angle

  package init(id: Int, letter: String, anchor: CGPoint, angle: Angle) {
    self.id = id
    self.letter = letter
    self.anchor = anchor
    self.angle = angle
  }
}

extension AnchoredGlyph {
  /// A large font of the machine.
  package static let font = FontLibrary.system.resolve(
    FontRequest(family: .named("DejaVu Serif"), size: 48))

  /// Letters along the upper part of a circle, each upright on the line.
  ///
  /// - Parameter spread: the angle from the first letter to the last.
  static func arc(
    _ text: String, center: CGPoint, radius: CGFloat, spread: Angle
  ) -> [AnchoredGlyph] {
    let step = spread.radians / Double(max(text.count - 1, 1))
    return text.enumerated().map { index, letter in
      let angle = step * Double(index) - spread.radians / 2
      return AnchoredGlyph(
        id: index, letter: String(letter),
        anchor: CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle)),
        angle: .radians(angle))
    }
  }
}

/// Shows where an anchor is.
struct AnchorDot: View {
  let anchor: CGPoint

  init(_ anchor: CGPoint) {
    self.anchor = anchor
  }

  var body: some View {
    Circle()
      .fill(Color.red)
      .frame(width: 5, height: 5)
      .position(anchor)
  }
}
