// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Runs work on a thread with a stack of its own size and waits for it.
func onThread(stackSize: Int, _ work: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    work()
    done.signal()
  }
  thread.stackSize = stackSize
  thread.start()
  done.wait()
}

/// A view that contains itself, as deep as it is told.
private struct Nested: View {
  var depth: Int
  var body: some View {
    depth == 0 ? AnyView(Box(10, 10)) : AnyView(Nested(depth: depth - 1).padding(1))
  }
}

/// Trees that are deeper or wider than any stack or table.
///
/// Source: ours; the numbers are those that the documentation promises.
@Suite(.serialized) struct DeepTreesTests {
  enum Shape: String, CaseIterable, Sendable {
    case padding, row, column, depth, overlay, background, frame, reader, environment, id
  }

  private static func nested(_ shape: Shape, _ depth: Int) -> AnyView {
    var view = AnyView(Box(10, 10))
    for _ in 0..<depth {
      let inner = view
      switch shape {
      case .padding: view = AnyView(inner.padding(1))
      case .row:
        view = AnyView(
          HStack(spacing: 0) {
            inner; Box(1, 1)
          })
      case .column:
        view = AnyView(
          VStack(spacing: 0) {
            inner; Box(1, 1)
          })
      case .depth:
        view = AnyView(
          ZStack {
            inner; Box(1, 1)
          })
      case .overlay: view = AnyView(Box(10, 10).overlay(inner))
      case .background: view = AnyView(inner.background(Color.red))
      case .frame: view = AnyView(inner.frame(minWidth: 5, maxWidth: .infinity))
      case .reader: view = AnyView(GeometryReader { _ in inner })
      case .environment: view = AnyView(inner.lineLimit(3))
      case .id: view = AnyView(inner.id(1))
      }
    }
    return view
  }

  /// Lays out, describes, exports, draws and frees; whether the view was left whole.
  @Sendable private static func exercise(_ view: AnyView) -> Bool {
    let size = CGSize(width: 500, height: 500)
    let snapshot = view.layoutSnapshot(in: size)
    let isWhole = !snapshot.reports(.tooDeep)
    let list = view.displayList(in: size)
    let isPrinted =
      !snapshot.json().isEmpty && !snapshot.description.isEmpty && list.size.width == 500
    return isWhole && isPrinted && snapshot.nodes.allSatisfy { $0.frame.isFinite }
  }

  @MainActor @Test
  func `100,000 nested paddings are laid out, printed and freed on the main thread`() {
    #expect(DeepTreesTests.exercise(DeepTreesTests.nested(.padding, 100_000)))
  }

  @Test func `100,000 nested paddings are laid out on a stack of half a mebibyte`() {
    onThread(stackSize: 512 << 10) {
      #expect(DeepTreesTests.exercise(DeepTreesTests.nested(.padding, 100_000)))
    }
  }

  @Test func `a description of 20,000 levels counts levels instead of indenting without end`() {
    let snapshot = DeepTreesTests.nested(.padding, 20_000).layoutSnapshot(proposal: .zero)
    let lines = snapshot.description.split(separator: "\n")
    #expect(lines.count == snapshot.nodes.count)
    #expect(lines[100].hasPrefix(String(repeating: "  ", count: 100) + "padding  "))
    #expect(lines[101].hasPrefix(String(repeating: "  ", count: 100) + "[101] padding  "))
    #expect(snapshot.root.frame.width == 40_010)
  }

  @Test func `beyond 200,000 levels the rest is left out with a diagnostic`() {
    let snapshot = DeepTreesTests.nested(.padding, 300_000)
      .layoutSnapshot(in: CGSize(width: 100, height: 100))
    #expect(snapshot.reports(.tooDeep))
    #expect(snapshot.nodes.allSatisfy { $0.frame.isFinite })
  }

  @Test func `a diagnostic at each of 20,000 levels`() {
    var view = AnyView(Box(10, 10))
    for _ in 0..<20_000 { view = AnyView(view.padding(.nan)) }
    let diagnostics = view.layoutSnapshot(proposal: .zero).diagnostics
    #expect(diagnostics.count == 20_000)
    #expect(diagnostics.last?.path.hasPrefix("…/padding/padding/") == true)
  }

  @Test(arguments: Shape.allCases) func `20,000 levels of each container`(_ shape: Shape) {
    #expect(DeepTreesTests.exercise(DeepTreesTests.nested(shape, shape == .reader ? 5000 : 20_000)))
    onThread(stackSize: 512 << 10) {
      #expect(DeepTreesTests.exercise(DeepTreesTests.nested(shape, shape == .reader ? 5000 : 5000)))
    }
  }

  @Test func `a view that contains itself 20,000 times`() {
    #expect(DeepTreesTests.exercise(AnyView(Nested(depth: 20_000))))
    onThread(stackSize: 512 << 10) {
      #expect(DeepTreesTests.exercise(AnyView(Nested(depth: 20_000))))
    }
  }

  @Test func `200,000 siblings`() {
    let column = VStack(spacing: 0) { ForEach(0..<200_000) { _ in Color.red.frame(height: 1) } }
    let snapshot = column.layoutSnapshot(proposal: ProposedViewSize(width: 10, height: nil))
    #expect(snapshot.size == CGSize(width: 10, height: 200_000))
    let row = HStack { ForEach(0..<200_000) { _ in Color.red } }
    #expect(row.layoutSnapshot(in: CGSize(width: 2e6, height: 10)).nodes.count == 200_001)
    let pile = ZStack { ForEach(0..<200_000) { _ in Color.red } }
    #expect(pile.displayList(in: CGSize(width: 10, height: 10)).size.width == 10)
  }
}
