// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import ViewTree

/// Source: rules 13.1–13.2, the VTF cases.
@Suite struct ViewThatFitsTests {
  private var three: some View {
    ViewThatFits {
      Rigid(200, 50).id("a")
      Rigid(100, 50).id("b")
      Rigid(50, 50).id("c")
    }
  }

  // Source: fatbobman.com/en/posts/mastering-viewthatfits; github.com/fatbobman/BlogCodes
  // ViewThatFits/MyViewThatFitsByLayout.swift. Documented.
  @Test func `VTF-01: the first view that fits is chosen`() {
    EveryWay(proposal: 120, 60).expect(three, size: (100, 50), ["b": [0, 0, 100, 50]])
  }

  // Source: fatbobman.com/en/posts/mastering-viewthatfits; github.com/fatbobman/BlogCodes
  // ViewThatFits/MyViewThatFitsByLayout.swift. Documented.
  @Test func `VTF-03: where nothing fits the last view is chosen`() {
    EveryWay(proposal: 120, 40).expect(three, size: (50, 50), ["c": [0, 0, 50, 50]])
  }

  // Source: fatbobman.com/en/posts/mastering-viewthatfits; github.com/fatbobman/BlogCodes
  // ViewThatFits/MyViewThatFitsByLayout.swift. Documented.
  @Test func `VTF-04: an axis that is not constrained does not count`() {
    let view = ViewThatFits(in: .horizontal) {
      Rigid(200, 50)
      Rigid(100, 50).id("b")
    }
    EveryWay(proposal: 120, 10).expect(view, size: (100, 50), ["b": [0, 0, 100, 50]])
  }

  // Source: fatbobman.com/en/posts/mastering-viewthatfits; github.com/fatbobman/BlogCodes
  // ViewThatFits/MyViewThatFitsByLayout.swift. Documented.
  @Test func `VTF-05: the ideal size decides, and the chosen view gets the real offer`() {
    let view = ViewThatFits {
      Color.red.id("a")
      Rigid(1, 1)
    }
    EveryWay(proposal: 300, 300).expect(view, size: (300, 300), ["a": [0, 0, 300, 300]])
  }

  // Ours: where nothing is offered nothing can be too large (open point U2).
  @Test func `VTF-06: where nothing is offered everything fits`() {
    EveryWay(proposal: nil, nil).expect(three, size: (200, 50), ["a": [0, 0, 200, 50]])
    EveryWay(proposal: nil, 40).expect(three, size: (50, 50), ["c": [0, 0, 50, 50]])
  }

  // Source: fatbobman.com/en/posts/mastering-viewthatfits; github.com/fatbobman/BlogCodes
  // ViewThatFits/MyViewThatFitsByLayout.swift. Documented.
  @Test func `VTF-07: an equal length fits`() {
    let view = ViewThatFits {
      Rigid(100, 50).id("a")
      Rigid(10, 10)
    }
    EveryWay(proposal: 100, 50).expect(view, size: (100, 50), ["a": [0, 0, 100, 50]])
    EveryWay(proposal: 99.9, 50).expect(view, size: (10, 10))
  }

  /// As wide as its offer, and as high as an area of 20,000 square points needs.
  private struct Wrapping: Shape {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      let width = min(proposal.width ?? .infinity, 2000)
      return CGSize(width: width, height: width > 0 ? 20_000 / width : 20_000)
    }
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  // Ours: nothing is offered on the constrained axes only (open point U2).
  @Test func `VTF-08: the height is asked for at the real width`() {
    let view = ViewThatFits(in: .vertical) {
      Wrapping().id("a")
      Rigid(5, 5)
    }
    EveryWay(proposal: 200, 100).expect(view, size: (200, 100), ["a": [0, 0, 200, 100]])
    EveryWay(proposal: 199, 100).expect(view, size: (5, 5))
  }

  // Ours: the other views are not part of the placed tree.
  @Test func `only the chosen view stands in the snapshot and is drawn`() {
    let view = ViewThatFits {
      Color.red.frame(width: 200, height: 20).id("wide")
      Color.blue.frame(width: 50, height: 20).id("narrow")
    }
    let host = ViewHost(rootView: view)
    let small = host.layoutSnapshot(in: CGSize(width: 100, height: 100))
    #expect(small["wide"] == nil)
    #expect(small["narrow"] != nil)
    let large = host.layoutSnapshot(in: CGSize(width: 300, height: 100))
    #expect(large["wide"] != nil)
    #expect(large["narrow"] == nil)
    #expect(host.displayList(in: CGSize(width: 100, height: 100)).items.count == 1)
  }

