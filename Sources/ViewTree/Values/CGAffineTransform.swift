// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics)
  public import Foundation

  /// A two-dimensional affine map; a point (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty).
  ///
  /// With y pointing down, a positive rotation turns clockwise on the page. The type stands in
  /// for Core Graphics' type of the same name on platforms that lack it.
  @frozen public struct CGAffineTransform: Hashable, Sendable {
    /// How x contributes to x.
    public var a: CGFloat
    /// How x contributes to y.
    public var b: CGFloat
    /// How y contributes to x.
    public var c: CGFloat
    /// How y contributes to y.
    public var d: CGFloat
    /// The move along x in points.
    public var tx: CGFloat
    /// The move along y in points.
    public var ty: CGFloat

    /// The map that sends every point to the origin, as in Core Graphics.
    @inlinable public init() {
      self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Makes a map from its six numbers.
    @inlinable public init(
      a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
    ) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Makes a map from its six numbers, in the order of the two columns and the move.
    @inlinable public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Makes a move.
    @inlinable public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Makes a scale about the origin.
    @inlinable public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Makes a rotation about the origin by an angle in radians.
    @inlinable public init(rotationAngle angle: CGFloat) {
      let sine = CGFloat(sin(Double(angle)))
      let cosine = CGFloat(cos(Double(angle)))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The map that moves nothing.
    @inlinable public static var identity: CGAffineTransform {
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// Whether the map moves nothing.
    @inlinable public var isIdentity: Bool { self == .identity }

    /// The map that moves first and then does what this map does.
    @inlinable public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// The map that scales first and then does what this map does.
    @inlinable public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// The map that rotates first, by radians, and then does what this map does.
    @inlinable public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The map that does what this map does first and what `t2` does afterwards.
    @inlinable public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
        c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
        tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// The map back, or the map itself when it flattens the plane and there is no way back.
    @inlinable public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// The image of the point.
    @inlinable public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// The image of the size as a vector: the move of the map does not count.
    @inlinable public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle around the images of the four corners.
    ///
    /// The null rectangle and the infinite one stay what they are.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      guard !isNull, !isInfinite else { return self }
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
        CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
      ].map { $0.applying(t) }
      let xs = corners.map(\.x)
      let ys = corners.map(\.y)
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { return self }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif
