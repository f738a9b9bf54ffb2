// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Containers of the user's over the elements of their content.
///
/// Source: "Demystify SwiftUI containers" (WWDC 2024) for what an element is; what the talk leaves
/// open is ours (`Docs/Gaps.md`).
@Suite struct SubviewsTests {
  private struct Pair<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      Group(subviews: content) { views in
        HStack(spacing: 0) {
          VStack(spacing: 0) { views.prefix(1) }
          VStack(spacing: 0) { views.dropFirst() }
        }
      }
    }
  }

  @Test func `a container gets the elements of branches, loops, groups and bodies`() {
    let isOn = true
    let pair = Pair {
      Rigid(10, 10).id("a")
      Group {
        if isOn { Rigid(20, 5).id("b") }
        ForEach(0..<2) { Rigid(30, 7).id($0) }
        EmptyView()
        AnyView(Rigid(5, 5).id("c"))
      }
    }
    EveryWay(proposal: 200, 200).expect(
      pair, size: (40, 24),
      ["a": [0, 7, 10, 10], "b": [15, 0, 20, 5], "c": [22.5, 19, 5, 5]])
  }

  @Test func `a modifier around several views is around each element`() {
    let pair = Pair {
      Group {
        Rigid(10, 10).id("a")
        Rigid(20, 10).id("b")
      }
      .padding(5)
    }
    EveryWay(proposal: 200, 200)
      .expect(pair, size: (50, 20), ["a": [5, 5, 10, 10], "b": [25, 5, 20, 10]])
  }

  private struct Padded: ViewModifier {
    func body(content: Content) -> some View { content.padding(3) }
  }

  @Test func `a modifier of the user's around several views is around each element`() {
    let pair = Pair {
      Group {
        Rigid(10, 10).id("a")
        Rigid(20, 10).id("b")
      }
      .modifier(Padded())
    }
    EveryWay(proposal: 200, 200)
      .expect(pair, size: (42, 16), ["a": [3, 3, 10, 10], "b": [19, 3, 20, 10]])
  }

  @Test func `a loop over elements wraps each`() {
    let views = Group {
      Rigid(10, 10).id("a")
      Rigid(20, 10).id("b")
    }
    let column = VStack(spacing: 0) { ForEach(subviews: views) { $0.padding(2) } }
    EveryWay(proposal: 200, 200)
      .expect(column, size: (24, 28), ["a": [7, 2, 10, 10], "b": [2, 16, 20, 10]])
  }

  @Test func `an element takes the environment of its new place`() {
    let list = Group(subviews: Rectangle().frame(width: 5, height: 5)) { views in
      views.foregroundStyle(.red)
    }
    .displayList(in: CGSize(width: 5, height: 5))
    let plain = Rectangle().frame(width: 5, height: 5).foregroundStyle(.red)
      .displayList(in: CGSize(width: 5, height: 5))
    #expect(list == plain)
  }

  @Test func `sections have headers, contents and footers, and what is outside forms its own`() {
    let content = Group {
      Rigid(1, 1)
      Section {
        Rigid(1, 1)
        Rigid(1, 1)
      } header: {
        Rigid(1, 1)
      }
      Rigid(1, 1)
      Section(isExpanded: .constant(false)) {
        Rigid(1, 1)
      } header: {
        Rigid(1, 1)
      }
    }
    var counts: [[Int]] = []
    _ = Group(sections: content) { sections in
      let _ = counts = sections.map { [$0.header.count, $0.content.count, $0.footer.count] }
      Color.clear
    }
    .layoutSnapshot(in: CGSize(width: 10, height: 10))
    #expect(counts == [[0, 1, 0], [1, 2, 0], [0, 1, 0], [1, 0, 0]])
  }

  // MARK: Values

  private struct Column: View {
    var body: some View { Rigid(10, 10).containerValue(\.span, 3).padding(1) }
  }

  @Test func `values of elements reach the container through modifiers and bodies`() {
    let content = Group {
      Rigid(1, 1)
      Column()
      Rigid(1, 1).containerValue(\.span, 5).containerValue(\.span, 6)
      Group {
        Rigid(1, 1)
        Rigid(1, 1).tag("x")
      }
      .containerValue(\.span, 7)
      VStack { Rigid(1, 1).containerValue(\.span, 9) }
    }
    var spans: [Int] = []
    var tags: [String?] = []
    _ = Group(subviews: content) { views in
      let _ = spans = views.map(\.containerValues.span)
      let _ = tags = views.map { $0.containerValues.tag(for: String.self) }
      Color.clear
    }
    .layoutSnapshot(in: CGSize(width: 10, height: 10))
    #expect(spans == [1, 3, 6, 7, 7, 1])
    #expect(tags == [nil, nil, nil, nil, "x", nil])
  }

  @Test func `values of a section belong to it and its elements`() {
    let content = Section {
      Rigid(1, 1).containerValue(\.span, 2)
      Rigid(1, 1)
    }
    .containerValue(\.span, 4)
    var spans: [[Int]] = []
    _ = Group(sections: content) { sections in
      let _ =
        spans = sections.map { section in
          [section.containerValues.span] + section.content.map(\.containerValues.span)
        }
      Color.clear
    }
    .layoutSnapshot(in: CGSize(width: 10, height: 10))
    #expect(spans == [[4, 4, 4]])
  }

  // MARK: State

  private struct Counter: View {
    @State private var count: CGFloat = 1

    var body: some View {
      Rigid(count, 1).onAppear { count += 1 }
    }
  }

  @Test func `an element keeps its state when it moves to another place`() {
    func view(_ isReversed: Bool) -> some View {
      Group(
        subviews: Group {
          Counter()
          Rigid(50, 1)
        }
      ) { views in
        HStack(spacing: 0) { ForEach(isReversed ? views.reversed() : Array(views)) { $0 } }
      }
    }
    let host = ViewHost(rootView: view(false))
    let size = CGSize(width: 100, height: 10)
    #expect(host.layoutSnapshot(in: size).nodes(named: "Counter").map(\.frame.width) == [2])
    host.rootView = view(true)
    let node = host.layoutSnapshot(in: size).nodes(named: "Counter").first
    #expect(node?.frame.width == 2)
    #expect(node.map { $0.frame.minX > 50 } == true)
  }
}

extension ContainerValues {
  private enum SpanKey: ContainerValueKey {
    static let defaultValue = 1
  }

  fileprivate var span: Int {
    get { self[SpanKey.self] }
    set { self[SpanKey.self] = newValue }
  }
}
