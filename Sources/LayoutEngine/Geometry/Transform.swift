// SPDX-License-Identifier: MIT

/// A two-dimensional affine map; a point (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty).
///
/// With y pointing down, a positive rotation turns clockwise on the page.
@frozen public struct Transform: Hashable, Sendable {
  /// The first column.
  public var a: Double, b: Double
  /// The second column.
  public var c: Double, d: Double
  /// The translation in points.
  public var tx: Double, ty: Double

  /// Makes a transform from its six numbers.
  @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that moves nothing.
  @inlinable public static var identity: Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// A move by (x, y) points.
  @inlinable public static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scale about the origin.
  @inlinable public static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The map that applies `self` first and `next` afterwards.
  @inlinable public func followed(by next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The same map carried out about `point` instead of the origin.
  @inlinable public func about(_ point: Point) -> Transform {
    Transform.translation(x: -point.x, y: -point.y)
      .followed(by: self)
      .followed(by: .translation(x: point.x, y: point.y))
  }

  /// The image of a point.
  @inlinable public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The signed factor by which areas grow; zero when the map flattens the plane.
  @inlinable public var determinant: Double { a * d - b * c }

  /// The map back, or nil when there is none (a flattened plane or numbers that are not finite).
  @inlinable public var inverse: Transform? {
    let det = determinant
    guard det.isFinite, det != 0, (1 / det).isFinite else { return nil }
    return Transform(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }
}
