// SPDX-License-Identifier: MIT

/// The numbers by which nodes are remembered.
extension Lowering {
  /// The number of a node that has nothing but its name, and perhaps an element's id.
  @inline(__always) func tag(_ name: NodeName) -> UInt32 {
    state.pointee.hasElementID ? ownTag(name) : name.tag
  }

  /// The number of a node that a diagnostic may have to name.
  @inline(__always) func tag(_ name: NodeName, isUsable: Bool) -> UInt32 {
    isUsable ? tag(name) : ownTag(name)
  }

  /// The number of a node of its own.
  @inline(never) func ownTag(_ name: NodeName) -> UInt32 { tag(name, .none) }

  /// The number of a node with something of its own.
  func tag(_ name: NodeName, _ role: NodeRole) -> UInt32 {
    tag(named: name.text, role)
  }

  /// The number of a node with something of its own, under any name.
  func tag(named name: String, _ role: NodeRole) -> UInt32 {
    session.remember(takeElementID(NodeInfo(name: name, role: role)))
  }

  /// The number of a node with an identifier.
  func tag(_ name: NodeName, identifier: AnyHashable) -> UInt32 {
    session.remember(takeElementID(NodeInfo(name: name.text, identifier: identifier)))
  }

  /// The number of a colour's node; equal colours in a row share one.
  func colorTag(_ color: Color) -> UInt32 {
    let isPlain = !state.pointee.hasElementID
    if isPlain, let last = state.pointee.lastColor,
      last.environment.isIdentical(to: environment), last.color == color
    {
      return last.tag
    }
    let tag = tag(.color, .color(color.displayColor(in: environment)))
    if isPlain { state.pointee.lastColor = (color, environment, tag) }
    return tag
  }

  /// The number of a node with the name of a view of the user's.
  func typeTag<V>(_ type: V.Type) -> UInt32 {
    let id = ObjectIdentifier(type)
    if !state.pointee.hasElementID, let last = state.pointee.lastType, last.type == id {
      return last.tag
    }
    let shared = session.tag(for: type)
    if state.pointee.hasElementID {
      return session.remember(takeElementID(NodeInfo(name: session.name(shared))))
    }
    state.pointee.lastType = (id, shared)
    return shared
  }

  /// Gives the next node the id of a collection's element.
  func setElementID(_ id: AnyHashable) {
    state.pointee.elementID = id
    state.pointee.hasElementID = true
  }

  /// Forgets the id of a collection's element that had no node.
  @usableFromInline func clearElementID() {
    state.pointee.elementID = nil
    state.pointee.hasElementID = false
  }

  private func takeElementID(_ info: NodeInfo) -> NodeInfo {
    guard state.pointee.hasElementID else { return info }
    var info = info
    info.elementID = state.pointee.elementID
    clearElementID()
    return info
  }
}
