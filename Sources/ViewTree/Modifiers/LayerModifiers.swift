// SPDX-License-Identifier: MIT

/// A view in front of another one, of the same size.
public struct _OverlayModifier<Overlay: View>: NodeModifier {
  /// There is no body.
  public typealias Body = Never
  let overlay: Overlay
  let alignment: Alignment

  /// Opens the node; the content comes first.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.openLayered(.overlay, modifier.alignment)
  }

  /// Adds the overlay.
  public static func _finish(_ modifier: Self, in lowering: Lowering) {
    lowering.lowerSecondary(modifier.overlay, modifier.alignment)
  }
}

/// A view behind another one, of the same size.
public struct _BackgroundModifier<Background: View>: NodeModifier {
  /// There is no body.
  public typealias Body = Never
  let background: Background
  let alignment: Alignment
  /// Where the background grows into the safe area.
  var ignoredEdges: Edge.Set = []

  /// Opens the node; the content comes first.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.openLayered(.background, modifier.alignment)
  }

  /// Adds the background.
  public static func _finish(_ modifier: Self, in lowering: Lowering) {
    let ignoresSafeArea = lowering.hasSafeArea && !modifier.ignoredEdges.isEmpty
    if ignoresSafeArea { lowering.openIgnoringSafeArea(modifier.ignoredEdges) }
    lowering.lowerSecondary(modifier.background, modifier.alignment)
    if ignoresSafeArea { lowering.closeNode() }
  }
}

extension View {
  /// Puts views in front of this one. They are offered its size, and do not change it.
  ///
  /// Several views lie on top of each other. Source: rules 1.4 and 7.1.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment))
  }

  /// Puts a view in front of this one.
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }

  /// Paints a style over this view.
  @_disfavoredOverload public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_OverlayModifier(overlay: Rectangle().fill(style), alignment: .center))
  }

  /// Paints a style over this view, inside a shape.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _OverlayModifier(overlay: shape.fill(style, style: fillStyle), alignment: .center))
  }

  /// Puts views behind this one. They are offered its size, and do not change it.
  ///
  /// Several views lie on top of each other. Source: rules 1.4 and 7.1.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }

  /// Puts a view behind this one.
  ///
  /// A colour or another style grows across the edges of the safe area that this view meets.
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _BackgroundModifier(
        background: background, alignment: alignment,
        ignoredEdges: Background.self is any ShapeStyle.Type ? .all : []))
  }

  /// Paints a style behind this view, and across the edges of the safe area that it meets.
  @_disfavoredOverload public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _BackgroundModifier(
        background: Rectangle().fill(style), alignment: .center, ignoredEdges: edges))
  }

  /// Paints the environment's background style behind this view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Paints a style behind this view, inside a shape.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _BackgroundModifier(background: shape.fill(style, style: fillStyle), alignment: .center))
  }

  /// Paints the environment's background style behind this view, inside a shape.
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}
