// SPDX-License-Identifier: MIT

/// What the dynamic properties of one view are connected to.
package struct DynamicPropertyContext {
  /// The values of the surroundings.
  package var environment: EnvironmentValues
  /// Where state is kept, or nil in a layout that keeps none.
  package var store: StateStore?
  /// The place of the view in the tree.
  package var identity: ViewIdentity

  /// Makes a context.
  package init(
    environment: EnvironmentValues, store: StateStore? = nil, identity: ViewIdentity = .root
  ) {
    self.environment = environment
    self.store = store
    self.identity = identity
  }
}
