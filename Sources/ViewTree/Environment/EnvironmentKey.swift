// SPDX-License-Identifier: MIT

/// The name of a value in the environment, and the value where none was set.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}
