// SPDX-License-Identifier: MIT

/// What a picker's style shows.
public enum _PickerAppearance: Hashable, Sendable {
  /// The chosen view and an arrow.
  case menu
  /// All views next to each other.
  case segmented
  /// All views below each other.
  case inline
  /// The chosen view in a wheel.
  case wheel
}

/// How pickers show their views.
public protocol PickerStyle {
  /// What is shown.
  static var _appearance: _PickerAppearance { get }
}

extension View {
  /// Says how the pickers inside show their views.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environmentNode(.environment) { $0.pickerAppearance = S._appearance }
  }
}

/// The chosen view and an arrow.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// What is shown.
  public static var _appearance: _PickerAppearance { .menu }
}

/// The chosen view and an arrow.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// What is shown.
  public static var _appearance: _PickerAppearance { .menu }
}

/// The chosen view and an arrow.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// What is shown.
  public static var _appearance: _PickerAppearance { .menu }
}

/// All views next to each other.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// What is shown.
  public static var _appearance: _PickerAppearance { .segmented }
}

/// All views next to each other.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// What is shown.
  public static var _appearance: _PickerAppearance { .segmented }
}

/// All views below each other.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// What is shown.
  public static var _appearance: _PickerAppearance { .inline }
}

/// All views below each other.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// What is shown.
  public static var _appearance: _PickerAppearance { .inline }
}

/// The chosen view in a wheel.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// What is shown.
  public static var _appearance: _PickerAppearance { .wheel }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The chosen view and an arrow.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen view and an arrow.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The chosen view and an arrow.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All views next to each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// All views next to each other.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All views below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All views below each other.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The chosen view in a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
