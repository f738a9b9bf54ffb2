// SPDX-License-Identifier: MIT

public import Foundation

/// A colour: fixed components, or a named one that follows the colour scheme.
///
/// As a view it fills what it is offered; as a style it paints shapes and text.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// Where the components come from.
  enum Base: Hashable, Sendable {
    /// Components in sRGB, possibly outside 0 to 1.
    case components(red: Double, green: Double, blue: Double)
    /// A named colour, looked up in the environment.
    case system(SystemColor)
    /// A colour of an asset catalogue.
    case asset(AssetName)
  }

  var base: Base
  /// Multiplied with the opacity of the base.
  var opacityFactor: Double

  init(base: Base, opacity: Double = 1) {
    self.base = base
    opacityFactor = opacity.isFinite ? opacity : 1
  }

  init(_ system: SystemColor) {
    self.init(base: .system(system))
  }

  /// The meaning of colour components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// sRGB, gamma encoded.
    case sRGB
    /// sRGB primaries, proportional to light.
    case sRGBLinear
    /// Display P3, gamma encoded.
    case displayP3
  }

  /// Makes a colour from red, green and blue, each usually from 0 to 1.
  ///
  /// A component that is not finite counts as zero.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let light = RGBComponents(red: red, green: green, blue: blue).finite
    let encoded = light.convertedToSRGB(from: colorSpace)
    self.init(
      base: .components(red: encoded.red, green: encoded.green, blue: encoded.blue),
      opacity: opacity)
  }

  /// Makes a grey, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from hue (a turn is 1), saturation and brightness, in sRGB.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let rgb = RGBComponents(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, opacity: opacity)
  }

  /// Makes a colour of an asset catalogue.
  ///
  /// There are no asset catalogues outside Apple's platforms, so that the colour is clear, as
  /// SwiftUI's is when a catalogue lacks the name. Layout does not depend on it.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(base: .asset(AssetName(name)))
  }

  /// The colour with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    Color(base: base, opacity: opacityFactor * (opacity.isFinite ? opacity : 1))
  }

  /// The name of a system colour, or `#RRGGBBAA`.
  public var description: String {
    switch base {
    case .system(let system) where opacityFactor == 1: system.rawValue
    case .system(let system): "\(Int(clamping: opacityFactor, scale: 100))% \(system.rawValue)"
    case .asset(let name): "asset \(name.text)"
    case .components(let red, let green, let blue):
      "#" + [red, green, blue, opacityFactor].map(Color.hexByte).joined()
    }
  }

  private static func hexByte(_ component: Double) -> String {
    let digits = String(Int(clamping: component, scale: 255), radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }
}

extension Int {
  /// A value from 0 to 1 in steps of 1/`scale`; anything outside, or not a number, is clamped.
  fileprivate init(clamping value: Double, scale: Double) {
    let scaled = (value * scale).rounded()
    self = scaled.isNaN ? 0 : Int(Swift.max(0, Swift.min(scale, scaled)))
  }
}
