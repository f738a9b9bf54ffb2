// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import ViewTree

private struct Counter {
  var label = "n"
  @State var count = 3
  @State var note: String?
  var storage: State<Int> { _count }
}

private struct Toggle {
  @State var isOn = false
}

private struct Doubled: DynamicProperty {
  @State var base = 10
  @Environment(\.lineLimit) var limit
  var twice = 0
  mutating func update() { twice = base * 2 + (limit ?? 0) }
}

private struct Outer {
  var plain: Int8 = 1
  var first = Doubled()
  var second = Doubled()
}

@Suite struct StateTests {
  let store = StateStore()

  private func installed<V>(
    _ view: V, at identity: ViewIdentity = .root, environment: EnvironmentValues = .init()
  ) -> V {
    var view = view
    DynamicProperties.install(
      into: &view,
      context: DynamicPropertyContext(
        environment: environment, store: store, identity: identity))
    return view
  }

  @Test func `a written state is there at the next installation`() {
    let first = installed(Counter())
    #expect(first.count == 3 && first.note == nil)
    first.count = 8
    first.$note.wrappedValue = "x"
    #expect(first.count == 8)
    let second = installed(Counter())
    #expect(second.count == 8 && second.note == "x")
  }

  @Test func `another place has a state of its own`() {
    let left = installed(Counter(), at: .root.child(index: 0))
    let right = installed(Counter(), at: .root.child(index: 1))
    left.count = 50
    #expect(right.count == 3)
    #expect(installed(Counter(), at: .root.child(index: 0)).count == 50)
  }

  @Test func `another view in the same place starts afresh`() {
    installed(Counter()).count = 50
    #expect(installed(Toggle()).isOn == false)
    installed(Toggle()).isOn = true
    #expect(installed(Counter()).count == 50)
    #expect(store.count == 3)
  }

  @Test func `without a store the initial value stays`() {
    var view = Counter()
    DynamicProperties.install(
      into: &view, context: DynamicPropertyContext(environment: EnvironmentValues()))
    view.count = 9
    #expect(view.count == 3)
    view.$count.wrappedValue = 9
    #expect(view.count == 3)
    let never = Counter()
    never.count = 9
    #expect(never.count == 3)
  }

  @Test func `a walk drops what it did not meet`() {
    store.beginUpdate()
    installed(Counter(), at: .root.child(id: "a")).count = 1
    installed(Counter(), at: .root.child(id: "b")).count = 2
    store.endUpdate()
    #expect(store.count == 4)
    store.beginUpdate()
    _ = installed(Counter(), at: .root.child(id: "b"))
    store.endUpdate()
    #expect(store.count == 2)
    #expect(installed(Counter(), at: .root.child(id: "b")).count == 2)
    #expect(installed(Counter(), at: .root.child(id: "a")).count == 3)
  }

  @Test func `a walk that met a state twice still drops the others`() {
    store.beginUpdate()
    _ = installed(Toggle(), at: .root.child(index: 0))
    _ = installed(Toggle(), at: .root.child(index: 1))
    store.endUpdate()
    #expect(store.count == 2)
    store.beginUpdate()
    for _ in 0..<3 { _ = installed(Toggle(), at: .root.child(index: 1)) }
    store.endUpdate()
    #expect(store.count == 1)
    store.beginUpdate()
    _ = installed(Toggle(), at: .root.child(index: 2))
    store.endUpdate()
    #expect(store.count == 1)
  }

  @Test func `a write marks the store, also during a walk, and calls back once`() {
    let calls = Mutex(0)
    let store = StateStore { calls.withLock { $0 += 1 } }
    var view = Counter()
    let context = DynamicPropertyContext(environment: EnvironmentValues(), store: store)
    store.beginUpdate()
    DynamicProperties.install(into: &view, context: context)
    #expect(!store.isInvalidated)
    view.count = 4
    view.count = 5
    #expect(store.isInvalidated && view.count == 5)
    store.endUpdate()
    #expect(store.isInvalidated)
    #expect(calls.withLock { $0 } == 1)
    store.beginUpdate()
    #expect(!store.isInvalidated)
    view.count = 6
    #expect(calls.withLock { $0 } == 2)
  }

  @Test func `a struct of dynamic properties is updated after what is inside`() {
    var environment = EnvironmentValues()
    environment.lineLimit = 5
    let outer = installed(Outer(), environment: environment)
    #expect(outer.first.twice == 25 && outer.second.twice == 25)
    outer.first.base = 100
    let again = installed(Outer(), environment: environment)
    #expect(again.first.twice == 205 && again.second.twice == 25)
    #expect(again.plain == 1)
  }

  @Test func `types without dynamic properties are known`() {
    #expect(!DynamicProperties.hasAny(Int.self))
    #expect(!DynamicProperties.hasAny(String.self))
    #expect(DynamicProperties.hasAny(Counter.self))
    #expect(DynamicProperties.hasAny(Outer.self))
    #expect(DynamicProperties.hasAny(Counter.self))
  }

  private enum Choice {
    case left(State<Int>)
    case right
  }

  private final class Model {
    @State var count = 1
  }

  private struct Generic<Content> {
    var content: Content
    @State var value = 5
  }

  @Test func `types that are no structs have no dynamic properties`() {
    #expect(!DynamicProperties.hasAny(Choice.self))
    #expect(!DynamicProperties.hasAny(Model.self))
    #expect(!DynamicProperties.hasAny(Never.self))
    #expect(!DynamicProperties.hasAny(Int?.self))
    #expect(!DynamicProperties.hasAny((() -> Void).self))
    #expect(!DynamicProperties.hasAny((any DynamicProperty).self))
    #expect(!DynamicProperties.hasAny([Counter].self))
  }

  @Test func `the offset of a property follows from the generic arguments`() {
    let small = installed(Generic(content: UInt8(1)), at: .root.child(index: 0))
    let large = installed(Generic(content: (1, "text", Counter())), at: .root.child(index: 1))
    small.value = 6
    large.value = 7
    #expect(installed(Generic(content: UInt8(2)), at: .root.child(index: 0)).value == 6)
    #expect(
      installed(Generic(content: (1, "other", Counter())), at: .root.child(index: 1)).value == 7)
  }

  private final class Owner {
    let view: Counter
    init(_ view: Counter) { self.view = view }
    deinit { view.count += 1 }
  }

  private struct Holder {
    @State var owner: Owner?
  }

  @Test func `a value may use the store when it ends`() {
    let counter = installed(Counter(), at: .root.child(index: 9))
    installed(Holder()).owner = Owner(counter)
    installed(Holder()).owner = nil
    #expect(counter.count == 4)
  }

  @Test func `threads may write one state`() async {
    let view = installed(Counter())
    let binding = view.storage
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for step in 0..<1000 { binding.wrappedValue = step } }
      }
    }
    #expect(view.count == 999)
  }

  @Test func `threads may look at new types and install at once`() async {
    let total = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask { [self] in
          (0..<500).reduce(0) {
            $0 + installed(Counter(), at: .root.child(index: task).child(id: $1)).count
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(total == 8 * 500 * 3)
    #expect(store.count == 8 * 500 * 2)
  }
}
