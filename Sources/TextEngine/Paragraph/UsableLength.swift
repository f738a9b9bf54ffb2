// SPDX-License-Identifier: MIT

extension Double {
  /// The largest length, in points, that a text takes from its caller. Ours: sums of such lengths over
  /// any text stay finite, and exact to a small part of a pixel.
  package static let largestTextLength = 1e6

  /// Whether a text takes the length as it is.
  package var isUsableLength: Bool { magnitude <= Self.largestTextLength }

  /// The length that a text takes: zero for NaN and the infinities, and the nearest usable one.
  package var usableLength: Double {
    min(max(finiteOrZero, -Self.largestTextLength), Self.largestTextLength)
  }

  /// The number, or zero for NaN and the infinities.
  var finiteOrZero: Double { isFinite ? self : 0 }
}
