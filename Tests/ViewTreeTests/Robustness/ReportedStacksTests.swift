// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

private struct Two: View {
  var body: some View {
    Box(50, 20)
    Box(30, 20)
  }
}

/// Stacks, priorities, spacers and texts in them that layout libraries got wrong in public.
///
/// Each case is a public report in our own words; what is right follows from SwiftUI's documented
/// or observed rules. Text is DejaVu Sans 17, whose line is 19.7891 high: 20 on the pixel grid.
@Suite struct ReportedStacksTests {
  private let environment: EnvironmentValues
  private let long = String(repeating: "many words that wrap ", count: 15)

  init() throws { environment = try DejaVu.environment() }

  private func snapshot(
    _ view: some View, _ width: CGFloat?, _ height: CGFloat?
  ) -> LayoutSnapshot {
    view.layoutInEveryWay(
      proposal: ProposedViewSize(width: width, height: height), environment: environment)
  }

  // Apple's own display list gives −4 and 104.
  // Report 31: https://github.com/OpenSwiftUIProject/OpenSwiftUI/issues/577.
  @Test func `a column that is too high is centred in its frame, and drawn by zIndex`() {
    let view = VStack {
      Color.red.frame(width: 100, height: 100).accessibilityIdentifier("a").zIndex(1)
      Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("b")
    }.frame(width: 200, height: 200)
    let snapshot = snapshot(view, nil, nil)
    #expect(snapshot.numbers("a") == [50, -4, 100, 100])
    #expect(snapshot.numbers("b") == [50, 104, 100, 100])
  }

  // Report 31: https://github.com/OpenSwiftUIProject/OpenSwiftUI/issues/577.
  // the lower one of the two lies below and is drawn first.
  @Test func `zIndex changes the order of drawing alone`() {
    let view = VStack {
      Color.red.frame(width: 100, height: 100).zIndex(1)
      Color.blue.frame(width: 100, height: 100)
    }.frame(width: 200, height: 200)
    let tops = view.displayList(proposal: .unspecified).items.compactMap { item -> Double? in
      guard case .fill(let path, _, _) = item, case .move(let point)? = path.elements.first
      else { return nil }
      return point.y
    }
    #expect(tops == [104, -4])
  }

