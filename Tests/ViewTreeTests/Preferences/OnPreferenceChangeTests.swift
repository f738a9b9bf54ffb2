// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

@Suite struct OnPreferenceChangeTests {
  /// Measures its content from a background and gives it that height as a frame.
  private struct Measured<Content: View>: View {
    @State var height: CGFloat = 5
    let seen: Log<CGFloat>
    let content: Content

    var body: some View {
      seen.add(height)
      return VStack(spacing: 0) {
        GeometryReader { _ in
          content.background(
            GeometryReader { Color.clear.preference(key: Tallest.self, value: $0.size.height) })
        }
        .onPreferenceChange(Tallest.self) { height = $0 }
        .frame(height: height)
        Color.blue.frame(height: 10).id("below")
      }
    }
  }

  // Source: case PRF-04; the trick of measuring wrapped tags.
  @Test func `a height that a background reads feeds a frame in the next pass`() {
    for direction in LayoutDirection.allCases {
      for isCaching in [true, false] {
        let seen = Log<CGFloat>()
        let host = ViewHost(rootView: Measured(seen: seen, content: box(40, 33)))
        host.environment.layoutDirection = direction
        host.isCaching = isCaching
        for _ in 0..<2 {
          let snapshot = host.layoutSnapshot(proposal: ProposedViewSize(width: 100, height: nil))
          #expect(snapshot.size.height == 43)
          #expect(snapshot.numbers("below") == [0, 33, 100, 10])
          #expect(snapshot.diagnostics.isEmpty)
        }
        #expect(seen.values == [5, 33])
      }
    }
  }

  // Source: report 105: the stack in depth is the union of its aligned children.
  // https://stackoverflow.com/a/58876712.
  @Test func `the height of guided children in a stack in depth is read from a background`() {
    let tags = ZStack(alignment: .topLeading) {
      box(100, 30)
      box(100, 30).alignmentGuide(.leading) { _ in -100 }.alignmentGuide(.top) { _ in -30 }
    }
    let host = ViewHost(rootView: Measured(seen: Log(), content: tags))
    #expect(
      host.layoutSnapshot(proposal: ProposedViewSize(width: 300, height: nil)).size.height == 70)
  }

  @Test func `the action runs at first and when the value is another`() {
    let log = Log<[String]>()
    func view(_ word: String) -> some View {
      Color.red.word(word).onPreferenceChange(Words.self) { log.add($0) }
    }
    let host = ViewHost(rootView: view("a"))
    _ = host.layoutSnapshot(in: window)
    _ = host.layoutSnapshot(in: CGSize(width: 10, height: 10))
    host.rootView = view("a")
    _ = host.layoutSnapshot(in: window)
    host.rootView = view("b")
    _ = host.layoutSnapshot(in: window)
    #expect(log.values == [["a"], ["b"]])
  }

  @Test func `two actions at one place, and the elements of a collection, are told apart`() {
    let log = Log<String>()
    let view = VStack {
      ForEach(0..<2, id: \.self) { index in
        Color.red.word("\(index)")
          .onPreferenceChange(Words.self) { log.add("inner \($0.joined())") }
          .transformPreference(Words.self) { $0.append("!") }
          .onPreferenceChange(Words.self) { log.add("outer \($0.joined())") }
      }
    }
    let host = ViewHost(rootView: view)
    for _ in 0..<2 { _ = host.layoutSnapshot(in: window) }
    #expect(log.values == ["inner 0", "outer 0!", "inner 1", "outer 1!"])
  }

  /// Grows whenever its size is told.
  private struct Restless: View {
    @State var height: CGFloat = 1

    var body: some View {
      Color.red.frame(height: height)
        .background(
          GeometryReader { Color.clear.preference(key: Tallest.self, value: $0.size.height) }
        )
        .onPreferenceChange(Tallest.self) { height = $0 + 1 }
    }
  }

  // Source: report 96.
  @Test func `a preference that changes the layout in every pass is named`() throws {
    let host = ViewHost(rootView: Restless())
    let snapshot = host.layoutSnapshot(in: window)
    let messages = snapshot.diagnostics.filter { $0.kind == .didNotSettle }
    let named = try #require(messages.first { $0.message.contains("Bound preference Tallest") })
    #expect(named.message == "Bound preference Tallest tried to update in each of 8 passes.")
    #expect(named.path.hasSuffix("onPreferenceChange"))
  }
}
