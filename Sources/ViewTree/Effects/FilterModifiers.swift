// SPDX-License-Identifier: MIT

public import Foundation

/// Effects on the drawing of a view as a whole. The layout stays.
///
/// Of numbers that are not finite nothing is drawn, and a blur's is at most 250 points; both are
/// reported in the snapshot's diagnostics.
extension View {
  /// Draws a shadow of all that the view draws below it.
  ///
  /// - Parameters:
  ///   - radius: the standard deviation of the blur, in points (ours).
  ///   - x: how far to the right the shadow lies.
  ///   - y: how far down the shadow lies.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    let style = ShadowStyle.drop(color: color, radius: radius, x: x, y: y)
    return filtered("shadow", isUsable: style.isUsable) { [style.filter(in: $0)] }
  }

  /// Blurs the drawing.
  ///
  /// - Parameters:
  ///   - radius: the standard deviation of the blur, in points (ours).
  ///   - opaque: whether what is seen through the blur is made opaque, and cut to the frame.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(
      _LayerModifier(name: "blur", isUsable: DisplayFilter.isDeviation(Double(radius))) { _ in
        .blur(radius: radius, opaque: opaque)
      })
  }

  /// Makes the drawing brighter: adds to red, green and blue, which go from 0 to 1.
  public func brightness(_ amount: Double) -> some View {
    colors("brightness", amount, DisplayColorMatrix.brightness)
  }

  /// Changes the contrast of the drawing: 0 is grey, 1 no change, and below 0 colours turn round.
  public func contrast(_ amount: Double) -> some View {
    colors("contrast", amount, DisplayColorMatrix.contrast)
  }

  /// Changes the saturation of the drawing: 0 is grey, 1 no change.
  public func saturation(_ amount: Double) -> some View {
    colors("saturation", amount, DisplayColorMatrix.saturation)
  }

  /// Takes colour out of the drawing: 0 is no change, 1 grey.
  public func grayscale(_ amount: Double) -> some View {
    colors("grayscale", amount, DisplayColorMatrix.grayscale)
  }

  /// Turns the hues of the drawing.
  public func hueRotation(_ angle: Angle) -> some View {
    colors("hueRotation", angle.radians, DisplayColorMatrix.hueRotation)
  }

  /// Multiplies the colours of the drawing, and its opacity, by those of a colour.
  public func colorMultiply(_ color: Color) -> some View {
    filtered("colorMultiply") { [.colors(.multiplication(by: color.displayColor(in: $0)))] }
  }

  /// Inverts the colours of the drawing.
  public func colorInvert() -> some View {
    filtered("colorInvert") { _ in [.colors(.inversion(1))] }
  }

  /// Makes bright parts of the drawing opaque and dark ones clear, and all of it black.
  public func luminanceToAlpha() -> some View {
    filtered("luminanceToAlpha") { _ in [.colors(.luminanceToAlpha)] }
  }

  private func colors(
    _ name: String, _ amount: Double, _ make: @escaping (Double) -> DisplayColorMatrix
  ) -> some View {
    filtered(name, isUsable: amount.isFinite) { _ in amount.isFinite ? [.colors(make(amount))] : []
    }
  }
}

extension DisplayFilter {
  /// Whether a blur can have a standard deviation.
  static func isDeviation(_ value: Double) -> Bool { (0...largestDeviation).contains(value) }
}

extension DrawnLayer {
  /// A blur; an opaque one keeps its colours, undiluted, all over the frame.
  static func blur(radius: CGFloat, opaque: Bool) -> DrawnLayer {
    let blur = DisplayFilter.blur(deviation: Double(radius))
    return opaque
      ? DrawnLayer(filters: [blur, .colors(.opaque)], isCutToFrame: true)
      : DrawnLayer(filters: [blur])
  }
}
