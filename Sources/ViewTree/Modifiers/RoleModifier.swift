// SPDX-License-Identifier: MIT

/// A modifier that leaves the layout alone and is remembered for what it does after it.
public struct _RoleModifier: NodeModifier {
  /// There is no body.
  public typealias Body = Never
  let name: String
  let role: (Lowering) -> NodeRole

  /// Opens the node.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.builder.openIdentity(
      tag: lowering.tag(named: modifier.name, modifier.role(lowering)))
  }
}

/// A modifier that has no effect in a layout; it is a node, so that snapshots show it.
public struct _InertModifier: NodeModifier {
  /// There is no body.
  public typealias Body = Never
  let name: String

  /// Opens the node.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.builder.openIdentity(tag: lowering.sharedTag(named: modifier.name))
  }
}

extension View {
  func inert(_ name: String) -> some View { modifier(_InertModifier(name: name)) }
}

extension Lowering {
  /// The number of a node that has nothing but its name; nodes of one name share it.
  func sharedTag(named name: String) -> UInt32 {
    state.pointee.hasElementID ? tag(named: name, .none) : session.sharedTag(named: name)
  }
}
