// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import ViewTree

@Suite struct ViewHostSettlingTests {
  /// Writes what its reader sees into a state that changes the reader's size, until `last`.
  private struct Restless: View {
    @State var height: CGFloat = 10
    let last: CGFloat

    var body: some View {
      GeometryReader { proxy in
        grow(proxy.size.height)
      }
      .frame(width: 100, height: height)
    }

    private func grow(_ seen: CGFloat) -> some View {
      if seen < last { height = seen + 10 }
      return Color.red
    }
  }

  private struct Counter: View {
    @State var count = 0
    let store: (Binding<Int>) -> Void

    var body: some View {
      store($count)
      return Color.red.frame(width: CGFloat(10 + count), height: 10)
    }
  }

  /// A state declared inside deferred content.
  private struct Inner: View {
    let store: (Binding<Int>) -> Void

    var body: some View {
      GeometryReader { _ in Counter(store: store) }
    }
  }

  @Test func `state that a layout writes settles in further passes`() {
    let host = ViewHost(rootView: Restless(last: 40))
    let snapshot = host.layoutSnapshot(in: CGSize(width: 200, height: 200))
    #expect(snapshot.nodes(named: "frame")[0].frame.height == 40)
    #expect(snapshot.diagnostics.isEmpty)
  }

  @Test func `state that never settles stops with a diagnostic`() {
    let host = ViewHost(rootView: Restless(last: .infinity))
    let snapshot = host.layoutSnapshot(in: CGSize(width: 200, height: 200))
    #expect(snapshot.diagnostics.contains { $0.kind == .didNotSettle })
  }

  @Test func `a change of state is seen in the next layout`() throws {
    nonisolated(unsafe) var binding: Binding<Int>?
    let host = ViewHost(rootView: Counter { binding = $0 })
    #expect(host.layoutSnapshot(proposal: .unspecified).size.width == 10)
    try #require(binding).wrappedValue = 5
    #expect(host.layoutSnapshot(proposal: .unspecified).size.width == 15)
  }

  @Test func `state inside a geometry reader outlives a change of the root view`() throws {
    nonisolated(unsafe) var binding: Binding<Int>?
    let host = ViewHost(rootView: Inner { binding = $0 })
    _ = host.layoutSnapshot(in: CGSize(width: 100, height: 100))
    try #require(binding).wrappedValue = 7
    host.rootView = Inner { binding = $0 }
    _ = host.sizeThatFits(.zero)
    let snapshot = host.layoutSnapshot(in: CGSize(width: 100, height: 100))
    #expect(snapshot.nodes(named: "frame")[0].frame.width == 17)
    host.environment.displayScale = 2
    let again = host.layoutSnapshot(in: CGSize(width: 100, height: 100))
    #expect(again.nodes(named: "frame")[0].frame.width == 17)
  }

  @Test func `a trace names who offered what and which rule answered`() {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 30)
      Text("x").id("x")
    }
    let trace = view.layoutTrace(in: CGSize(width: 100, height: 50))
    let row = trace.steps.first { $0.path == "HStack" }?.description
    #expect(row?.hasPrefix("HStack: placed at") == true || row?.contains("offered 100×50") == true)
    #expect(trace.description.contains("shares the space"))
    #expect(trace.steps.contains { $0.path == "HStack/id/Text" })
  }

  /// Content made of a preference or of a size is built anew with each size.
  @Test func `a host that is resized for ever keeps its memory`() {
    let host = ViewHost(
      rootView: GeometryReader { proxy in
        ForEach(0..<4, id: \.self) { Text("\($0) of \(proxy.size.width)") }
      })
    let few = parts(of: host, resizing: 300)
    #expect(parts(of: host, resizing: 1_500) <= few * 2)
  }

  private func parts(of host: ViewHost<some View>, resizing count: Int) -> Int {
    var most = 0
    for width in 0..<count {
      _ = host.layout(proposal: ProposedViewSize(width: CGFloat(width), height: 100))
      most = max(most, host.partCount)
    }
    return most
  }
}
