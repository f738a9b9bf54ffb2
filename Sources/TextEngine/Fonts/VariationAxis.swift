// SPDX-License-Identifier: MIT

/// One axis of a variable font, in design units.
public struct VariationAxis: Hashable, Sendable {
  /// The four-letter tag, as `wght`.
  public var tag: String
  /// The smallest coordinate.
  public var minimum: Double
  /// The coordinate of the default instance.
  public var defaultValue: Double
  /// The largest coordinate.
  public var maximum: Double

  /// The nearest coordinate on the axis.
  func clamp(_ coordinate: Double) -> Double {
    min(max(coordinate, minimum), max(minimum, maximum))
  }
}
