// SPDX-License-Identifier: MIT

/// The memory behind `EnvironmentValues`.
///
/// `@unchecked Sendable`, because the fields change and custom values may be of any type. It is
/// safe for two reasons. Only `EnvironmentValues` writes, and only while it holds the one reference,
/// so that no other thread can see a storage that changes. And a custom value is shared as SwiftUI
/// shares it: keys promise values that may be read from every thread that lays out.
final class EnvironmentStorage: @unchecked Sendable {
  var fields: EnvironmentFields
  /// By the identity of the key's type; looked up, never enumerated.
  var custom: [ObjectIdentifier: Any]

  /// The storage in which nothing was set; shared, therefore never written to.
  static let defaults = EnvironmentStorage(fields: EnvironmentFields(), custom: [:])

  private init(fields: EnvironmentFields, custom: [ObjectIdentifier: Any]) {
    self.fields = fields
    self.custom = custom
  }

  func copy() -> EnvironmentStorage {
    EnvironmentStorage(fields: fields, custom: custom)
  }
}
