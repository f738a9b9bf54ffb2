// SPDX-License-Identifier: MIT

/// The character of a system font.
public enum FontDesign: Hashable, Sendable, CaseIterable {
  /// The system font itself.
  case `default`
  /// With serifs.
  case serif
  /// With one advance for all characters.
  case monospaced
  /// With rounded ends; the system font where no such family is known.
  case rounded
}

/// Which family a request asks for.
public enum FontFamily: Hashable, Sendable {
  /// The library's system font, or its relative of another design.
  case system(FontDesign)
  /// A PostScript name, a full name or a family name in any of the font's languages, or the name of an
  /// instance of a registered variable font (`Inter Bold`, `Inter-Bold`), whatever the case of its
  /// letters.
  case named(String)
}

/// An OpenType feature that is switched on (1), off (0), or set to an alternate.
public struct FontFeature: Hashable, Sendable {
  /// The four-letter tag, as `smcp`.
  public var tag: String
  /// Zero switches the feature off.
  public var value: UInt32

  /// Makes a feature setting.
  public init(_ tag: String, _ value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }

  /// Digits of one width.
  public static let monospacedDigits = FontFeature("tnum")
  /// Small letters as small capitals.
  public static let lowercaseSmallCaps = FontFeature("smcp")
  /// Capitals as small capitals.
  public static let uppercaseSmallCaps = FontFeature("c2sc")
}

/// What a caller knows of the font it wants.
public struct FontRequest: Hashable, Sendable {
  /// The family.
  public var family: FontFamily
  /// Points per em. Zero and less become a thousandth, more than a million becomes a million; NaN
  /// and infinity become 17.
  public var size: Double
  /// 100 (thin) to 900 (black); nil takes the named face as it is, or regular.
  public var weight: Double?
  /// The width of the letters in percent of normal, from 50 to 200, as OpenType's `wdth` axis counts;
  /// nil takes the named face as it is, or normal. Chooses a face of the family or an instance;
  /// nothing is stretched.
  public var width: Double?
  /// Asks for the italic face; false keeps an italic face that is named.
  public var italic: Bool
  /// Asks for digits of one width; fonts without the feature stay as they are.
  public var monospacedDigits: Bool
  /// Further OpenType features.
  public var features: [FontFeature]

  /// Makes a request.
  public init(
    family: FontFamily = .system(.default), size: Double, weight: Double? = nil,
    width: Double? = nil, italic: Bool = false, monospacedDigits: Bool = false,
    features: [FontFeature] = []
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.width = width
    self.italic = italic
    self.monospacedDigits = monospacedDigits
    self.features = features
  }
}

extension FontRequest {
  /// The size with the bad values replaced.
  var usableSize: Double {
    guard size.isFinite else { return 17 }
    return min(max(size, 0.001), .largestTextLength)
  }

  /// The weight on the CSS scale; nil for NaN.
  var usableWeight: Double? {
    guard let weight, !weight.isNaN else { return nil }
    return min(max(weight, 1), 1000)
  }

  /// Whether a face that is named stays as it is.
  var asksForNoStyle: Bool { usableWeight == nil && usableWidth == nil && !italic }

  /// The width in percent; nil for NaN.
  var usableWidth: Double? {
    guard let width, !width.isNaN else { return nil }
    return min(max(width, 50), 200)
  }

  /// The style of what is named, with what the request says.
  func style(changing named: FontStyle) -> FontStyle {
    FontStyle(
      weight: usableWeight ?? named.weight, isItalic: italic || named.isItalic,
      width: usableWidth ?? named.width)
  }

  /// All features, those of the flags first.
  var allFeatures: [FontFeature] {
    (monospacedDigits ? [.monospacedDigits] : []) + features
  }
}
