// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

/// A rotation in space, seen from straight above the page.
///
/// x points right, y down and z towards the reader; about z the view turns clockwise. There is no
/// vanishing point: parallels stay parallel.
struct SpatialRotation {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat

  /// The map of the page for a view of a size; no effect where there is no axis.
  ///
  /// A point p of the page goes to A + R(p − A), of which z is dropped; R is Rodrigues' matrix.
  func transform(in size: Size) -> Transform {
    let (x, y, z) = (Double(axis.x), Double(axis.y), Double(axis.z))
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return .identity }
    let (u, v, w) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    let rest = 1 - cosine
    let depth = -Double(anchorZ)
    let turn = Transform(
      a: cosine + u * u * rest, b: u * v * rest + w * sine,
      c: u * v * rest - w * sine, d: cosine + v * v * rest,
      tx: depth * (u * w * rest + v * sine), ty: depth * (v * w * rest - u * sine))
    return turn.about(
      Point(x: Double(anchor.x) * size.width, y: Double(anchor.y) * size.height))
  }
}
