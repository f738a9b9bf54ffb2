// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// The stacks' layouts: as containers, hidden in `AnyLayout`, and inside a layout of the user's.
@Suite struct StackLayoutsTests {
  /// Hands everything on to another layout, as a user's wrapper does.
  struct Wrapping<L: Layout>: Layout {
    static var layoutProperties: LayoutProperties { L.layoutProperties }
    let layout: L
    func makeCache(subviews: Subviews) -> L.Cache { layout.makeCache(subviews: subviews) }
    func spacing(subviews: Subviews, cache: inout L.Cache) -> ViewSpacing {
      layout.spacing(subviews: subviews, cache: &cache)
    }
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout L.Cache
    ) -> CGSize {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout L.Cache
    ) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// A view of a random shape, named by its number.
  private func child(_ random: inout SplitMix, _ id: Int) -> AnyView {
    let length = CGFloat(Int.random(in: 0...60, using: &random))
    let view: AnyView =
      switch Int.random(in: 0..<8, using: &random) {
      case 0: AnyView(Color.red)
      case 1: AnyView(Spacer(minLength: length / 4))
      case 2: AnyView(Color.red.frame(minWidth: length, maxWidth: length + 50))
      case 3: AnyView(Color.red.frame(minHeight: length, maxHeight: length * 2))
      case 4: AnyView(Color.red.aspectRatio(1.5, contentMode: .fit))
      case 5: AnyView(Color.red.frame(minWidth: length, minHeight: 5))
      case 6: AnyView(Divider())
      default: AnyView(Box(length, 30 - length / 4))
      }
    let guided = Bool.random(using: &random) ? view : shifted(view, length / 2)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return AnyView(guided.layoutPriority(1).id(id))
    case 1: return AnyView(guided.layoutPriority(-1).id(id))
    default: return AnyView(guided.id(id))
    }
  }

  private func shifted(_ view: AnyView, _ value: CGFloat) -> AnyView {
    AnyView(
      view.alignmentGuide(VerticalAlignment.center) { _ in value }
        .alignmentGuide(.leading) { _ in -value })
  }

  private func frames(_ snapshot: LayoutSnapshot) -> [[CGFloat]] {
    snapshot.nodes(named: "id").map(\.frame.numbers)
  }

  private func proposals(_ random: inout SplitMix) -> [ProposedViewSize] {
    let lengths: [CGFloat?] = [nil, 0, 50, 137, 400]
    return (0..<4).map { _ in
      ProposedViewSize(
        width: lengths.randomElement(using: &random) ?? nil,
        height: lengths.randomElement(using: &random) ?? nil)
    }
  }

  private func compare<L: Layout>(_ layout: L, _ children: [AnyView], _ random: inout SplitMix) {
    let content = ForEach(0..<children.count, id: \.self) { children[$0] }
    for proposal in proposals(&random) {
      let kernel = layout({ content }).layoutSnapshot(proposal: proposal)
      let wrapped = Wrapping(layout: layout) { content }.layoutSnapshot(proposal: proposal)
      let any = AnyLayout(layout) { content }.layoutSnapshot(proposal: proposal)
      #expect(any.description == kernel.description)
      #expect(near(frames(wrapped), frames(kernel)), "\(proposal)")
      #expect(near([wrapped.root.frame.numbers], [kernel.root.frame.numbers]), "\(proposal)")
    }
  }

  @Test(arguments: 0..<60)
  func `a stack's layout gives any subviews the frames of the stack`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let count = Int.random(in: 0...6, using: &random)
    let children = (0..<count).map { child(&random, $0) }
    let spacing: CGFloat? = [nil, 0, 7].randomElement(using: &random) ?? nil
    compare(HStackLayout(alignment: .center, spacing: spacing), children, &random)
    compare(VStackLayout(alignment: .leading, spacing: spacing), children, &random)
    compare(ZStackLayout(alignment: .bottomLeading), children, &random)
  }

  /// A view of a random shape without guides, named by its number.
  private func cell(_ random: inout SplitMix, _ id: Int) -> AnyView {
    let length = CGFloat(Int.random(in: 0...60, using: &random))
    let view: AnyView =
      switch Int.random(in: 0..<6, using: &random) {
      case 0: AnyView(Color.red)
      case 1: AnyView(Spacer(minLength: length / 4))
      case 2: AnyView(Color.red.frame(minHeight: length, maxHeight: length + 50))
      case 3: AnyView(Color.red.frame(minWidth: length, minHeight: 5).layoutPriority(1))
      case 4: AnyView(Color.red.aspectRatio(1.5, contentMode: .fit))
      default: AnyView(Box(length, 30 - length / 4))
      }
    return AnyView(view.id(id))
  }

  @Test(arguments: 0..<40)
  func `a grid's layout gives any subviews the frames of a grid of one column`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let children = (0..<Int.random(in: 0...6, using: &random)).map { cell(&random, $0) }
    let spacing: CGFloat? = [nil, 0, 7].randomElement(using: &random) ?? nil
    for alignment in [Alignment.center, .bottomTrailing, .topLeading] {
      compare(GridLayout(alignment: alignment, verticalSpacing: spacing), children, &random)
    }
    let guided = children.map { AnyView(shifted($0, CGFloat(seed)).id(1)) }
    compare(GridLayout(alignment: .leading), guided, &random)
    compare(GridLayout(alignment: .leadingFirstTextBaseline), guided, &random)
  }

  @Test func `the stacks' layouts are the stacks`() {
    // LAY-14: Apple's documentation of AnyLayout.
    let stack = HStack(alignment: .top, spacing: 3) {
      Box(10, 20)
      Color.red
    }
    let layout = HStackLayout(alignment: .top, spacing: 3) {
      Box(10, 20)
      Color.red
    }
    let window = CGSize(width: 90, height: 30)
    let expected = stack.layoutInEveryWay(in: window).description
    #expect(layout.layoutInEveryWay(in: window).description == expected)
    let hidden = AnyLayout(HStackLayout(alignment: .top, spacing: 3)) {
      Box(10, 20)
      Color.red
    }
    #expect(hidden.layoutInEveryWay(in: window).description == expected)
  }

  @Test func `a hidden layout answers through the interface as it does alone`() {
    let hidden = Wrapping(layout: AnyLayout(AnyLayout(Masonry(columns: 2, spacing: 4)))) {
      Color.red.frame(height: 20).id("a")
      Color.red.frame(height: 30).alignmentGuide(.lastTextBaseline) { _ in 3 }.id("b")
      Color.red.frame(height: 10).id("c")
    }
    let snapshot = hidden.layoutSnapshot(proposal: ProposedViewSize(width: 100, height: nil))
    #expect(frames(snapshot) == [[0, 0, 48, 20], [52, 0, 48, 30], [0, 24, 48, 10]])
    #expect(snapshot.root.lastTextBaseline == 3)
  }

  @Test func `the content keeps its state when the layout changes`() {
    struct Counting: View {
      @State var value = 1
      let isRow: Bool
      var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout {
          Stateful()
          Box(1, 1)
        }
      }
    }
    struct Stateful: View {
      @State var width = CGFloat.random(in: 10...1000)
      var body: some View { Color.red.frame(width: width).id("state") }
    }
    let host = ViewHost(rootView: Counting(isRow: true))
    let first = host.layoutSnapshot(proposal: .unspecified).numbers("state")[2]
    host.rootView = Counting(isRow: false)
    #expect(host.layoutSnapshot(proposal: .unspecified).numbers("state")[2] == first)
    #expect(host.layoutSnapshot(proposal: .unspecified).root.frame.height > 10)
  }

  @Test func `a part of the subviews can be laid out by a stack's layout`() {
    struct TwoRows: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 100, height: 40) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        let row = HStackLayout(spacing: 2)
        let even = subviews[subviews.indices.filter { $0.isMultiple(of: 2) }]
        let upper = CGRect(x: bounds.minX, y: bounds.minY, width: 100, height: 20)
        row.placeSubviews(
          in: upper, proposal: ProposedViewSize(upper.size), subviews: even, cache: &cache)
        let lower = CGRect(x: bounds.minX + 5, y: bounds.minY + 20, width: 100, height: 20)
        row.placeSubviews(
          in: lower, proposal: ProposedViewSize(lower.size), subviews: subviews[1..<2],
          cache: &cache)
      }
    }
    let view = TwoRows {
      Box(10, 20)
      Box(20, 20)
      Box(30, 20)
    }
    let snapshot = view.layoutSnapshot(proposal: .unspecified)
    #expect(snapshot.boxes == [[0, 0, 10, 20], [5, 20, 20, 20], [12, 0, 30, 20]])
  }
}
