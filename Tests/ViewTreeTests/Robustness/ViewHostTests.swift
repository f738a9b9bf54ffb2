// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Keeps what views give it, to reach inside them from a test.
private final class Handles {
  var widths: [String: Binding<CGFloat>] = [:]
  var actions: [String: () -> Void] = [:]
  var bodies = 0
}

private struct Growing: View {
  @State private var width: CGFloat = 10
  var name = "box"
  var handles: Handles

  var body: some View {
    handles.widths[name] = $width
    handles.actions[name] = { width += 5 }
    handles.bodies += 1
    return Box(width, 20, name)
  }
}

private struct List: View {
  var names: [String]
  var handles: Handles

  var body: some View {
    HStack(spacing: 0) {
      ForEach(names, id: \.self) { Growing(name: $0, handles: handles) }
    }
  }
}

private struct Scaled: View {
  @Environment(\.displayScale) var scale
  @Environment(\.layoutDirection) var direction
  var body: some View { Box(10 * scale, direction == .rightToLeft ? 1 : 2, "box") }
}

/// A geometry reader whose content writes state: the feedback loop.
private struct Feedback: View {
  @State private var height: CGFloat = 10
  var limit: CGFloat

  var body: some View {
    GeometryReader { proxy in
      content(proxy)
    }
    .frame(height: height)
  }

  private func content(_ proxy: GeometryProxy) -> some View {
    if proxy.size.height < limit { height = proxy.size.height + 10 }
    return Box(5, proxy.size.height, "inside")
  }
}

@Suite struct ViewHostTests {
  private let window = CGSize(width: 100, height: 100)

  @Test func `state stays from one layout to the next`() {
    let handles = Handles()
    let host = ViewHost(rootView: Growing(handles: handles))
    #expect(host.layoutSnapshot(in: window).numbers("box") == [45, 40, 10, 20])
    handles.widths["box"]?.wrappedValue = 30
    #expect(host.layoutSnapshot(in: window).numbers("box") == [35, 40, 30, 20])
    handles.actions["box"]?()
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 35, height: 20))
    #expect(host.layoutSnapshot(in: CGSize(width: 35, height: 20)).numbers("box")[2] == 35)
    #expect(host.displayList(in: window).size.width == 100)
  }

  @Test func `without a change the body is not asked again`() {
    let handles = Handles()
    let host = ViewHost(rootView: Growing(handles: handles))
    _ = host.layoutSnapshot(in: window)
    _ = host.layoutSnapshot(in: CGSize(width: 50, height: 50))
    _ = host.sizeThatFits(.zero)
    #expect(handles.bodies == 1)
    handles.actions["box"]?()
    _ = host.layoutSnapshot(in: window)
    #expect(handles.bodies == 2)
  }

  @Test func `a new root view of the same shape keeps the state`() {
    let handles = Handles()
    let host = ViewHost(rootView: Growing(handles: handles))
    _ = host.layoutSnapshot(in: window)
    handles.widths["box"]?.wrappedValue = 30
    host.rootView = Growing(handles: handles)
    #expect(host.layoutSnapshot(in: window).numbers("box")[2] == 30)
  }

  @Test func `elements keep their state by id when they move, and lose it when they go`() {
    let handles = Handles()
    let host = ViewHost(rootView: List(names: ["a", "b", "c"], handles: handles))
    _ = host.layoutSnapshot(in: window)
    handles.widths["a"]?.wrappedValue = 30
    host.rootView = List(names: ["c", "b", "a"], handles: handles)
    let moved = host.layoutSnapshot(proposal: .unspecified)
    #expect(moved.numbers("a") == [20, 0, 30, 20] && moved.numbers("c") == [0, 0, 10, 20])
    host.rootView = List(names: ["b"], handles: handles)
    _ = host.layoutSnapshot(in: window)
    host.rootView = List(names: ["a", "b"], handles: handles)
    #expect(host.layoutSnapshot(proposal: .unspecified).numbers("a")[2] == 10)
  }

  @Test func `the same id twice shows both elements, keeps two states and says so`() {
    let handles = Handles()
    let host = ViewHost(rootView: List(names: ["a", "b", "a"], handles: handles))
    let snapshot = host.layoutSnapshot(proposal: .unspecified)
    #expect(snapshot.size.width == 30)
    let found = snapshot.diagnostics.filter { $0.kind == .duplicateID }
    #expect(found.count == 1 && found.first?.message.contains("a") == true)
    handles.widths["a"]?.wrappedValue = 20  // The last one that gave its binding.
    #expect(host.layoutSnapshot(proposal: .unspecified).size.width == 40)
  }

  @Test func `a change of the environment arrives`() {
    let host = ViewHost(rootView: Scaled())
    #expect(host.layoutSnapshot(proposal: .unspecified).size == CGSize(width: 10, height: 2))
    host.environment.displayScale = 3
    host.environment.layoutDirection = .rightToLeft
    #expect(host.layoutSnapshot(proposal: .unspecified).size == CGSize(width: 30, height: 1))
  }

  /// State that is written in the pass counts for the next layout; the result is the fixed point.
  @Test func `content that writes state settles over the layouts`() {
    let host = ViewHost(rootView: Feedback(limit: 40))
    var heights: [CGFloat] = []
    for _ in 0..<6 { heights.append(host.layoutSnapshot(in: window).numbers("inside")[3]) }
    #expect(heights.last == 40)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `content that always writes state stops, with a finite result`() {
    let host = ViewHost(rootView: Feedback(limit: .infinity))
    for _ in 0..<20 {
      let snapshot = host.layoutSnapshot(in: window)
      #expect(snapshot.nodes.allSatisfy { $0.frame.isFinite })
    }
  }
}
