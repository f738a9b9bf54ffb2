// SPDX-License-Identifier: MIT

/// How a group as a whole mixes with what was drawn below it.
///
/// Source: the W3C's Compositing and Blending, whose formulas those of PDF are as well.
public enum DisplayBlendMode: Hashable, Sendable, CaseIterable {
  /// Over what is below.
  case normal
  /// Modes that mix each component.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// Modes of difference.
  case difference, exclusion
  /// Modes that take hue, saturation and brightness apart.
  case hue, saturation, color, luminosity
  /// The sums of both, and of what both lack.
  case plusLighter, plusDarker
  /// Modes of what is covered.
  case sourceAtop, destinationOver, destinationOut
  /// A mask: what the group around drew before is kept where this one is opaque.
  case destinationIn
}
