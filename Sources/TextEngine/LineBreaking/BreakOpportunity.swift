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
    return breaks
  }
}
