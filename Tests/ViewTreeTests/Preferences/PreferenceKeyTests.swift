// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

@Suite struct PreferenceKeyTests {
  private struct NeverJoined: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = -1 }
  }

  private struct Maybe: PreferenceKey {
    typealias Value = Int?
    static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
  }

  // Source: case PRF-03.
  @Test func `the values of a container are joined in source order, not in drawing order`() {
    let view = HStack {
      Color.red.word("a").zIndex(2)
      Color.red.word("b")
      VStack {
        Color.red.word("c")
        Color.red.word("d")
      }
    }
    #expect(view.words() == ["a", "b", "c", "d"])
  }

  // Source: case PRF-01.
  @Test func `an overlay comes after the view, a background before it`() {
    let view = Color.red.word("view")
    #expect(view.overlay(Color.red.word("over")).words() == ["view", "over"])
    #expect(view.background(Color.red.word("under")).words() == ["under", "view"])
  }

  @Test func `a single value is never joined`() {
    let log = Log<Int>()
    let view = HStack {
      Color.red
      Color.red.preference(key: NeverJoined.self, value: 7).padding()
    }
    .onPreferenceChange(NeverJoined.self) { log.add($0) }
    _ = view.layoutSnapshot(in: window)
    #expect(log.values == [7])
  }

  @Test func `a value of its own stands for all values inside the view`() {
    let row = HStack {
      Color.red.word("a")
      Color.red.word("b")
    }
    #expect(row.word("row").words() == ["row"])
    #expect(Color.red.word("inner").word("outer").words() == ["outer"])
  }

  @Test func `a transform changes the joined value, or the default`() {
    let row = HStack {
      Color.red.word("a")
      Color.red.word("b")
    }
    #expect(row.transformPreference(Words.self) { $0.append("+") }.words() == ["a", "b", "+"])
    #expect(
      Color.red.transformPreference(Words.self) { $0.append("+") }.words() == ["default", "+"])
  }

  @Test func `views that tell nothing leave the default`() {
    #expect(Color.red.words() == ["default"])
    #expect(HStack {}.words() == ["default"])
    #expect(Maybe.defaultValue == nil)
  }

  @Test func `an empty view has no node to tell anything`() {
    let view = VStack {
      EmptyView().word("empty")
      Color.red.word("red")
    }
    #expect(view.words() == ["red"])
  }

  @Test(arguments: [true, false]) func `a branch that is taken tells its value`(isFirst: Bool) {
    let view = VStack {
      if isFirst { Color.red.word("if") } else { Color.blue.word("else") }
      if isFirst { Color.red.word("only") }
    }
    #expect(view.words() == (isFirst ? ["if", "only"] : ["else"]))
  }

  @Test func `every element of a group and of a collection tells the value`() {
    let view = VStack {
      Group {
        Color.red
        Color.blue
      }
      .word("group")
      ForEach(0..<3, id: \.self) { Color.red.word("\($0)") }
    }
    #expect(view.words() == ["group", "group", "0", "1", "2"])
  }

  @Test func `elements with the same id all tell their value`() {
    let view = VStack { ForEach([1, 1, 2], id: \.self) { Color.red.word("\($0)") } }
    #expect(view.words() == ["1", "1", "2"])
  }

  @Test func `what is hidden, or inside a geometry reader, tells its value`() {
    let view = VStack {
      Color.red.word("hidden").hidden()
      GeometryReader { proxy in
        Color.red.word("\(Int(proxy.size.width))")
      }
      .frame(height: 10)
    }
    #expect(view.words() == ["hidden", "200"])
  }

  @Test func `nested deeply, a value still arrives`() {
    var view = AnyView(Color.red.word("deep"))
    for _ in 0..<3000 { view = AnyView(view.padding(0)) }
    #expect(view.words() == ["deep"])
  }
}
