// SPDX-License-Identifier: MIT

import CUnicode

/// Where lines may end, by UAX #14 in ICU's root locale, which no machine setting changes.
package enum BreakOpportunity {
  /// For each UTF-16 offset, the end included: 0 none, 1 allowed, 2 forced.
  ///
  /// Without ICU's data there are none; long words then break between clusters.
  package static func find(in units: [UInt16]) -> [UInt8] {
    var breaks = [UInt8](repeating: 0, count: units.count + 1)
    _ = cunicode_line_breaks(units, Int32(clamping: units.count), &breaks)
    for (offset, unit) in units.enumerated() where repeatsWord(unit) && breaks[offset] == 1 {
      breaks[offset] = 0
    }
    return breaks
  }

  /// Whether a unit is the sign of Thai, Lao or Khmer that repeats the word before it, and so
  /// never begins a line (W3C, "Thai Gap Analysis"; UAX #14 leaves it to dictionaries).
  private static func repeatsWord(_ unit: UInt16) -> Bool {
    unit == 0x0E46 || unit == 0x0EC6 || unit == 0x17D7
  }

  /// The same for a text of nothing but letters, digits, spaces and commas or full stops behind
  /// them, which needs no rules; nil for any other.
  package static func findSimple(in scalars: [UInt32]) -> [UInt8]? {
    var breaks: [UInt8] = []
    return findSimple(in: scalars, &breaks) ? breaks : nil
  }

  private static func findSimple(in scalars: [UInt32], _ breaks: inout [UInt8]) -> Bool {
    breaks.reserveCapacity(scalars.count + 1)
    while breaks.count <= scalars.count { breaks.append(0) }
    return cunicode_simple_line_breaks(scalars, Int32(clamping: scalars.count), &breaks)
  }

  /// The same for a text, by the faster way where it will do; there may be more offsets than the
  /// text has. `memory` is used for the answer.
  static func find(in source: SourceText, memory: consuming [UInt8]) -> [UInt8] {
    var breaks = memory
    if source.hasUnitsOfScalars, findSimple(in: source.scalars, &breaks) { return breaks }
    return find(in: source.units)
  }
}
