// SPDX-License-Identifier: MIT

import Testing
import ViewTree

private final class Source<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

private struct Person: Identifiable, Equatable {
  var id: Int
  var name: String
  var address = Address()
  struct Address: Equatable { var street = "Main" }
}

@Suite struct BindingTests {
  @Test func `a binding reads and writes its source`() {
    let source = Source(1)
    source.binding.wrappedValue += 4
    #expect(source.value == 5)
    #expect(source.binding.projectedValue.wrappedValue == 5)
  }

  @Test func `a constant forgets what is written`() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 9
    #expect(binding.wrappedValue == 3)
  }

  @Test func `a member of the value is a binding of its own`() {
    let source = Source(Person(id: 1, name: "Ann"))
    source.binding.address.street.wrappedValue = "High"
    #expect(source.value.address.street == "High")
    #expect(source.value.name == "Ann")
    #expect(source.binding.id == 1)
  }

  @Test func `a collection gives bindings to its elements`() {
    let source = Source([Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")])
    for person in source.binding { person.name.wrappedValue += "!" }
    #expect(source.value.map(\.name) == ["Ann!", "Bob!"])
    #expect(source.binding.map(\.id) == [1, 2])
    #expect(source.binding.reversed().first?.wrappedValue.name == "Bob!")
    source.binding[0].wrappedValue.name = "Cid"
    #expect(source.value[0].name == "Cid")
  }

  @Test func `an element that is gone keeps the value that was seen`() {
    let source = Source([1, 2, 3])
    let last = source.binding[2]
    source.value = [1]
    #expect(last.wrappedValue == 3)
    last.wrappedValue = 9
    #expect(source.value == [1])
  }

  @Test func `optional bindings open and close`() {
    let source = Source<Int?>(4)
    let open = Binding(source.binding)
    #expect(open?.wrappedValue == 4)
    open?.wrappedValue = 5
    #expect(source.value == 5)
    source.value = nil
    #expect(open?.wrappedValue == 4)
    let closed: Binding<Int>? = Binding(source.binding)
    #expect(closed?.wrappedValue == nil)

    let plain = Source(1)
    let wrapped: Binding<Int?> = Binding(plain.binding)
    wrapped.wrappedValue = nil
    #expect(plain.value == 1)
    wrapped.wrappedValue = 2
    #expect(plain.value == 2)
  }

  @Test func `a property wrapper can be made from a projection`() {
    struct Row {
      @Binding var value: Int
    }
    let source = Source(1)
    let row = Row(value: source.binding)
    row.value = 6
    #expect(source.value == 6)
    row.$value.wrappedValue = 7
    #expect(source.value == 7)
  }
}
