// SPDX-License-Identifier: MIT

/// A size and the distance between lines, both in points.
struct TextStyleMetrics: Hashable, Sendable {
  var size: Double
  var leading: Double

  init(_ size: Double, _ leading: Double) {
    self.size = size
    self.leading = leading
  }
}

extension DynamicTypeSize {
  /// The place on the scale, from 0 (xSmall) to 11 (accessibility5).
  var step: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}

extension Font.TextStyle {
  /// The twelve steps on iOS, from xSmall to accessibility5.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography, Specifications (June 2026).
  var dynamicMetrics: [TextStyleMetrics] {
    switch self {
    case .largeTitle: DynamicTable.largeTitle
    case .title: DynamicTable.title
    case .title2: DynamicTable.title2
    case .title3: DynamicTable.title3
    case .headline, .body: DynamicTable.body
    case .callout: DynamicTable.callout
    case .subheadline: DynamicTable.subheadline
    case .footnote: DynamicTable.footnote
    case .caption: DynamicTable.caption
    case .caption2: DynamicTable.caption2
    }
  }

  /// The only size on macOS. Source: as above, macOS built-in text styles.
  var macMetrics: TextStyleMetrics {
    switch self {
    case .largeTitle: TextStyleMetrics(26, 32)
    case .title: TextStyleMetrics(22, 26)
    case .title2: TextStyleMetrics(17, 22)
    case .title3: TextStyleMetrics(15, 20)
    case .headline, .body: TextStyleMetrics(13, 16)
    case .callout: TextStyleMetrics(12, 15)
    case .subheadline: TextStyleMetrics(11, 14)
    case .footnote, .caption, .caption2: TextStyleMetrics(10, 13)
    }
  }

  /// The weight of the style, or nil where it is the usual one.
  func weight(in profile: TextProfile) -> Font.Weight? {
    switch (self, profile) {
    case (.headline, .iOS): .semibold
    case (.headline, .macOS): .bold
    case (.caption2, .macOS): .medium
    default: nil
    }
  }

  /// The weight of the style in bold.
  func emphasizedWeight(in profile: TextProfile) -> Font.Weight {
    switch (self, profile) {
    case (.largeTitle, _), (.title, _), (.title2, _): .bold
    case (.headline, .macOS): .heavy
    case (.caption, .macOS): .medium
    default: .semibold
    }
  }
}

/// Size and line distance in points, from xSmall to accessibility5.
private enum DynamicTable {
  static let largeTitle = table(
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46),
    (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70))
  static let title = table(
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39),
    (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68))
  static let title2 = table(
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32),
    (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66))
  static let title3 = table(
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30),
    (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65))
  static let body = table(
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
    (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62))
  static let callout = table(
    (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25),
    (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60))
  static let subheadline = table(
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24),
    (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58))
  static let footnote = table(
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22),
    (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52))
  static let caption = table(
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21),
    (18, 23), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51))
  static let caption2 = table(
    (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20),
    (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48))

  private static func table(_ values: (Double, Double)...) -> [TextStyleMetrics] {
    values.map(TextStyleMetrics.init)
  }
}
