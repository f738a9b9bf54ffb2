// SPDX-License-Identifier: MIT

import CUnicode

/// The directions of a text, by UAX #9.
package struct BidiLevels {
  /// The embedding level of each UTF-16 unit; odd levels run from right to left.
  package var levels: [UInt8]
  /// The level of the paragraph around each UTF-16 unit.
  package var baseLevels: [UInt8]

  /// How the direction of a paragraph is found.
  package enum Base: UInt8 {
    /// Every paragraph runs from left to right.
    case leftToRight = 0
    /// Every paragraph runs from right to left.
    case rightToLeft = 1
    /// By the first strong character; from left to right without one.
    case naturalOrLeftToRight = 0xFE
    /// By the first strong character; from right to left without one.
    case naturalOrRightToLeft = 0xFF
  }

  /// Resolves the levels of all paragraphs.
  package init(units: [UInt16], base: Base) {
    levels = [UInt8](repeating: base.rawValue & 1, count: units.count)
    baseLevels = levels
    var copy = units
    _ = cunicode_bidi_levels(
      &copy, Int32(clamping: units.count), base.rawValue, &levels, &baseLevels)
  }
}
