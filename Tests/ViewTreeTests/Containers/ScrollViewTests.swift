// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Source: rule 9.2, the SCR cases.
@Suite struct ScrollViewTests {
  // Source: Thinking in SwiftUI, naykutguven/SwiftUIChronicles: 3. Container
  // Views/3-ScrollViews.swift. Documented.
  @Test func `SCR-01: takes the offer along the axis and hugs its content across`() {
    let view = ScrollView(.vertical) { Rigid(100, 1000).id("a") }
    EveryWay(proposal: 300, 200).expect(view, size: (100, 200), ["a": [0, 0, 100, 1000]])
    let snapshot = view.layoutSnapshot(proposal: ProposedViewSize(width: 300, height: 200))
    #expect(snapshot["a"]?.proposal == ProposedViewSize(width: 300, height: nil))
  }

  // Source: rule 9.2, the other axis.
  @Test func `a horizontal one takes the width and hugs the height`() {
    let view = ScrollView(.horizontal) { Rigid(1000, 100).id("a") }
    EveryWay(proposal: 300, 200).expect(view, size: (300, 100), ["a": [0, 0, 1000, 100]])
  }

  // Source: rule 9.2, both axes.
  @Test func `one of both axes takes the whole offer and offers nothing`() {
    let view = ScrollView([.horizontal, .vertical]) { Color.red.id("a") }
    EveryWay(proposal: 300, 200).expect(view, size: (300, 200), ["a": [0, 0, 10, 10]])
  }

  // Source: rule 9.2: nothing offered asks for the content's length.
  @Test func `where nothing is offered along the axis it is as long as the content`() {
    let view = ScrollView { Rigid(100, 1000) }
    EveryWay(proposal: 300, nil).expect(view, size: (100, 1000))
    EveryWay(proposal: nil, nil).expect(view, size: (100, 1000))
  }

  // Source: Thinking in SwiftUI, naykutguven/SwiftUIChronicles: 3-ScrollViews.swift.
  // Documented.
  @Test func `SCR-03: several views stand in a column, whatever the axis`() {
    for axes in [Axis.Set.vertical, .horizontal] {
      let view = ScrollView(axes) {
        Rigid(30, 20).id("a")
        Rigid(50, 20).id("b")
      }
      EveryWay(proposal: axes == .vertical ? nil : 50, axes == .vertical ? 48 : nil)
        .expect(view, size: (50, 48), ["a": [10, 0, 30, 20], "b": [0, 28, 50, 20]])
    }
  }

  // Ours: a scroll view at rest shows the start.
  @Test func `content that is shorter stays at the start`() {
    let view = ScrollView { Rigid(100, 20).id("a") }
    EveryWay(window: 320, 200).expect(view, size: (320, 200), ["a": [110, 0, 100, 20]])
  }

  @Test func `without content it is as long as its offer and has no width`() {
    EveryWay(proposal: 300, 200).expect(ScrollView { EmptyView() }, size: (0, 200))
  }

  // Ours, by rule 9.2: what is drawn ends at the frame.
  @Test func `the drawing is clipped to the frame unless that is disabled`() {
    let view = ScrollView { Color.red.frame(width: 100, height: 1000) }
    let window = CGSize(width: 100, height: 200)
    #expect(view.displayList(in: window).items.count == 3)
    #expect(view.scrollClipDisabled().displayList(in: window).items.count == 1)
  }

  // Source: app reports, e.g. github.com/pietropizzi/GridStack/issues/15. Documented.
  @Test func `GEO-04: a reader inside takes 10 points, with a diagnostic`() {
    let view = ScrollView { GeometryReader { _ in Color.red }.id("reader") }
    EveryWay(proposal: 200, 300)
      .expect(view, size: (200, 300), ["reader": [0, 0, 200, 10]])
    let found = view.layoutSnapshot(in: CGSize(width: 200, height: 300)).diagnostics
    #expect(found.map(\.kind) == [.unspecifiedReader])
  }

  // Report 17, by the same rule. https://github.com/exyte/Grid/issues/6.
  @Test func `tags in a reader overflow onto what stands below the reader`() {
    let view = ScrollView {
      VStack(alignment: .leading) {
        GeometryReader { _ in
          VStack(spacing: 0) { ForEach(0..<3) { _ in Rigid(100, 30) } }.id("tags")
        }
        .id("reader")
        Rigid(50, 20).id("box")
      }
    }
    EveryWay(proposal: 320, 600).expect(
      view, size: (320, 600),
      ["reader": [0, 0, 320, 10], "tags": [0, 0, 100, 90], "box": [0, 18, 50, 20]])
  }

  // Report 19, by rules 9.2 and 5.5.
  // https://github.com/HappyIosDeveloper/SwiftUI-TagView/issues/1.
  @Test func `content that wants the whole width widens it`() {
    let box = Rigid(100, 20)
    EveryWay(proposal: 320, 200).expect(ScrollView { box }, size: (100, 200))
    EveryWay(proposal: 320, 200).expect(
      ScrollView { box.frame(maxWidth: .infinity).id("a") }, size: (320, 200),
      ["a": [0, 0, 320, 20]])
  }

  // Report 52: a path draws in its own space.
  // https://github.com/TokamakUI/Tokamak/issues/504.
  @Test func `paths in a row inside draw next to each other`() {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<3) { _ in
          Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 20, y: 50))
          }
          .stroke()
          .frame(width: 20, height: 50)
        }
      }
    }
    let list = view.displayList(in: CGSize(width: 200, height: 50))
    let starts = list.items.compactMap { item -> Double? in
      guard case .stroke(let path, _, _) = item, case .move(let point)? = path.elements.first
      else { return nil }
      return point.x
    }
    #expect(starts == [0, 20, 40])
  }

  // Report 101 for a column; lazy columns come to the same.
  // https://github.com/jsmestad/minga/pull/1936.
  @Test func `a picture of the ideal size shows all rows`() {
    let view = ScrollView { VStack(spacing: 0) { ForEach(0..<5) { _ in Rigid(100, 20) } } }
    EveryWay(proposal: 100, 60).expect(view, size: (100, 60))
    EveryWay(proposal: nil, nil).expect(view, size: (100, 100))
  }

  // Ours: margins belong to the content, and to the outermost container inside.
  @Test func `content margins stand around the content`() {
    let view = ScrollView {
      ScrollView(.horizontal) { Rigid(30, 20).id("a") }
    }
    .contentMargins(.all, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    EveryWay(proposal: 100, nil).expect(view, size: (100, 24), ["a": [2, 1, 30, 20]])
  }

  // Ours.
  @Test func `guides inside do not leave it`() {
    let view = HStack(alignment: .top, spacing: 0) {
      ScrollView(.horizontal) { Rigid(20, 10).alignmentGuide(.top) { _ in -5 } }.id("scroll")
      Rigid(10, 10).id("other")
    }
    EveryWay(proposal: 30, 50)
      .expect(view, size: (30, 10), ["scroll": [0, 0, 20, 10], "other": [20, 0, 10, 10]])
  }

  @Test func `a scroll reader shows its content, and modifiers of scrolling change nothing`() {
    let view = ScrollViewReader { proxy in
      let _ = proxy.scrollTo(1)
      ScrollView { Rigid(30, 20).id("a").scrollTargetLayout() }
        .scrollIndicators(.hidden).scrollDisabled(true).scrollTargetBehavior(.paging)
    }
    EveryWay(proposal: 50, 60).expect(view, size: (30, 60), ["a": [0, 0, 30, 20]])
  }
}
