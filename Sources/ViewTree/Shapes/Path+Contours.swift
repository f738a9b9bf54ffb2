// SPDX-License-Identifier: MIT

public import Foundation

extension Path {
  /// Starts a contour at the first point and draws lines through the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the closed outline of a rectangle, mapped by `transform`.
  ///
  /// It starts at the origin and turns clockwise. The null rectangle adds nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let (left, top) = (rect.minX, rect.minY)
    let (right, bottom) = (rect.maxX, rect.maxY)
    let corners = [
      CGPoint(x: left, y: top), CGPoint(x: right, y: top),
      CGPoint(x: right, y: bottom), CGPoint(x: left, y: bottom),
    ]
    addLines(corners.map { $0.applying(transform) })
    closeSubpath()
  }

  /// Adds the closed outlines of rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the closed outline of the ellipse that touches the sides of a rectangle.
  ///
  /// It starts at the right and turns clockwise.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let toRect = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addUnitArc(from: 0, by: 2 * .pi, map: toRect.concatenating(transform), joining: false)
    closeSubpath()
  }

  /// Adds the steps of another path, mapped by `transform`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.elements { append(element.applying(transform)) }
  }

  /// The path with every point mapped by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var result = Path()
    result.addPath(self, transform: transform)
    return result
  }

  /// The path moved by (dx, dy) points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  /// The step with every point mapped.
  func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}
