// SPDX-License-Identifier: MIT

/// The names of the library's views and modifiers; the raw value is the number of a node that has
/// nothing of its own to remember.
@usableFromInline enum NodeName: UInt32, CaseIterable, Sendable {
  case root
  // Views, which are written with a capital.
  case color, spacer, divider, text, shape, image, hStack, vStack, zStack
  case grid, gridRow, lazyVGrid, lazyHGrid, lazyVStack, lazyHStack, geometryReader
  // Modifiers.
  case padding, frame, overlay, background, position, offset, fixedSize, aspectRatio
  case alignmentGuide, layoutPriority, id, accessibilityIdentifier, environment, font
  case foregroundStyle, foregroundColor, border, cornerRadius, clipShape, clipped, opacity, hidden
  case rotationEffect, scaleEffect, transformEffect, fontWeight, bold, italic, lineLimit
  case multilineTextAlignment, lineSpacing, truncationMode, minimumScaleFactor, tint
  case dynamicTypeSize, transformEnvironment, textCase, disabled, zIndex, monospacedDigit
  case fontDesign, monospaced, underline, strikethrough, kerning, tracking, baselineOffset
  case textScale, typesettingLanguage, fontWidth, allowsTightening, coordinateSpace, layoutValue
  case gridCellColumns, gridCellAnchor, gridCellUnsizedAxes, gridColumnAlignment, section
  case textRenderer, lineHeight

  /// The number of a node of this name.
  @inline(__always) var tag: UInt32 { rawValue }

  /// The name as it is written.
  var text: String { NodeName.names[Int(rawValue)] }

  /// How many numbers the names take; nodes with something of their own come after them.
  static let count = UInt32(truncatingIfNeeded: allCases.count)

  /// The names by number.
  static let names: [String] = allCases.map { name in
    let text = "\(name)"
    let isView = (NodeName.color.rawValue...NodeName.geometryReader.rawValue)
    return isView.contains(name.rawValue) ? text.prefix(1).uppercased() + text.dropFirst() : text
  }
}