  // Source: rule 13.1: it behaves as the chosen view.
  @Test func `the guides are those of the chosen view`() {
    let view = HStack(alignment: .top, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        Rigid(500, 10)
        Rigid(20, 10).alignmentGuide(.top) { _ in -5 }
      }
      .id("chosen")
      Rigid(10, 10).id("other")
    }
    EveryWay(proposal: 100, 50)
      .expect(view, size: (30, 15), ["chosen": [0, 5, 20, 10], "other": [20, 0, 10, 10]])
  }

  // Ours: the stack goes by the view that would be chosen for all that it has.
  @Test func `a stack spaces the chosen view`() {
    func row(_ fitting: some View) -> some View {
      HStack {
        Rigid(20, 10).id("a")
        fitting
        Rigid(20, 10).id("b")
      }
    }
    let view = row(
      ViewThatFits(in: .horizontal) {
        Rigid(60, 10).id("wide")
        HStack {
          Spacer(minLength: 5); Rigid(5, 10); Spacer(minLength: 5)
        }.id("touching")
      })
    EveryWay(proposal: 200, 10).expect(
      view, size: (116, 10), ["wide": [28, 0, 60, 10], "b": [96, 0, 20, 10]])
    EveryWay(proposal: 59, 10).expect(
      view, size: (59, 10), ["touching": [20, 0, 19, 10], "b": [39, 0, 20, 10]])
    EveryWay(proposal: nil, 10).expect(view, size: (116, 10), ["wide": [28, 0, 60, 10]])
  }

  // Ours, as for its spacing; a modifier that only decorates hands the priority on.
  @Test func `a stack gives the chosen view space by its priority`() {
    let view = HStack(spacing: 0) {
      Color.red.id("a")
      ViewThatFits(in: .horizontal) {
        Rigid(40, 10).id("wide")
        Color.blue.layoutPriority(1).id("preferred")
      }
      .opacity(0.5)
    }
    EveryWay(proposal: 100, 10).expect(
      view, size: (100, 10), ["a": [0, 0, 60, 10], "wide": [60, 0, 40, 10]])
    EveryWay(proposal: 30, 10).expect(
      view, size: (30, 10), ["a": [0, 0, 0, 10], "preferred": [0, 0, 30, 10]])
    let depth = ZStack {
      Rigid(50, 50).id("other")
      ViewThatFits {
        Rigid(90, 20)
        Rigid(30, 20).layoutPriority(1)
      }
    }
    EveryWay(proposal: 100, 100).expect(depth, size: (90, 50))
    EveryWay(proposal: 40, 100).expect(depth, size: (30, 20), ["other": [-10, -15, 50, 50]])
  }

  private func nested(_ depth: Int, _ count: MeasureTally) -> AnyView {
    guard depth > 0 else { return AnyView(TalliedShape(tally: count)) }
    return AnyView(
      ViewThatFits {
        Rigid(1000, 1000)
        nested(depth - 1, count)
      })
  }

  // Ours: each level asks two questions, and answers are remembered.
  @Test func `64 levels inside each other measure the innermost view a few times`() {
    let tally = MeasureTally()
    let size = nested(64, tally).layoutSnapshot(in: CGSize(width: 100, height: 100)).root.frame.size
    #expect(size == CGSize(width: 30, height: 30))
    #expect(tally.count > 0)
    #expect(tally.count < 10)
  }
}

/// Counts questions.
final class MeasureTally: Sendable {
  private let tally = Mutex(0)
  var count: Int { tally.withLock { $0 } }
  func add() { tally.withLock { $0 += 1 } }
}

/// A leaf of one size that counts how often it is asked.
struct TalliedShape: Shape {
  var tally: MeasureTally

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    tally.add()
    return CGSize(width: 30, height: 30)
  }
  func path(in rect: CGRect) -> Path { Path(rect) }
}
