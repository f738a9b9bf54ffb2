// SPDX-License-Identifier: MIT

/// A stored property of a view whose value comes from outside the view.
///
/// Before a view's body is asked for, its dynamic properties are connected to the environment and
/// to the state that belongs to the view's place in the tree. A struct of your own may conform and
/// contain other dynamic properties: those are connected first, then `update()` is called.
public protocol DynamicProperty {
  /// Called when the properties inside have their values for the coming body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property of the library that connects itself.
protocol InstallableProperty: DynamicProperty {
  /// Connects the property.
  mutating func install(_ context: DynamicPropertyContext, slot: StateSlot)
}
