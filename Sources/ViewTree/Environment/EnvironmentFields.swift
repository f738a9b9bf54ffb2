// SPDX-License-Identifier: MIT

internal import Foundation
internal import TextEngine

/// The values of the library, with their defaults.
struct EnvironmentFields: Sendable {
  // Surroundings.
  var layoutDirection = LayoutDirection.leftToRight
  var displayScale: CGFloat = 1
  var colorScheme = ColorScheme.light
  var colorSchemeContrast = ColorSchemeContrast.standard
  var horizontalSizeClass: UserInterfaceSizeClass?
  var verticalSizeClass: UserInterfaceSizeClass?
  var isEnabled = true
  var defaultMinListRowHeight: CGFloat = 44
  var defaultMinListHeaderHeight: CGFloat?

  // Text.
  var font: Font?
  /// Nil for the machine's fonts, which are listed only when a text asks for them.
  var fontLibrary: FontLibrary?
  var fontModifiers: [Font.Modifier] = []
  var textProfile = TextProfile.iOS
  var dynamicTypeSize = DynamicTypeSize.large
  var legibilityWeight: LegibilityWeight?
  var multilineTextAlignment = TextAlignment.leading
  var lineLimit: Int?
  var lowerLineLimit: Int?
  var lineSpacing: CGFloat = 0
  var lineHeight: TextLineHeight?
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var truncationMode = _TextTruncationMode.tail
  var textCase: _TextCase?
  var textDetails: [TextDetail] = []

  // Place and time: fixed, so that a layout is the same on every machine (ours).
  var locale = Locale(identifier: "en_US")
  var calendar = Calendar(identifier: .gregorian)
  var timeZone = TimeZone.gmt
  var now = Date(timeIntervalSinceReferenceDate: 0)

  // Paint.
  var foregroundStyles: [_FlatShapeStyle] = []
  var backgroundStyle: AnyShapeStyle?
  var tint: AnyShapeStyle?
  var accentColor: Color?
}
