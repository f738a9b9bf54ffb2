// SPDX-License-Identifier: MIT

public import Foundation

/// Changes how a view is drawn, and nothing about its layout.
public struct _DrawingModifier: NodeModifier {
  /// There is no body.
  public typealias Body = Never
  let name: NodeName
  let role: (EnvironmentValues) -> NodeRole
  /// Whether the numbers of the change can be used.
  var isUsable = true

  /// Opens the node.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.openDrawing(
      modifier.name, modifier.role(lowering.environment), isUsable: modifier.isUsable)
  }
}

extension View {
  /// Draws a border of a width in points inside the view's edges.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      _DrawingModifier(
        name: .border,
        role: { environment in
          .border(
            BorderDrawing(
              style: content._flattened(in: environment), width: Double(width),
              environment: environment))
        }, isUsable: width.isFinite && width >= 0))
  }

  /// Cuts the corners of the drawing round.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      _DrawingModifier(
        name: .cornerRadius,
        role: { _ in .clip(RoundedRectangle(cornerRadius: radius, style: .circular)) },
        isUsable: radius.isFinite && radius >= 0))
  }

  /// Draws only what lies inside a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_DrawingModifier(name: .clipShape) { _ in .clip(shape) })
  }

  /// Draws only what lies inside the view's frame.
  public func clipped(antialiased: Bool = false) -> some View {
    modifier(_DrawingModifier(name: .clipped) { _ in .clip(Rectangle()) })
  }

  /// Fades the view as a whole: 0 is invisible, 1 opaque.
  public func opacity(_ opacity: Double) -> some View {
    modifier(
      _DrawingModifier(
        name: .opacity, role: { _ in .opacity(opacity) }, isUsable: opacity.isFinite))
  }

  /// Draws nothing of the view; it keeps its space.
  ///
  /// Source: rule 1.3.
  public func hidden() -> some View {
    modifier(_DrawingModifier(name: .hidden) { _ in .hidden })
  }

  /// Draws the view before or after its siblings; higher values are nearer. The layout stays.
  ///
  /// Source: rule 7.4.
  public func zIndex(_ value: Double) -> some View {
    modifier(
      _DrawingModifier(name: .zIndex, role: { _ in .zIndex(value) }, isUsable: !value.isNaN))
  }

  /// Turns the drawing about an anchor, clockwise. The layout stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(.rotationEffect, .rotation(angle, anchor))
  }

  /// Scales the drawing about an anchor. The layout stays.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect(.scaleEffect, .scale(scale, anchor))
  }

  /// Scales the drawing about an anchor, the same on both axes. The layout stays.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    effect(.scaleEffect, .scale(CGSize(width: s, height: s), anchor))
  }

  /// Scales the drawing about an anchor. The layout stays.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    effect(.scaleEffect, .scale(CGSize(width: x, height: y), anchor))
  }

  /// Maps the drawing by an affine transform about the view's origin. The layout stays.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect(.transformEffect, .transform(transform))
  }

  private func effect(_ name: NodeName, _ effect: GeometryEffectValue) -> some View {
    modifier(
      _DrawingModifier(name: name, role: { _ in .effect(effect) }, isUsable: effect.isFinite))
  }
}
