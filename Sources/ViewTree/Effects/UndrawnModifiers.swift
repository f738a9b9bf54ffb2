// SPDX-License-Identifier: MIT

public import Foundation

/// Effects that are not drawn: the layout stays in SwiftUI too, and the drawing stays here.
extension View {
  /// Draws a shadow; not drawn.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    inert("shadow")
  }

  /// Blurs the drawing; not drawn.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { inert("blur") }

  /// Mixes the drawing with what is below; not drawn.
  public func blendMode(_ blendMode: BlendMode) -> some View { inert("blendMode") }

  /// Makes the drawing brighter; not drawn.
  public func brightness(_ amount: Double) -> some View { inert("brightness") }

  /// Changes the contrast of the drawing; not drawn.
  public func contrast(_ amount: Double) -> some View { inert("contrast") }

  /// Changes the saturation of the drawing; not drawn.
  public func saturation(_ amount: Double) -> some View { inert("saturation") }

  /// Takes colour out of the drawing; not drawn.
  public func grayscale(_ amount: Double) -> some View { inert("grayscale") }

  /// Turns the hues of the drawing; not drawn.
  public func hueRotation(_ angle: Angle) -> some View { inert("hueRotation") }

  /// Multiplies the colours of the drawing; not drawn.
  public func colorMultiply(_ color: Color) -> some View { inert("colorMultiply") }

  /// Inverts the colours of the drawing; not drawn.
  public func colorInvert() -> some View { inert("colorInvert") }

  /// Makes bright parts of the drawing opaque and dark ones clear; not drawn.
  public func luminanceToAlpha() -> some View { inert("luminanceToAlpha") }

  /// Draws the view as one picture, which looks the same here.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    inert("drawingGroup")
  }

  /// Lets effects apply to the view as a whole, as fading does here in any case.
  public func compositingGroup() -> some View { inert("compositingGroup") }

  /// Makes content unreadable; it is drawn as it is.
  public func redacted(reason: RedactionReasons) -> some View {
    environmentNode(.environment) { $0.redactionReasons.formUnion(reason) }
  }

  /// Leaves content readable.
  public func unredacted() -> some View {
    environmentNode(.environment) { $0.redactionReasons = [] }
  }

  /// Says that content is private; it is drawn as it is.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    inert("privacySensitive")
  }

  /// Says how light or dark the window would like to be; set the environment instead.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    inert("preferredColorScheme")
  }
}
