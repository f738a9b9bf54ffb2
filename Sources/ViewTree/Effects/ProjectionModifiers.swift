// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Maps the drawing about the view's origin. The layout stays; of a perspective only the affine
  /// part counts.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    effectNode("projectionEffect", .projection { _ in transform })
  }

  /// Turns the drawing in space about an axis through an anchor, `anchorZ` points above the page.
  ///
  /// The layout stays. The corners are those of the view seen from straight above: no perspective
  /// is drawn.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    effectNode(
      "rotation3DEffect",
      .spatial(SpatialRotation(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ)))
  }

  /// Keeps the geometry of the view together while it changes. A layout shows one moment, so
  /// nothing changes.
  public func geometryGroup() -> some View { inert("geometryGroup") }

  func effectNode(_ name: String, _ effect: GeometryEffectValue) -> some View {
    modifier(_RoleModifier(name: name) { _ in .effect(effect) })
  }
}
