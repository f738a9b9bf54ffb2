// SPDX-License-Identifier: MIT

public import Foundation

extension Path {
  /// Adds an arc of a circle, and before it a line from the pen to the start of the arc.
  ///
  /// Angles are measured from the positive x axis and grow clockwise on the page, because y points
  /// down. As in SwiftUI, `clockwise` is told for a y axis that points up: `false` draws towards
  /// growing angles, which looks clockwise on the page, and `true` the other way. An end that lies
  /// a whole turn or more ahead gives one full circle; equal angles give a point. Numbers that are
  /// not finite, or a negative radius, add nothing.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = Path.turn(
      by: endAngle.radians - startAngle.radians, towardsGrowingAngles: !clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Adds an arc of a circle that turns by `delta` from `startAngle`, and a line to its start.
  ///
  /// A positive turn looks clockwise on the page. More than a turn is one full circle.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite, radius >= 0, startAngle.radians.isFinite, delta.radians.isFinite
    else { return }
    let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    let turn = max(-2 * .pi, min(2 * .pi, delta.radians))
    addUnitArc(
      from: startAngle.radians, by: turn, map: circle.concatenating(transform), joining: true)
  }

  /// Adds the arc that rounds the corner between the lines pen–`tangent1End`–`tangent2End`.
  ///
  /// 1. The corner is `tangent1End`; the arc touches both lines at the same distance from it.
  /// 2. A line goes from the pen to where the arc starts; the pen ends where the arc ends.
  ///
  /// Without a pen, with a radius that is not positive, or with lines that do not turn, the result
  /// is a line to the corner.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let pen = currentPoint.map { transform.isIdentity ? $0 : $0.applying(transform.inverted()) }
    guard let pen,
      let corner = RoundedTurn(
        from: pen, corner: tangent1End, to: tangent2End, radius: Double(radius))
    else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    addRelativeArc(
      center: corner.center, radius: radius, startAngle: Angle(radians: corner.startAngle),
      delta: Angle(radians: corner.turn), transform: transform)
  }

  /// The signed turn that leads over the difference of two angles in the wanted sense.
  private static func turn(by difference: Double, towardsGrowingAngles grows: Bool) -> Double {
    let fullTurn = 2 * Double.pi
    let ahead = grows ? difference : -difference
    guard ahead.isFinite, ahead != 0 else { return difference }
    let positive =
      ahead > 0
      ? min(ahead, fullTurn) : fullTurn - (-ahead).truncatingRemainder(dividingBy: fullTurn)
    return grows ? positive : -positive
  }

  /// Adds an arc of the unit circle, mapped, in pieces of a quarter turn at most.
  ///
  /// A cubic with handles of 4/3·tan(θ/4) leaves the circle by less than 0.03 % of the radius.
  mutating func addUnitArc(
    from start: Double, by turn: Double, map: CGAffineTransform, joining: Bool
  ) {
    let pieces = max(1, (abs(turn) / (.pi / 2) - 1e-9).rounded(.up))
    let step = turn / pieces
    let handle = 4 / 3 * tan(step / 4)
    let first = Path.onUnitCircle(start).applying(map)
    if joining, currentPoint != nil { addLine(to: first) } else { move(to: first) }
    for piece in stride(from: 0, to: pieces, by: 1) where turn != 0 {
      let (a, b) = (start + piece * step, start + (piece + 1) * step)
      addCurve(
        to: Path.onUnitCircle(b).applying(map),
        control1: Path.onUnitCircle(a, tangent: handle).applying(map),
        control2: Path.onUnitCircle(b, tangent: -handle).applying(map))
    }
  }

  /// A point of the unit circle, moved along its tangent.
  private static func onUnitCircle(_ angle: Double, tangent: Double = 0) -> CGPoint {
    let (x, y) = Path.cosineAndSine(angle)
    return CGPoint(x: x - tangent * y, y: y + tangent * x)
  }

  /// Cosine and sine, exact at quarter turns so that circles touch their boxes.
  private static func cosineAndSine(_ angle: Double) -> (Double, Double) {
    let quarters = angle / (.pi / 2)
    guard abs(quarters - quarters.rounded()) < 1e-12 else { return (cos(angle), sin(angle)) }
    return (cos(angle).rounded(), sin(angle).rounded())
  }
}

/// The circle that rounds a corner between two lines.
private struct RoundedTurn {
  var center: CGPoint
  var startAngle: Double
  var turn: Double

  init?(from pen: CGPoint, corner: CGPoint, to end: CGPoint, radius: Double) {
    let (ux, uy, length1) = RoundedTurn.direction(from: corner, to: pen)
    let (vx, vy, length2) = RoundedTurn.direction(from: corner, to: end)
    let cross = ux * vy - uy * vx
    guard radius > 0, radius.isFinite, length1 > 0, length2 > 0, abs(cross) > 1e-12
    else { return nil }
    let halfAngle = acos(max(-1, min(1, ux * vx + uy * vy))) / 2
    let distance = radius / tan(halfAngle)
    let start = (x: Double(corner.x) + ux * distance, y: Double(corner.y) + uy * distance)
    let side = cross > 0 ? 1.0 : -1.0
    let (centerX, centerY) = (start.x - side * uy * radius, start.y + side * ux * radius)
    center = CGPoint(x: centerX, y: centerY)
    startAngle = atan2(start.y - centerY, start.x - centerX)
    turn = -side * (.pi - 2 * halfAngle)
  }

  private static func direction(
    from a: CGPoint, to b: CGPoint
  ) -> (x: Double, y: Double, length: Double) {
    let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 && length.isFinite ? (dx / length, dy / length, length) : (0, 0, 0)
  }
}
