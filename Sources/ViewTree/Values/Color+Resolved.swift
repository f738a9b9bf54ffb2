// SPDX-License-Identifier: MIT

internal import LayoutEngine

extension Color {
  /// The components that a colour has in one environment.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible {
    /// The red part in gamma-encoded sRGB.
    public var red: Float
    /// The green part in gamma-encoded sRGB.
    public var green: Float
    /// The blue part in gamma-encoded sRGB.
    public var blue: Float
    /// The opacity from 0 to 1.
    public var opacity: Float

    /// Makes components given in a colour space.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let rgb = RGBComponents(red: Double(red), green: Double(green), blue: Double(blue))
        .finite.convertedToSRGB(from: colorSpace)
      self.red = Float(rgb.red)
      self.green = Float(rgb.green)
      self.blue = Float(rgb.blue)
      self.opacity = opacity
    }

    /// `#RRGGBBAA`.
    public var description: String { Color(self).description }
  }

  /// Makes a colour from fixed components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The components that the colour has in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = unclampedColor(in: environment)
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      opacity: Float(color.alpha))
  }

  /// The colour for the display list, every component from 0 to 1.
  package func displayColor(in environment: EnvironmentValues) -> DisplayColor {
    let color = unclampedColor(in: environment)
    func clamp(_ value: Double) -> Double { max(0, min(1, value)) }
    return DisplayColor(
      red: clamp(color.red), green: clamp(color.green), blue: clamp(color.blue),
      alpha: clamp(color.alpha))
  }

  private func unclampedColor(in environment: EnvironmentValues) -> DisplayColor {
    switch base {
    case .components(let red, let green, let blue):
      return DisplayColor(red: red, green: green, blue: blue, alpha: opacityFactor)
    case .system(.accentColor):
      if let accent = environment.accentColor, accent.base != .system(.accentColor) {
        return accent.opacity(opacityFactor).unclampedColor(in: environment)
      }
      return fixedColor(.accentColor, in: environment.colorScheme)
    case .asset:
      return fixedColor(.clear, in: environment.colorScheme)
    case .system(let system):
      return fixedColor(system, in: environment.colorScheme)
    }
  }

  private func fixedColor(_ system: SystemColor, in scheme: ColorScheme) -> DisplayColor {
    let components = system.components(in: scheme)
    return DisplayColor(
      red: components.red / 255, green: components.green / 255, blue: components.blue / 255,
      alpha: components.opacity * opacityFactor)
  }
}
