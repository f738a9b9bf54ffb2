// SPDX-License-Identifier: MIT

import Testing
import ViewTree

private struct Label {
  @Environment(\.lineLimit) var limit
  @Environment(\.displayScale) var scale
}

@Suite struct EnvironmentTests {
  @Test func `outside a layout the default is read`() {
    #expect(Label().limit == nil)
    #expect(Label().scale == 1)
  }

  @Test func `an installed property reads the environment of its view`() {
    var environment = EnvironmentValues()
    environment.lineLimit = 2
    environment.displayScale = 3
    var label = Label()
    DynamicProperties.install(
      into: &label, context: DynamicPropertyContext(environment: environment))
    #expect(label.limit == 2 && label.scale == 3)
    CurrentEnvironment.with(EnvironmentValues()) { #expect(label.limit == 2) }
  }

  @Test func `a property that was not installed reads the environment of the running body`() {
    var outer = EnvironmentValues()
    outer.lineLimit = 2
    var inner = EnvironmentValues()
    inner.lineLimit = 4
    let label = Label()
    CurrentEnvironment.with(outer) {
      #expect(label.limit == 2)
      CurrentEnvironment.with(inner) { #expect(label.limit == 4) }
      #expect(label.limit == 2)
    }
    #expect(label.limit == nil)
    #expect(CurrentEnvironment.value.map(\.lineLimit) == nil)
  }

  struct Failure: Error {}

  @Test func `a body that throws leaves nothing behind`() {
    #expect(throws: Failure.self) {
      try CurrentEnvironment.with(EnvironmentValues()) { throw Failure() }
    }
    #expect(CurrentEnvironment.value?.lineLimit == nil)
  }
}
