// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Faults that random trees have found, each with the numbers that must come out.
@Suite struct FoundByRandomTreesTests {
  private let window = CGSize(width: 100, height: 100)

  /// Rule 5.2: a frame's own side of the alignment never asks what is inside.
  @Test func `a guide that reads another one aligns a frame by its default`() {
    let alignment = Alignment(horizontal: .center, vertical: .below)
    let view = HStack(alignment: .bottom) {
      Box(10, 10, "inside").alignmentGuide(.bottom) { _ in 3 }
        .frame(width: 50, height: 50, alignment: alignment)
    }
    // The frame's guide is 50 + 2, the box's 3 + 2.
    let snapshot = view.layoutSnapshot(proposal: .unspecified)
    #expect(snapshot.numbers("inside") == [20, 47, 10, 10])
    let lazy = LazyVStack(alignment: .slanted) { Box(10, 10, "inside") }
    #expect(lazy.layoutSnapshot(proposal: .unspecified).numbers("inside") == [0, 0, 10, 10])
  }

  @Test func `an overlay of a preference may be empty, in a geometry reader too`() {
    let view = GeometryReader { _ in
      Box(10, 10, "base").overlayPreferenceValue(WidthKey.self) { _ in EmptyView() }
    }
    #expect(view.layoutSnapshot(in: window).numbers("base") == [0, 0, 10, 10])
  }

  /// Reliability of custom layouts (ours): an endless answer to a finite offer counts as zero.
  @Test func `an endless answer counts as zero, and is reported`() {
    let layout = Lying(.infiniteSize) { Box(10, 10) }.layoutSnapshot(in: window)
    #expect(layout.size == window)
    #expect(layout.nodes(named: "Lying").first?.frame.numbers == [50, 50, 0, 0])
    #expect(layout.reports(.invalidLayoutAnswer))
    let shape = LyingShape(length: .infinity).layoutSnapshot(in: window)
    #expect(shape.root.frame.numbers == [50, 50, 0, 0])
    #expect(shape.reports(.invalidLayoutAnswer))
    let asked = Lying(.infiniteSize) { Box(10, 10) }.layoutSnapshot(proposal: .infinity)
    #expect(asked.size == CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(!asked.reports(.invalidLayoutAnswer))
  }

  @Test func `a subview that an infinite proposal makes endless takes the layout's length`() {
    let snapshot = Lying(.placesTwice) { Color.red }.layoutSnapshot(in: window)
    #expect(snapshot.nodes(named: "Color").first?.frame.numbers == [-50, -50, 100, 100])
    #expect(snapshot.reports(.invalidLayoutAnswer))
    let rigid = Lying(.placesTwice) { Box(10, 10, "rigid") }.layoutSnapshot(in: window)
    #expect(!rigid.reports(.invalidLayoutAnswer))
  }

  @Test func `what is endless in an endless window has a place`() {
    let view = HStack {
      VStack {
        Color.red
        Box(10, 10)
      }
      .alignmentGuide(.top) { $0[.bottom] }
    }
    let snapshot = view.layoutSnapshot(proposal: .infinity)
    #expect(snapshot.nodes.allSatisfy { !$0.frame.numbers.contains(where: \.isNaN) })
  }

  @Test func `a lazy grid without columns leaves its views out`() {
    let grid = LazyVGrid(columns: []) { HStack { Box(10, 10, "box") } }
    let host = ViewHost(rootView: AnyView(grid))
    for _ in 0..<2 { #expect(host.layoutSnapshot(in: window)["box"] == nil) }
    host.rootView = AnyView(LazyVGrid(columns: [GridItem()]) { HStack { Box(10, 10, "box") } })
    #expect(host.layoutSnapshot(in: window)["box"] != nil)
  }

  @Test func `views that did not fit are there when a row takes the place of the choice`() {
    let host = ViewHost(
      rootView: AnyView(
        ViewThatFits {
          Box(10, 10, "a"); Box(5, 5, "b")
        }))
    #expect(host.layoutSnapshot(in: window)["b"] == nil)
    host.rootView = AnyView(
      HStack(spacing: 0) {
        Box(10, 10, "a"); Box(5, 5, "b")
      })
    #expect(host.layoutSnapshot(proposal: .unspecified).numbers("b") == [10, 2.5, 5, 5])
  }

  /// A layout of the user's may ask its subviews while the tree is built, before frames of the
  /// older tree are taken over.
  @Test func `a row inside a layout that keeps sizes shares its space anew after an edit`() {
    func view(_ width: CGFloat) -> some View {
      AnyLayout(Stairs(step: 3)) {
        HStack(spacing: 0) {
          Box(width, 10); Spacer(minLength: 0).accessibilityIdentifier("space")
        }
        .frame(width: 100)
      }
    }
    let host = ViewHost(rootView: view(30))
    #expect(host.layoutSnapshot(proposal: .unspecified).numbers("space") == [30, 5, 70, 0])
    host.rootView = view(40)
    #expect(host.layoutSnapshot(proposal: .unspecified).numbers("space") == [40, 5, 60, 0])
  }

  /// Whether a background has a node for a safe area follows from what is around it alone.
  @Test func `a reader that is built again has the same nodes`() {
    let view = GeometryReader { _ in
      Box(10, 10).background(Color.yellow)
      Box(10, 10).background(Color.yellow).safeAreaPadding(10)
    }
    let host = ViewHost(rootView: view)
    let first = host.layoutSnapshot(in: window)
    _ = host.layoutSnapshot(in: CGSize(width: 50, height: 50))
    #expect(host.layoutSnapshot(in: window).description == first.description)
    #expect(first.nodes(named: "ignoresSafeArea").count == 1)
  }
}
