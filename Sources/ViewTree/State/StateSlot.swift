// SPDX-License-Identifier: MIT

/// Which stored property of a view a state belongs to.
struct StateSlot: Hashable, Sendable {
  /// The type of the view, so that another view in the same place starts afresh.
  var owner: ObjectIdentifier
  /// The offset of the property in the view, in bytes.
  var offset: Int
}
