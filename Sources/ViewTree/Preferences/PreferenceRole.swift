// SPDX-License-Identifier: MIT

internal import LayoutEngine

/// What a node does to the preferences that come from inside it.
protocol PreferenceRole {}

/// A node that gives a value instead of all values of the key inside it.
struct PreferenceWriter<Key: PreferenceKey>: PreferenceRole {
  let value: (LayoutSession, LayoutTree.NodeID) -> Key.Value
}

/// A node that changes the value of a key inside it, or the default where there is none.
struct PreferenceTransform<Key: PreferenceKey>: PreferenceRole {
  let change: (inout Key.Value, LayoutSession, LayoutTree.NodeID) -> Void
}
