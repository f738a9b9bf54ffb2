// SPDX-License-Identifier: MIT

internal import LayoutEngine

/// Turns views into layout nodes.
///
/// A view adds its nodes in place: `beginElement`, a node or a whole subtree, `endElement`.
/// Modifiers around several elements (a `Group`, a `ForEach`) wait as *pending* and are opened
/// around each element when it comes; inside a node they do not count.
public final class Lowering {
  let session: LayoutSession
  let builder: TreeBuilder
  /// The environment of the view that is lowered now.
  @usableFromInline var environment: EnvironmentValues
  @usableFromInline var identity: ViewIdentity
  /// The main axis of the stack around the view, or nil outside of stacks.
  var stackAxis: LayoutEngine.Axis?
  private var pending: [PendingModifier] = []
  private var pendingStart = 0
  private var elementStarts: [Int] = []
  private var elementID: AnyHashable?
  private var recursion = 0
  private var lastColor: (color: Color, environment: EnvironmentValues, tag: UInt32)?

  /// A modifier that waits for elements, with the environment at its place.
  private struct PendingModifier {
    var modifier: any NodeModifier
    var environment: EnvironmentValues
    var identity: ViewIdentity
  }

  /// How deep views may be lowered inside each other on a stack of unknown size.
  private static let shallowRecursion = 24

  init(
    session: LayoutSession, builder: TreeBuilder, environment: EnvironmentValues,
    identity: ViewIdentity
  ) {
    self.session = session
    self.builder = builder
    self.environment = environment
    self.identity = identity
    builder.isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  // MARK: Elements

  /// Opens the modifiers that wait for this element.
  @usableFromInline func beginElement() {
    elementStarts.append(pendingStart)
    guard pending.count > pendingStart else { return }
    for k in pendingStart..<pending.count {
      let (outerEnvironment, outerIdentity) = (environment, identity)
      setEnvironment(pending[k].environment)
      identity = pending[k].identity
      open(pending[k].modifier)
      setEnvironment(outerEnvironment)
      identity = outerIdentity
    }
    pendingStart = pending.count
  }

  /// Closes the modifiers that were opened for this element.
  @usableFromInline func endElement() {
    guard let start = elementStarts.popLast() else { return }
    for k in (start..<max(start, pendingStart)).reversed() {
      let (outerEnvironment, outerIdentity) = (environment, identity)
      setEnvironment(pending[k].environment)
      identity = pending[k].identity
      finish(pending[k].modifier)
      setEnvironment(outerEnvironment)
      identity = outerIdentity
      builder.close()
    }
    pendingStart = start
  }

  private func open<M: NodeModifier>(_ modifier: M) { M._open(modifier, in: self) }
  private func finish<M: NodeModifier>(_ modifier: M) { M._finish(modifier, in: self) }

  /// Lets a modifier wait for the elements that come.
  @usableFromInline func pushPending<M: NodeModifier>(_ modifier: M) {
    pending.append(
      PendingModifier(modifier: modifier, environment: environment, identity: identity))
  }

  /// Ends the waiting of the latest modifier.
  @usableFromInline func popPending() { pending.removeLast() }

  /// Closes the node that was opened last.
  @usableFromInline func closeNode() { builder.close() }

  // MARK: Children

  /// Lowers one view of several, at its place in the structure.
  @usableFromInline func lowerChild<V: View>(_ view: V, index: Int) {
    let outer = identity
    identity = outer.child(index: index)
    V._lower(view, into: self)
    identity = outer
  }

  /// Lowers the next view of a builder's list.
  @inlinable func lowerElement<V: View>(_ view: V, _ index: inout Int) {
    lowerChild(view, index: index)
    index += 1
  }

  /// Lowers a view whose type is only known at run time.
  func lowerErased(_ view: any View, _ index: inout Int) {
    func lower<V: View>(_ view: V) { lowerElement(view, &index) }
    lower(view)
  }

  /// Lowers a view whose type another view hides; another type has another state.
  func lowerTyped<V: View>(_ view: V) {
    let outer = identity
    identity = outer.child(id: ObjectIdentifier(V.self))
    V._lower(view, into: self)
    identity = outer
  }

  // MARK: Depth

  /// Goes one level deeper, on a larger stack when this one may not have room, and not at all
  /// beyond the limit.
  func descend(_ body: (Lowering) -> Void) {
    if max(builder.depth, recursion) >= DeepStackThread.depthLimit {
      session.report(
        .tooDeep,
        "Views are nested more than \(DeepStackThread.depthLimit) deep; what lies below is left out.",
        tag: NodeName.root.tag)
      return
    }
    recursion += 1
    if recursion > Lowering.shallowRecursion {
      DeepStackThread.run { body(self) }
    } else {
      body(self)
    }
    recursion -= 1
  }

  // MARK: Environment

  /// Changes the environment for what comes; the caller puts the old one back.
  @usableFromInline func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    change(&environment)
    builder.isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  /// Puts an environment in place.
  @usableFromInline func setEnvironment(_ values: EnvironmentValues) {
    environment = values
    builder.isRightToLeft = values.layoutDirection == .rightToLeft
  }

  // MARK: Numbers

  /// The number of a node that has nothing but its name, and perhaps an element's id.
  func tag(_ name: NodeName) -> UInt32 {
    if elementID == nil { return name.tag }
    return session.remember(takeElementID(NodeInfo(name: name.rawValue)))
  }

  /// The number of a node with something of its own.
  func tag(_ name: NodeName, _ role: NodeRole) -> UInt32 {
    session.remember(takeElementID(NodeInfo(name: name.rawValue, role: role)))
  }

  /// The number of a node with an identifier.
  func tag(_ name: NodeName, identifier: AnyHashable) -> UInt32 {
    session.remember(takeElementID(NodeInfo(name: name.rawValue, identifier: identifier)))
  }

  /// The number of a node that a diagnostic must be able to name.
  func ownTag(_ name: NodeName) -> UInt32 { tag(name, .none) }

  /// The number of a colour's node; equal colours in a row share one.
  func colorTag(_ color: Color) -> UInt32 {
    if elementID == nil, let last = lastColor, last.color == color,
      last.environment.isIdentical(to: environment)
    {
      return last.tag
    }
    let isPlain = elementID == nil
    let tag = tag(.color, .color(color.displayColor(in: environment)))
    if isPlain { lastColor = (color, environment, tag) }
    return tag
  }

  func typeTag<V>(_ type: V.Type) -> UInt32 {
    guard elementID != nil else { return session.tag(for: type) }
    let shared = session.tag(for: type)
    return session.remember(takeElementID(NodeInfo(name: session.name(shared))))
  }

  /// Gives the next node the id of a collection's element.
  func setElementID(_ id: AnyHashable?) { elementID = id }

  private func takeElementID(_ info: NodeInfo) -> NodeInfo {
    var info = info
    info.elementID = elementID
    elementID = nil
    return info
  }
}
