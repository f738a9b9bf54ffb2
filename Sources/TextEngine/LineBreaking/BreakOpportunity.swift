// SPDX-License-Identifier: MIT

import CUnicode

/// Where lines may end, by UAX #14 in ICU's root locale, which no machine setting changes.
enum BreakOpportunity {
  /// For each UTF-16 offset, the end included: 0 none, 1 allowed, 2 forced.
  ///
  /// Without ICU's data there are none; long words then break between clusters.
  static func find(in units: [UInt16]) -> [UInt8] {
    var breaks = [UInt8](repeating: 0, count: units.count + 1)
    _ = cunicode_line_breaks(units, Int32(clamping: units.count), &breaks)
    return breaks
  }
}

/// The directions of a text, by UAX #9.
struct BidiLevels {
  /// The embedding level of each UTF-16 unit; odd levels run from right to left.
  var levels: [UInt8]
  /// The level of the paragraph around each UTF-16 unit.
  var baseLevels: [UInt8]

  /// Resolves each paragraph by its first strong character; one without runs as `isRightToLeft`
  /// says.
  init(units: [UInt16], isRightToLeft: Bool) {
    let fallback: UInt8 = isRightToLeft ? 1 : 0
    levels = [UInt8](repeating: fallback, count: units.count)
    baseLevels = levels
    var copy = units
    _ = cunicode_bidi_levels(
      &copy, Int32(clamping: units.count), isRightToLeft, &levels, &baseLevels)
  }

  /// The levels of a text that runs from left to right only.
  init(leftToRight count: Int) {
    levels = [UInt8](repeating: 0, count: count)
    baseLevels = levels
  }
}
