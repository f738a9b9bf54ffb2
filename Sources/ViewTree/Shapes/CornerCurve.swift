// SPDX-License-Identifier: MIT

internal import Foundation

/// The curve of one rounded corner of radius 1.
///
/// The corner is the origin. The curve starts on the positive x axis, where one side arrives, and
/// ends on the positive y axis, where the other side leaves.
enum CornerCurve {
  /// A quarter of a circle around (1, 1).
  static let circular = Path { path in
    let handle = 1 - 4 / 3 * tan(Double.pi / 8)
    path.move(to: CGPoint(x: 1.0, y: 0))
    path.addCurve(
      to: CGPoint(x: 0.0, y: 1), control1: CGPoint(x: handle, y: 0),
      control2: CGPoint(x: 0, y: handle))
  }

  /// An arc in the middle, and on both sides of it a curve that bends gradually.
  ///
  /// Apple has not published its curve; this one is ours and looks alike:
  ///
  /// 1. The corner takes up to 1.6 radii of each side, less where there is no room.
  /// 2. A share of the quarter circle, smaller the longer the corner is, stays in the middle.
  /// 3. A cubic joins side and arc. Its first two control points lie on the side, so that the
  ///    bend starts from zero; its last one lies on the arc's tangent where that meets the side.
  ///
  /// - Parameter room: half the side over the radius; 1 leaves no room and gives the circle.
  static func continuous(room: Double) -> Path {
    let reach = max(1, min(1.6, room.isNaN ? 1 : room))
    guard reach > 1 else { return circular }
    let bend = (reach - 1) * .pi / 4
    let arcStart = CGPoint(x: 1 - sin(bend), y: 1 - cos(bend))
    let tangentMeetsSide = 1 - tan(bend / 2)
    let handle = tangentMeetsSide + (reach - tangentMeetsSide) / 3
    return Path { path in
      path.move(to: CGPoint(x: reach, y: 0))
      path.addCurve(
        to: arcStart, control1: CGPoint(x: handle, y: 0),
        control2: CGPoint(x: tangentMeetsSide, y: 0))
      path.addUnitArc(
        from: -.pi / 2 - bend, by: 2 * bend - .pi / 2,
        map: CGAffineTransform(translationX: 1, y: 1), joining: true)
      path.addCurve(
        to: CGPoint(x: 0, y: reach), control1: CGPoint(x: 0, y: tangentMeetsSide),
        control2: CGPoint(x: 0, y: handle))
    }
  }
}