  // Report 12: https://github.com/tevelee/SwiftUI-Flow/pull/43.
  @Test func `a line is as high as the largest ascent and the largest descent`() {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Box(10, 20).alignmentGuide(.firstTextBaseline) { _ in 15 }
      Box(10, 40).alignmentGuide(.firstTextBaseline) { _ in 30 }
      Box(10, 10).alignmentGuide(.firstTextBaseline) { _ in 10 }
    }
    let snapshot = snapshot(view, nil, nil)
    #expect(snapshot.size.height == 40)
    #expect(snapshot.boxes.map { $0[1] } == [15, 0, 20])
  }

  // Report 47: https://github.com/kiliankoe/MensaDresden/issues/11. The text is less flexible than
  // the colour, but gets half of the 52 points: one line of 20.
  @Test func `a text beside a colour is cut, and a priority gives it more lines`() {
    let text = Text("some words that need three lines of two hundred points")
      .lineLimit(5).id("text")
    #expect(snapshot(text, 200, nil).size.height == 60)
    func column(_ text: some View) -> some View {
      VStack {
        text; Color.red.id("colour")
      }
    }
    let cut = snapshot(column(text), 200, 60)
    #expect(cut["text"]?.proposal == ProposedViewSize(width: 200, height: 26))
    #expect(cut["text"]?.frame.height == 20)
    #expect(cut["colour"]?.frame.height == 32)
    let preferred = snapshot(column(text.layoutPriority(1)), 200, 60)
    #expect(preferred["text"]?.frame.height == 40)
    #expect(preferred["colour"]?.frame.height == 12)
    let scrolled = snapshot(ScrollView { column(text) }, 200, 60)
    #expect(scrolled["text"]?.frame.height == 60)
  }

  // A width of zero is a question for the smallest width, not for any width.
  // Report 38: https://github.com/moreSwift/swift-cross-ui/issues/695.
  @Test func `a text is no narrower for a larger offer, and no higher`() {
    let widths: [CGFloat?] = [0, 1, 50, 116.69, 117, .infinity, nil]
    let sizes = widths.map { snapshot(Text("Include drafts"), $0, nil).size }
    for (a, b) in zip(sizes, sizes.dropFirst()) {
      #expect(a.width <= b.width && a.height >= b.height, "\(sizes)")
    }
    #expect(sizes.last == CGSize(width: 117, height: 20))
    #expect(sizes[5] == sizes[6] && sizes[0].width < 117)
  }

  // Report 41: https://github.com/moreSwift/swift-cross-ui/issues/728.
  @Test func `two views in a body are two children of the stack around`() {
    let expected: [(AnyView, [[CGFloat]])] = [
      (AnyView(HStack(spacing: 0) { Two() }), [[0, 0, 50, 20], [50, 0, 30, 20]]),
      (AnyView(VStack(spacing: 0) { Two() }), [[0, 0, 50, 20], [10, 20, 30, 20]]),
      (AnyView(ZStack { Two() }), [[0, 0, 50, 20], [10, 0, 30, 20]]),
      (AnyView(HStack(spacing: 0) { Group { Two() } }), [[0, 0, 50, 20], [50, 0, 30, 20]]),
      (AnyView(HStack(spacing: 0) { if true { Two() } }), [[0, 0, 50, 20], [50, 0, 30, 20]]),
      (
        AnyView(HStack(spacing: 0) { ForEach(0..<1) { _ in Two() } }),
        [[0, 0, 50, 20], [50, 0, 30, 20]]
      ),
      (AnyView(HStack(spacing: 0) { AnyView(Two()) }), [[0, 0, 50, 20], [50, 0, 30, 20]]),
      (
        AnyView(HStack(spacing: 0) { Two().padding(1) }),
        [[1, 1, 50, 20], [53, 1, 30, 20]]
      ),
      (
        AnyView(HStack(spacing: 0) { Two().frame(width: 60) }),
        [[5, 0, 50, 20], [75, 0, 30, 20]]
      ),
    ]
    for (view, frames) in expected {
      #expect(near(snapshot(view, nil, nil).boxes, frames), "\(snapshot(view, nil, nil))")
    }
  }

  // A background keeps the priority of what it is behind; a frame hides it.
  // Report 42: https://github.com/moreSwift/swift-cross-ui/issues/745.
  @Test func `layoutPriority passes a background and stops at a frame`() {
    let kept = snapshot(
      HStack {
        Color.red.accessibilityIdentifier("a")
        Color.blue.layoutPriority(-1).background(Color.green).accessibilityIdentifier("b")
      }, 200, 50)
    #expect(kept["a"]?.frame.width == 192 && kept["b"]?.frame.width == 0)
    #expect(kept["b"]?.frame.minX == 200)
    let hidden = snapshot(
      HStack {
        Color.red.accessibilityIdentifier("a")
        Color.blue.layoutPriority(-1).frame(maxWidth: .infinity).accessibilityIdentifier("b")
      }, 200, 50)
    #expect(hidden["a"]?.frame.width == 96 && hidden["b"]?.frame.width == 96)
  }

  // Report 43: https://github.com/moreSwift/swift-cross-ui/issues/411.
  @Test func `a spacer yields to everything else`() {
    let row = snapshot(
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("a")
        Spacer(minLength: 0).accessibilityIdentifier("b")
      }, 200, 20)
    #expect(row["a"]?.frame.width == 200 && row["b"]?.frame.width == 0)
    let text = snapshot(
      HStack {
        Text(verbatim: long); Spacer()
      }, 200, nil)
    #expect(text.nodes(named: "Text").first?.proposal.width == 192)
  }

  // Two texts stand apart by the lower one's leading, which DejaVu has none of (rule 4.4).
  // Report 44: https://github.com/moreSwift/swift-cross-ui/issues/367.
  @Test func `texts below each other stand apart by the leading, everything else by 8`() {
    let texts = snapshot(
      VStack {
        Text("A").font(.custom("DejaVuSans", fixedSize: 28))
        Text("b").foregroundStyle(.gray)
      }, nil, nil)
    let frames = texts.nodes(named: "Text").map(\.frame)
    #expect(frames[1].minY == frames[0].maxY)
    let mixed = snapshot(
      VStack {
        Text("A"); Box(5, 5)
      }, nil, nil)
    #expect(mixed.boxes[0][1] == 28)
  }

  // The ideal size: nil is not zero.
  // Report 45: https://github.com/pointfreeco/swift-snapshot-testing/issues/1070.
  @Test func `an unspecified proposal asks for the ideal size`() {
    #expect(
      snapshot(Text("Hello, world").padding(), nil, nil).size == CGSize(width: 133, height: 52))
    let row = HStack {
      Text("Left"); Spacer(); Text("Right")
    }
    let texts = [Text("Left"), Text("Right")].map { snapshot($0, nil, nil).size.width }
    #expect(snapshot(row.padding(), nil, nil).size.width == texts[0] + 8 + texts[1] + 32)
  }

  // Report 46: https://github.com/buresdv/Cork/issues/270.
  @Test func `fixedSize makes one line, and in height alone as many as the width needs`() {
    let window = CGSize(width: 300, height: 200)
    let one = Text(verbatim: long).fixedSize().layoutInEveryWay(
      in: window, environment: environment)
    #expect(one.root.frame.height == 20 && one.root.frame.width > 300)
    #expect(abs(one.root.frame.midX - 150) < 0.001 && one.root.frame.minX < 0)
    let lines = Text(verbatim: long).fixedSize(horizontal: false, vertical: true)
      .layoutInEveryWay(in: window, environment: environment)
    let count = (lines.root.frame.height / 19.7891).rounded(.down)
    #expect(lines.root.frame.width <= 300 && count >= 8)
    #expect(lines.root.frame.height == (count * 19.7891).rounded(.up))
  }

  // DejaVu: ascent 1901, descent 483 of 2048 units; 51.9805 + 13.2070 for 56 points.
  // Report 48: https://github.com/lionheart/openradar-mirror/issues/17416.
  @Test func `a row on first baselines is as high as its ascents and descents need`() {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      ForEach([28, 56, 28] as [CGFloat], id: \.self) { size in
        Text("x").font(.custom("DejaVuSans", fixedSize: size))
      }
    }
    var fine = environment
    fine.displayScale = 1000
    let snapshot = view.layoutInEveryWay(proposal: .unspecified, environment: fine)
    #expect(abs(snapshot.size.height - 65.1875) < 0.005)
    let tops = snapshot.nodes(named: "Text").map(\.frame.minY)
    #expect(tops.isNear([25.9902, 0, 25.9902], within: 0.005))
  }

  // Warm and cold caches.
  // Report 93: https://github.com/DioxusLabs/taffy/pull/911.
  @Test func `the same width gives the same frames after another one`() {
    let view = HStack {
      VStack {
        Text(verbatim: long); Color.red.frame(minHeight: 10)
      }
      Text(verbatim: long).layoutPriority(1)
      ZStack { Text(verbatim: long).padding(3) }.frame(maxWidth: 120)
    }
    let host = ViewHost(rootView: view)
    host.environment = environment
    let frames = [200, 300, 200, 250, 200].map { (width: CGFloat) in
      host.layoutSnapshot(in: CGSize(width: width, height: 400)).nodes.map(\.frame)
    }
    #expect(frames[0] == frames[2] && frames[0] == frames[4] && frames[0] != frames[1])
    let fresh = view.layoutInEveryWay(
      in: CGSize(width: 200, height: 400), environment: environment)
    #expect(fresh.nodes.map(\.frame) == frames[0])
  }

  // What is reported and what is placed: the reported size is not revised (rule 2.7), and a
  // minimum height with no offer asks no more of the width.
  // Report 99: https://github.com/moreSwift/swift-cross-ui/pull/278.
  @Test func `a container is as large as it says`() {
    let column = VStack {
      Text(verbatim: long); Text("short")
    }
    let offered = snapshot(column, nil, 60)
    let frames = offered.nodes.map(\.frame)
    #expect(frames.allSatisfy { $0.maxX <= offered.size.width + 0.001 })
    let least = snapshot(Text(verbatim: long).frame(minHeight: 100), 120, nil)
    #expect(least.size.width == least.nodes(named: "Text").first?.frame.width)
    for stack in [
      AnyView(column),
      AnyView(
        HStack {
          Text("a"); Box(20, 20); Color.red
        }),
    ] {
      let host = ViewHost(rootView: stack)
      host.environment = environment
      let minimum = host.sizeThatFits(.zero)
      let again = host.sizeThatFits(ProposedViewSize(minimum))
      #expect(again.width <= minimum.width + 0.001 || minimum.width == 0)
    }
  }

  // MARK: Text in wide boxes

  // Report 58: https://github.com/pop-os/cosmic-text/issues/169.
  @Test func `a line is as wide whatever its alignment`() {
    let widths = [TextAlignment.leading, .center, .trailing].map {
      snapshot(Text("Hello, world").multilineTextAlignment($0), 8000, nil).size.width
    }
    #expect(widths == [101, 101, 101])  // 100.7051 rounded up.
  }
}
