// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Lines of subviews. The rules are ours; the numbers are those of public bug reports, restated.
@Suite struct FlowLayoutTests {
  private func boxes(_ count: Int, width: CGFloat = 100, height: CGFloat = 20) -> some View {
    ForEach(0..<count, id: \.self) { _ in Box(width, height) }
  }

  private func snapshot(_ view: some View, width: CGFloat?) -> LayoutSnapshot {
    view.layoutInEveryWay(proposal: ProposedViewSize(width: width, height: nil))
  }

  @Test func `lines are filled in order, with the neighbours' gaps`() {
    let snapshot = snapshot(FlowLayout { boxes(4) }, width: 320)
    #expect(
      snapshot.boxes == [
        [0, 0, 100, 20], [108, 0, 100, 20], [216, 0, 100, 20], [0, 28, 100, 20],
      ])
    #expect(snapshot.size == CGSize(width: 316, height: 48))
  }

  @Test func `what fits exactly stays on the line`() {
    let exact = snapshot(FlowLayout(spacing: 0) { boxes(3, width: 0.1) }, width: 0.3)
    #expect(exact.boxes.map { $0[1] } == [0, 0, 0])
    let less = snapshot(FlowLayout(spacing: 0) { boxes(3, width: 0.1) }, width: 0.299)
    #expect(less.boxes.map { $0[1] } == [0, 0, 20])
  }

  @Test func `lines stand in the width of the widest one`() {
    // Reports 9 and 10: https://github.com/diniska/swiftui-wrapping-stack/issues/4 and
    // https://github.com/globulus/swiftui-flow-layout/issues/6.
    let trailing = snapshot(FlowLayout(alignment: .trailing, spacing: 0) { boxes(4) }, width: 320)
    #expect(trailing.boxes.map { $0[0] } == [0, 100, 200, 200])
    let center = FlowLayout(alignment: .center, spacing: 0) { boxes(4) }
    #expect(snapshot(center, width: 320).boxes.map { $0[0] } == [0, 100, 200, 100])
    #expect(snapshot(center, width: 320).boxes.map { $0[1] } == [0, 0, 0, 20])
    let window = center.layoutInEveryWay(in: CGSize(width: 320, height: 100))
    #expect(window.boxes.map { $0[0] } == [10, 110, 210, 110])
  }

  @Test func `a frame around it decides where it stands`() {
    // Report 11: https://github.com/tevelee/SwiftUI-Flow/issues/20.
    let centred = FlowLayout { Box(100, 20, "box") }.frame(maxWidth: .infinity)
    #expect(snapshot(centred, width: 300).numbers("box")[0] == 100)
    let leading = FlowLayout { Box(100, 20, "box") }
      .frame(maxWidth: .infinity, alignment: .leading)
    #expect(snapshot(leading, width: 300).numbers("box")[0] == 0)
  }

  @Test func `a line is as high as its highest item, whatever comes next`() {
    // Report 8: https://stackoverflow.com/a/58876712.
    let view = FlowLayout(spacing: 0) {
      Box(200, 60)
      Box(200, 30)
    }
    let snapshot = snapshot(view, width: 320)
    #expect(snapshot.boxes == [[0, 0, 200, 60], [0, 60, 200, 30]])
    #expect(snapshot.size == CGSize(width: 200, height: 90))
  }

  // Report 17: https://github.com/exyte/Grid/issues/6.
  @Test func `in a scroll view it is as high as its lines`() {
    let view = ScrollView {
      VStack(alignment: .leading) {
        FlowLayout(spacing: 0) { ForEach(0..<7) { _ in Box(100, 30) } }.id("flow")
        Box(50, 20, "next")
      }
    }
    let snapshot = view.layoutInEveryWay(proposal: ProposedViewSize(width: 320, height: 600))
    #expect(snapshot.numbers("flow") == [0, 0, 300, 90])
    #expect(snapshot.numbers("next") == [0, 98, 50, 20])
  }

  @Test func `items stand in their line as in a row`() {
    // Report 12: https://github.com/tevelee/SwiftUI-Flow/pull/43.
    func item(_ height: CGFloat, _ baseline: CGFloat) -> some View {
      Box(10, height).alignmentGuide(.firstTextBaseline) { _ in baseline }
    }
    let view = FlowLayout(itemAlignment: .firstTextBaseline) {
      item(20, 15)
      item(40, 30)
      item(20, 10)
    }
    let snapshot = snapshot(view, width: 320)
    #expect(snapshot.boxes.map { $0[1] } == [15, 0, 20])
    #expect(snapshot.size.height == 40)
    // The flow's own first baseline is the line's.
    #expect(snapshot.root.firstTextBaseline == 30)
  }

  @Test func `text wider than the container wraps inside it`() throws {
    // Reports 4 and 5: https://github.com/FluidGroup/swiftui-WrapLayout/pull/9 and
    // https://github.com/dkk/WrappingHStack/issues/55.
    let environment = try DejaVu.environment()
    let long = Text("a text that is a good deal wider than the container is").padding(20)
    let view = FlowLayout {
      long.accessibilityIdentifier("long")
      Text("A").padding(20).accessibilityIdentifier("next")
    }
    let proposal = ProposedViewSize(width: 200, height: nil)
    let snapshot = view.layoutInEveryWay(proposal: proposal, environment: environment)
    let row = HStack { long.accessibilityIdentifier("long") }
      .layoutInEveryWay(proposal: proposal, environment: environment)
    #expect(snapshot.numbers("long") == row.numbers("long"))
    #expect(snapshot.numbers("long")[3] > 60)
    #expect(snapshot.numbers("next")[0] == 0)
    #expect(snapshot.numbers("next")[1] == snapshot.numbers("long")[3] + 8)
    #expect(snapshot.size.width <= 200)
  }

  @Test func `compressible items keep their ideal width`() throws {
    // Report 6: https://github.com/dkk/WrappingHStack/issues/8.
    let view = FlowLayout { ForEach(1..<6) { Text("Item number \($0)").id($0) } }
    let snapshot = view.layoutInEveryWay(
      proposal: ProposedViewSize(width: 200, height: nil), environment: try DejaVu.environment())
    let tops = snapshot.nodes(named: "Text").map(\.frame.minY)
    #expect(tops == tops.sorted() && Set(tops).count == 5)
  }

  @Test func `a wide item leaves no blank line`() {
    // Report 4: https://github.com/FluidGroup/swiftui-WrapLayout/pull/9.
    let view = FlowLayout(spacing: 0) {
      Box(400, 30)
      Box(100, 30)
    }
    #expect(snapshot(view, width: 320).boxes.map { $0[1] } == [0, 30])
  }

  @Test func `nothing in it takes no space`() {
    // Report 16: https://github.com/layoutBox/FlexLayout/issues/233.
    #expect(snapshot(FlowLayout {}, width: 320).size == .zero)
    #expect(snapshot(FlowLayout { EmptyView() }, width: 320).size == .zero)
    #expect(
      snapshot(FlowLayout(justified: true) { if false { Box(1, 1) } }, width: 9).size == .zero)
  }

  @Test func `without a width there is one line`() {
    let ideal = snapshot(FlowLayout { boxes(4) }, width: nil)
    #expect(ideal.size == CGSize(width: 424, height: 20))
    let justified = FlowLayout(justified: true) {
      Color.red.frame(minWidth: 20, maxWidth: .infinity, minHeight: 10, maxHeight: 10)
    }
    #expect(snapshot(justified, width: nil).size == CGSize(width: 20, height: 10))
    #expect(snapshot(justified, width: .infinity).size == CGSize(width: 20, height: 10))
  }

  @Test func `justified items that can grow share what is left`() {
    // Report 102: https://github.com/tevelee/SwiftUI-Flow/issues/13.
    let view = FlowLayout(spacing: 0, justified: true) {
      ForEach(0..<4) { _ in
        Color.red.frame(minWidth: 100, maxWidth: .infinity, minHeight: 10, maxHeight: 10)
      }
    }
    let snapshot = snapshot(view, width: 320)
    let widths = snapshot.nodes(named: "frame").map(\.frame.width)
    #expect(widths.isNear([320.0 / 3, 320.0 / 3, 320.0 / 3, 320]))
    #expect(snapshot.size == CGSize(width: 320, height: 20))
  }

  @Test func `justified items that cannot grow stand apart, but not on the last line`() {
    let view = FlowLayout(spacing: 0, justified: true) { boxes(5) }
    let snapshot = snapshot(view, width: 320)
    #expect(snapshot.boxes.map { $0[0] } == [0, 110, 220, 0, 100])
    #expect(snapshot.size.width == 320)
  }

  @Test func `more lines than allowed are left out`() {
    let snapshot = snapshot(FlowLayout(spacing: 0, maxLines: 2) { boxes(9) }, width: 320)
    #expect(snapshot.boxes.count == 6)
    #expect(snapshot.size.height == 40)
    let none = self.snapshot(FlowLayout(spacing: 0, maxLines: -1) { boxes(9) }, width: 320)
    #expect(none.boxes.count == 3)
  }

  @Test func `the overflow view says how many are missing`() {
    let view = FlowLayout(spacing: 0, maxLines: 2) {
      boxes(9)
    } overflow: { count in
      Color.blue.frame(width: CGFloat(10 * count), height: 20).id("+\(count)")
    }
    // The view for 3 is 30 wide and does not fit in the 20 that are left; the one for 4 does.
    let narrow = snapshot(view, width: 320)
    #expect(narrow.boxes.count == 5)
    #expect(narrow.numbers("+4") == [200, 20, 40, 20])
    #expect(narrow.nodes(named: "id").count == 1)
    let wide = snapshot(view, width: 330)
    #expect(wide.boxes.count == 6)
    #expect(wide.numbers("+3") == [300, 20, 30, 20])
    let all = snapshot(view, width: 500)
    #expect(all.boxes.count == 9)
    #expect(all.nodes(named: "id").isEmpty)
  }

  @Test func `an overflow view that fits nowhere stands alone on the last line`() {
    let view = FlowLayout(spacing: 0, maxLines: 2) {
      boxes(9)
    } overflow: { count in
      Color.blue.frame(width: 900, height: 20).id("+\(count)")
    }
    let snapshot = snapshot(view, width: 320)
    #expect(snapshot.boxes.count == 3)
    #expect(snapshot.numbers("+6") == [0, 20, 900, 20])
  }

  @Test func `lines from right to left are mirrored`() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let view = FlowLayout(spacing: 10) {
      Box(100, 20)
      Box(50, 20)
      Box(120, 20)
    }
    let proposal = ProposedViewSize(width: 170, height: nil)
    let snapshot = view.layoutSnapshot(proposal: proposal, environment: environment)
    #expect(snapshot.boxes == [[60, 0, 100, 20], [0, 0, 50, 20], [40, 30, 120, 20]])
  }

  @Test func `other text sizes and other texts give a fresh layout's result`() throws {
    // Report 14: https://github.com/tevelee/SwiftUI-Flow/issues/31.
    func tags(_ first: String) -> some View {
      FlowLayout { ForEach([first, "XBox", "PlayStation 2", "Wii"], id: \.self) { Text($0) } }
    }
    let proposal = ProposedViewSize(width: 150, height: nil)
    let host = ViewHost(rootView: AnyView(tags("Nintendo")))
    host.environment = try DejaVu.environment()
    for (name, size) in [("Nintendo", 17.0), ("Nintendo", 40), ("N", 40), ("N", 9)] {
      host.environment = try DejaVu.environment(size: size)
      host.rootView = AnyView(tags(name))
      let fresh = tags(name).layoutInEveryWay(proposal: proposal, environment: host.environment)
      #expect(host.layoutSnapshot(proposal: proposal).boxes == fresh.boxes)
      #expect(
        host.layoutSnapshot(proposal: proposal).nodes(named: "Text").map(\.frame)
          == fresh.nodes(named: "Text").map(\.frame))
    }
  }

  @Test(arguments: 0..<60)
  func `items keep their order, do not overlap and stay inside`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let sizes = (0..<Int.random(in: 0...20, using: &random)).map { _ in
      CGSize(
        width: CGFloat(Int.random(in: 0...120, using: &random)) / 3,
        height: CGFloat(Int.random(in: 0...40, using: &random)))
    }
    let layout = FlowLayout(
      alignment: [.leading, .center, .trailing].randomElement(using: &random) ?? .leading,
      itemAlignment: [.top, .center, .bottom].randomElement(using: &random) ?? .top,
      spacing: [nil, 0, 5].randomElement(using: &random) ?? nil,
      lineSpacing: [nil, 0, 3].randomElement(using: &random) ?? nil,
      justified: Bool.random(using: &random),
      maxLines: [nil, 1, 3].randomElement(using: &random) ?? nil)
    let width = CGFloat(Int.random(in: 0...200, using: &random))
    let view = layout({
      ForEach(Array(sizes.enumerated()), id: \.offset) { Box($0.element.width, $0.element.height) }
    })
    let proposal = ProposedViewSize(width: width, height: nil)
    let snapshot = view.layoutInEveryWay(proposal: proposal)
    let frames = snapshot.nodes(named: "Box").map(\.frame)
    #expect(layout.maxLines != nil || frames.count == sizes.count)
    let bounds = CGRect(origin: .zero, size: snapshot.size).insetBy(dx: -0.001, dy: -0.001)
    for (index, frame) in frames.enumerated() {
      #expect(bounds.contains(frame), "seed \(seed)")
      for other in frames[..<index] {
        let isBehind = frame.minX > other.maxX - 0.001 || frame.minY > other.maxY - 0.001
        #expect(isBehind, "seed \(seed)")
      }
    }
  }
}
