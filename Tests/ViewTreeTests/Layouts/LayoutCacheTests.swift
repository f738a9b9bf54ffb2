// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// How often a layout and its subviews are asked, and how long its cache lives.
@Suite struct LayoutCacheTests {
  @Test func `a layout is asked once for each proposal and placed once`() {
    let layout = Scripted()
    let view = HStack {
      layout({ Box(10, 10) })
      Color.red
    }
    _ = view.layoutSnapshot(in: CGSize(width: 300, height: 100))
    // Probes for 0 and ∞, and the offer.
    #expect(layout.counter.measures == 3)
    #expect(layout.counter.places == 1)
    #expect(layout.counter.makes == 1)
  }

  @Test func `a subview is measured once however often it is asked`() {
    let inner = Scripted()
    let outer = Scripted(
      size: { proposal, subviews in
        for _ in 0..<10 { _ = subviews[0].sizeThatFits(.unspecified) }
        return subviews[0].dimensions(in: .zero)[.bottom] > 0 ? .zero : .zero
      },
      place: { _, _, subviews in subviews[0].place(at: .zero, proposal: .unspecified) })
    _ = outer({ inner({}) }).layoutSnapshot(proposal: .unspecified)
    #expect(inner.counter.measures == 2)
    #expect(inner.counter.places == 1)
  }

  @Test func `nested layouts ask the innermost a fixed number of times`() {
    struct Pass: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        _ = subviews.first?.sizeThatFits(.zero)
        return subviews.first?.sizeThatFits(proposal) ?? .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
      }
    }
    func nested<V: View>(_ depth: Int, _ view: V) -> AnyView {
      depth == 0 ? AnyView(view) : nested(depth - 1, AnyView(Pass { view }))
    }
    let innermost = Scripted()
    let view = nested(50, innermost({ Box(10, 10) }))
    let snapshot = view.layoutSnapshot(proposal: ProposedViewSize(width: 90, height: 90))
    #expect(innermost.counter.measures == 2)
    #expect(snapshot.size == CGSize(width: 100, height: 50))
  }

  @Test func `thousands of layouts inside each other fit on the stack`() {
    func nested<V: View>(_ depth: Int, _ view: V) -> AnyView {
      depth == 0 ? AnyView(view) : nested(depth - 1, AnyView(Masonry(columns: 1) { view }))
    }
    let view = nested(3000, Box(10, 10, "deep"))
    let snapshot = view.layoutSnapshot(proposal: ProposedViewSize(width: 90, height: nil))
    #expect(snapshot.numbers("deep") == [0, 0, 10, 10])
    #expect(snapshot.size == CGSize(width: 90, height: 10))
  }

  @Test func `a host keeps the cache and brings it up to date`() {
    let layout = Scripted()
    let host = ViewHost(rootView: layout({ Box(10, 10) }))
    _ = host.layoutSnapshot(proposal: .unspecified)
    host.rootView = layout({ Box(20, 10) })
    _ = host.layoutSnapshot(proposal: .unspecified)
    _ = host.layoutSnapshot(proposal: .zero)
    #expect(layout.counter.makes == 1)
    #expect(layout.counter.updates == 1)
    #expect(Set(layout.counter.seen) == [1])
  }

  @Test func `a cache that holds subviews and dimensions is let go of`() {
    final class Witness {}
    struct Holding: Layout {
      struct Cache {
        var subviews: LayoutSubviews
        var dimensions: [ViewDimensions]
        var witness: Witness?
      }
      weak var witness: Witness?
      func makeCache(subviews: Subviews) -> Cache {
        Cache(
          subviews: subviews, dimensions: subviews.map { $0.dimensions(in: .zero) },
          witness: witness)
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
      ) -> CGSize { CGSize(width: 10, height: 10) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
      ) {}
    }
    weak var weakWitness: Witness?
    do {
      let witness = Witness()
      weakWitness = witness
      let view = Holding(witness: witness) { Box(10, 10) }
      _ = view.layoutSnapshot(proposal: .unspecified)
      let host = ViewHost(rootView: view)
      _ = host.layoutSnapshot(proposal: .unspecified)
      host.rootView = view
      _ = host.layoutSnapshot(proposal: .unspecified)
    }
    #expect(weakWitness == nil)
  }

  @Test(arguments: [
    ProposedViewSize.unspecified, .zero, .infinity, ProposedViewSize(width: 120, height: nil),
  ])
  func `frames with and without remembered answers are equal`(proposal: ProposedViewSize) {
    let view = VStack {
      Masonry(columns: 2, spacing: 3) {
        EqualWidths {
          Text("one")
          Text("and two").padding(2)
        }
        HStack(alignment: .firstTextBaseline) {
          Ranked {
            Text("b").rank(2)
            Text("a").rank(1)
          }
          Text("c")
        }
        Color.red.frame(minHeight: 10)
      }
      Radial { ForEach(0..<3) { Box(CGFloat($0), 5) } }
    }
    let cached = view.layoutSnapshot(proposal: proposal)
    let uncached = view.uncachedLayoutSnapshot(proposal: proposal)
    #expect(cached.description == uncached.description)
  }
}
