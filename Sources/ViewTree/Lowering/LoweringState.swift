// SPDX-License-Identifier: MIT

internal import LayoutEngine

/// What a lowering knows of the place that it is at.
///
/// It lies behind a pointer that `Lowering` owns, so that reading and writing it costs no
/// exclusivity check. The invariant: only the thread that lowers touches it, and the pointer is not
/// handed on beyond `CurrentEnvironment`, which reads the environment while a body runs.
@usableFromInline struct LoweringState {
  /// The environment of the view that is lowered now.
  @usableFromInline var environment: EnvironmentValues
  /// Its place in the structure.
  @usableFromInline var identity: ViewIdentity
  /// How many modifiers wait, and how many of them have been opened for the element around.
  @usableFromInline var pendingCount = 0
  @usableFromInline var pendingStart = 0
  /// How many views the current one is inside of on this stack.
  @usableFromInline var recursion = 0
  /// Whether the next node is the first of a collection's element.
  @usableFromInline var hasElementID = false
  var elementID: AnyHashable?
  var pending: [PendingModifier] = []
  /// The main axis of the stack around the view, or nil outside of stacks.
  var stackAxis: LayoutEngine.Axis?
  /// What the elements that come stand in.
  @usableFromInline var container = ContainerRole.plain
  var lastColor: (color: Color, environment: EnvironmentValues, tag: UInt32)?
  var lastType: (type: ObjectIdentifier, tag: UInt32)?

  /// A container that reads more of its elements than their sizes.
  @usableFromInline enum ContainerRole {
    case plain, grid, lazyGrid
  }

  init(environment: EnvironmentValues, identity: ViewIdentity) {
    self.environment = environment
    self.identity = identity
  }

  /// A modifier that waits for elements, with the environment at its place.
  struct PendingModifier {
    var modifier: any NodeModifier
    var environment: EnvironmentValues
    var identity: ViewIdentity
  }
}
