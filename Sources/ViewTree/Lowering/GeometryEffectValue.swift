// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

/// A map of what is drawn that leaves the layout alone.
enum GeometryEffectValue {
  /// A turn about an anchor, clockwise on the page.
  case rotation(Angle, UnitPoint)
  /// A scale about an anchor.
  case scale(CGSize, UnitPoint)
  /// Any affine map, about the origin of the view.
  case transform(CGAffineTransform)
  /// A map by the size of the view, about its origin.
  case projection((CGSize) -> ProjectionTransform)
  /// A turn in space.
  case spatial(SpatialRotation)

  /// The map in the space of a view of the given size.
  ///
  /// Numbers that are not finite count as no effect.
  func transform(in size: Size) -> Transform {
    let map: Transform
    switch self {
    case .rotation(let angle, let anchor):
      let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
      map = Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        .about(anchor.point(in: size))
    case .scale(let scale, let anchor):
      map = Transform.scale(x: Double(scale.width), y: Double(scale.height))
        .about(anchor.point(in: size))
    case .transform(let affine):
      map = Transform(
        a: Double(affine.a), b: Double(affine.b), c: Double(affine.c), d: Double(affine.d),
        tx: Double(affine.tx), ty: Double(affine.ty))
    case .projection(let projection):
      map = projection(CGSize(width: size.width, height: size.height)).affine
    case .spatial(let rotation): map = rotation.transform(in: size)
    }
    return map.isFinite ? map : .identity
  }

  /// Whether all numbers are finite.
  var isFinite: Bool { isUsable(in: Size(width: 1, height: 1)) }

  private func isUsable(in size: Size) -> Bool {
    switch self {
    case .rotation(let angle, let anchor): angle.radians.isFinite && anchor.isFinite
    case .scale(let scale, let anchor):
      scale.width.isFinite && scale.height.isFinite && anchor.isFinite
    case .transform(let affine):
      [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty].allSatisfy(\.isFinite)
    case .projection, .spatial: true
    }
  }
}

extension UnitPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }

  fileprivate func point(in size: Size) -> Point {
    Point(x: Double(x) * size.width, y: Double(y) * size.height)
  }
}

extension Transform {
  /// Whether all numbers are finite, and small enough to map any frame to finite points.
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy { abs($0) <= 1e100 } }
}
