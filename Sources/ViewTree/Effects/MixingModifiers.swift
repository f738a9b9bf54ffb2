// SPDX-License-Identifier: MIT

/// How the drawing of a view as a whole meets what is below it. The layout stays.
extension View {
  /// Mixes the drawing with what is below, as far out as the next view that clips, fades, filters
  /// or mixes.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(
      _LayerModifier(name: "blendMode", isUsable: true) { _ in
        DrawnLayer(blendMode: blendMode.display)
      })
  }

  /// Draws the view as one picture: blend modes inside do not reach beyond it.
  public func compositingGroup() -> some View { isolated("compositingGroup") }

  /// Draws the view as one picture: blend modes inside do not reach beyond it.
  ///
  /// - Parameters:
  ///   - opaque: no effect.
  ///   - colorMode: no effect.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    isolated("drawingGroup")
  }

  private func isolated(_ name: String) -> some View {
    modifier(_LayerModifier(name: name, isUsable: true) { _ in DrawnLayer(isIsolated: true) })
  }
}
