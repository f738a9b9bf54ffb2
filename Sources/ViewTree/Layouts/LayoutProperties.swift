// SPDX-License-Identifier: MIT

/// What is known of all layouts of one type.
public struct LayoutProperties: Sendable {
  /// The axis that spacers inside stretch along and dividers stand across; nil where the layout is
  /// no stack.
  public var stackOrientation: Axis?

  /// Makes the properties of a layout that is no stack.
  public init() {}

  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}
