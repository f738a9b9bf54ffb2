// SPDX-License-Identifier: MIT

/// The names of the library's views and modifiers, as they are written.
@usableFromInline enum NodeName: String, CaseIterable, Sendable {
  case root
  case color = "Color"
  case spacer = "Spacer"
  case divider = "Divider"
  case text = "Text"
  case shape = "Shape"
  case image = "Image"
  case hStack = "HStack"
  case vStack = "VStack"
  case zStack = "ZStack"
  case geometryReader = "GeometryReader"
  case padding, frame, overlay, background, position, offset, fixedSize, aspectRatio
  case alignmentGuide, layoutPriority, id, accessibilityIdentifier, environment, font
  case foregroundStyle, foregroundColor, border, cornerRadius, clipShape, clipped, opacity, hidden
  case rotationEffect, scaleEffect, transformEffect, fontWeight, bold, italic, lineLimit
  case multilineTextAlignment, lineSpacing, truncationMode, minimumScaleFactor, tint
  case dynamicTypeSize, transformEnvironment, textCase, disabled, zIndex, kerning, tracking
  case baselineOffset, monospacedDigit, fontDesign, fontWidth, allowsTightening, underline
  case strikethrough, tag, coordinateSpace, fill, stroke, accessibilityLabel

  /// The node's number for a view of this name that has nothing of its own to remember.
  var tag: UInt32 { NodeName.tags[self] ?? 0 }

  /// How many numbers the names take; nodes with something of their own come after them.
  static let count = UInt32(truncatingIfNeeded: allCases.count)

  /// The name behind a number.
  static let names: [String] = allCases.map(\.rawValue)

  private static let tags: [NodeName: UInt32] = {
    var tags: [NodeName: UInt32] = [:]
    for (index, name) in allCases.enumerated() { tags[name] = UInt32(truncatingIfNeeded: index) }
    return tags
  }()
}
