// SPDX-License-Identifier: MIT

/// How a view's colours mix with those below it.
public enum BlendMode: Hashable, Sendable {
  /// Over what is below.
  case normal
  /// Darker modes.
  case multiply, darken, colorBurn, plusDarker
  /// Lighter modes.
  case screen, lighten, colorDodge, plusLighter
  /// Modes of contrast.
  case overlay, softLight, hardLight
  /// Modes of difference.
  case difference, exclusion
  /// Modes of a part of the colour.
  case hue, saturation, color, luminosity
  /// Modes of what is covered.
  case sourceAtop, destinationOver, destinationOut

  var display: DisplayBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .darken: .darken
    case .colorBurn: .colorBurn
    case .plusDarker: .plusDarker
    case .screen: .screen
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .plusLighter: .plusLighter
    case .overlay: .overlay
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    }
  }
}

/// How colours would be reckoned while a group is drawn; not used.
public enum ColorRenderingMode: Hashable, Sendable {
  /// By stored values.
  case nonLinear
  /// By light.
  case linear
  /// By light, with values beyond the display.
  case extendedLinear
}

/// Why content would be made unreadable.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes reasons of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It stands for content to come.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
