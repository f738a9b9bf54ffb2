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
  @usableFromInline let state: UnsafeMutablePointer<LoweringState>

  /// How deep views may be lowered inside each other on a stack of unknown size.
  @usableFromInline static let shallowRecursion = 24

  init(
    session: LayoutSession, builder: TreeBuilder, environment: EnvironmentValues,
    identity: ViewIdentity
  ) {
    self.session = session
    self.builder = builder
    state = .allocate(capacity: 1)
    state.initialize(to: LoweringState(environment: environment, identity: identity))
    builder.isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// Lowers a whole view. Bodies find the environment of the place that is lowered.
  func run<V: View>(_ view: V) {
    CurrentEnvironment.with(pointer: environmentPointer) { lowerChild(view, index: 0) }
  }

  /// Where the environment of the place that is lowered lies.
  var environmentPointer: UnsafePointer<EnvironmentValues> {
    let offset = MemoryLayout<LoweringState>.offset(of: \.environment) ?? 0
    return UnsafeRawPointer(state).advanced(by: offset).assumingMemoryBound(
      to: EnvironmentValues.self)
  }

  // MARK: Elements

  /// Opens the modifiers that wait for this element; how many there were.
  @inlinable @inline(__always) func beginElement() -> Int {
    let state = state
    return state.pointee.pendingCount == state.pointee.pendingStart ? 0 : openPending()
  }

  /// Closes the modifiers that were opened for this element.
  @inlinable @inline(__always) func endElement(_ opened: Int) {
    if opened > 0 { closePending(opened) }
  }

  @usableFromInline func openPending() -> Int {
    let opened = state.pointee.pendingStart..<state.pointee.pendingCount
    for k in opened {
      at(state.pointee.pending[k]) { open(state.pointee.pending[k].modifier) }
    }
    state.pointee.pendingStart = opened.upperBound
    return opened.count
  }

  @usableFromInline func closePending(_ opened: Int) {
    let end = state.pointee.pendingStart
    for k in ((end - opened)..<end).reversed() {
      at(state.pointee.pending[k]) { finish(state.pointee.pending[k].modifier) }
      builder.close()
    }
    state.pointee.pendingStart = end - opened
  }

  /// Does something with the environment and the identity of a modifier that waited.
  private func at(_ pending: LoweringState.PendingModifier, _ body: () -> Void) {
    let (outerEnvironment, outerIdentity) = (state.pointee.environment, state.pointee.identity)
    setEnvironment(pending.environment)
    state.pointee.identity = pending.identity
    body()
    setEnvironment(outerEnvironment)
    state.pointee.identity = outerIdentity
  }

  private func open<M: NodeModifier>(_ modifier: M) { M._open(modifier, in: self) }
  private func finish<M: NodeModifier>(_ modifier: M) { M._finish(modifier, in: self) }

  /// Lets a modifier wait for the elements that come.
  @usableFromInline func pushPending<M: NodeModifier>(_ modifier: M) {
    state.pointee.pending.append(
      LoweringState.PendingModifier(
        modifier: modifier, environment: state.pointee.environment,
        identity: state.pointee.identity))
    state.pointee.pendingCount += 1
  }

  /// Ends the waiting of the latest modifier.
  @usableFromInline func popPending() {
    state.pointee.pending.removeLast()
    state.pointee.pendingCount -= 1
  }

  /// Closes the node that was opened last.
  @usableFromInline func closeNode() { builder.close() }

  // MARK: Children

  /// Lowers one view of several, at its place in the structure.
  @inlinable func lowerChild<V: View>(_ view: V, index: Int) {
    let outer = state.pointee.identity
    state.pointee.identity = outer.child(index: index)
    V._lower(view, into: self)
    state.pointee.identity = outer
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
    let outer = state.pointee.identity
    state.pointee.identity = outer.child(id: ObjectIdentifier(V.self))
    V._lower(view, into: self)
    state.pointee.identity = outer
  }

  // MARK: Environment

  /// The environment of the view that is lowered now.
  @inlinable var environment: EnvironmentValues { state.pointee.environment }

  /// Changes the environment for what comes; the caller puts the old one back.
  @usableFromInline func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    change(&state.pointee.environment)
    builder.isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  /// Puts an environment in place.
  @usableFromInline func setEnvironment(_ values: EnvironmentValues) {
    state.pointee.environment = values
    builder.isRightToLeft = values.layoutDirection == .rightToLeft
  }
}
