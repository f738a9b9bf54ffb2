// SPDX-License-Identifier: MIT

internal import Foundation

/// The outline of a rectangle with a size for each corner; it knows left and right only.
struct RoundedCorners {
  var rect: CGRect
  var style: RoundedCornerStyle
  /// Clockwise from the top-left corner: the horizontal and the vertical radius.
  private var sizes: [CGSize]

  init(rect: CGRect, sizes: [CGSize], style: RoundedCornerStyle) {
    self.rect = rect
    self.style = style
    self.sizes = RoundedCorners.fitted(sizes.map(RoundedCorners.usable), in: rect.size)
  }

  /// Adds the outline, clockwise from the start of the top-right corner's curve.
  func add(to path: inout Path, transform: CGAffineTransform) {
    let corners = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1), 1),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0), 2),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1), 3),
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0), 0),
    ]
    var outline = Path()
    for (corner, into, out, index) in corners {
      addCorner(at: corner, into: into, out: out, size: sizes[index], to: &outline)
    }
    outline.closeSubpath()
    path.addPath(outline, transform: transform)
  }

  /// Adds one corner: `into` and `out` are the directions along the sides, away from the corner.
  private func addCorner(
    at corner: CGPoint, into: CGVector, out: CGVector, size: CGSize, to outline: inout Path
  ) {
    let along = into.dx == 0 ? (size.height, size.width) : (size.width, size.height)
    let map = CGAffineTransform(
      a: into.dx * along.0, b: into.dy * along.0, c: out.dx * along.1, d: out.dy * along.1,
      tx: corner.x, ty: corner.y)
    let curve = cornerCurve(along: along, isHorizontal: into.dx != 0).applying(map)
    guard size.width > 0, size.height > 0 else {
      if outline.isEmpty { outline.move(to: corner) } else { outline.addLine(to: corner) }
      return
    }
    outline.append(curve, joining: !outline.isEmpty)
  }

  /// The curve of a corner at the origin with radius 1 along both sides (+x in, +y out).
  private func cornerCurve(along: (CGFloat, CGFloat), isHorizontal: Bool) -> Path {
    switch style {
    case .circular: return CornerCurve.circular
    case .continuous:
      let sides = (Double(rect.width) / 2, Double(rect.height) / 2)
      let halves = isHorizontal ? sides : (sides.1, sides.0)
      let room = min(
        along.0 > 0 ? halves.0 / Double(along.0) : 1, along.1 > 0 ? halves.1 / Double(along.1) : 1)
      return CornerCurve.continuous(room: room)
    }
  }

  /// What is negative or not a number is no radius.
  private static func usable(_ size: CGSize) -> CGSize {
    CGSize(width: max(0, size.width.zeroIfNaN), height: max(0, size.height.zeroIfNaN))
  }

  /// Radii that overlap on a side shrink together until they just touch.
  ///
  /// For equal corners that caps the radius at half of the shorter side; for unequal ones it is
  /// the rule of CSS Backgrounds 3 §5.5.
  private static func fitted(_ sizes: [CGSize], in size: CGSize) -> [CGSize] {
    guard sizes.count == 4, size.width.isFinite, size.height.isFinite else {
      return [CGSize](repeating: .zero, count: 4)
    }
    let capped = sizes.map {
      CGSize(width: min($0.width, size.width), height: min($0.height, size.height))
    }
    let sums = [
      (capped[0].width + capped[1].width, size.width),
      (capped[2].width + capped[3].width, size.width),
      (capped[1].height + capped[2].height, size.height),
      (capped[3].height + capped[0].height, size.height),
    ]
    let factor = sums.reduce(CGFloat(1)) { $1.0 > $1.1 ? min($0, $1.1 / $1.0) : $0 }
    return capped.map { CGSize(width: $0.width * factor, height: $0.height * factor) }
  }
}

extension CGFloat {
  fileprivate var zeroIfNaN: CGFloat { isNaN ? 0 : self }
}

extension Path {
  /// Adds a curve; its first move becomes a line when `joining`.
  fileprivate mutating func append(_ curve: Path, joining: Bool) {
    for element in curve.elements {
      if joining, case .move(let point) = element {
        if point != currentPoint { addLine(to: point) }
      } else {
        append(element)
      }
    }
  }
}
