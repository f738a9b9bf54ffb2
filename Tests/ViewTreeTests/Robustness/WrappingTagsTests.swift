// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Tags that wrap by alignment guides with a memory: each tag's leading guide moves a pen along
/// the row, and its top guide reads how far down the row is.
///
/// A shape that many public projects share. It works only when a container asks the guides child
/// by child, horizontal before vertical, in whole passes.
private struct WrappingTags<Tag: View>: View {
  var count: Int
  var tag: (Int) -> Tag

  init(count: Int, @ViewBuilder tag: @escaping (Int) -> Tag) {
    self.count = count
    self.tag = tag
  }

  var body: some View {
    GeometryReader { proxy in pile(width: proxy.size.width) }
  }

  private func pile(width: CGFloat) -> some View {
    var pen = CGPoint.zero
    return ZStack(alignment: .topLeading) {
      ForEach(Array(0..<count), id: \.self) { k in
        tag(k)
          .accessibilityIdentifier("tag \(k)")
          .alignmentGuide(.leading) { size in
            if abs(pen.x - size.width) > width {
              pen = CGPoint(x: 0, y: pen.y - size.height)
            }
            let here = pen.x
            pen.x = k == count - 1 ? 0 : pen.x - size.width
            return here
          }
          .alignmentGuide(.top) { _ in
            let here = pen.y
            if k == count - 1 { pen.y = 0 }
            return here
          }
      }
    }
  }
}

@Suite struct WrappingTagsTests {
  private static let names = [
    "Ninetendo", "XBox", "PlayStation", "PlayStation 2", "PlayStation 3", "PlayStation 4",
  ]

  private let environment: EnvironmentValues
  private let window = CGSize(width: 320, height: 480)

  init() throws { environment = try DejaVu.environment() }

  private func origins(_ snapshot: LayoutSnapshot, _ count: Int) -> [[CGFloat]] {
    (0..<count).map { Array(snapshot.numbers("tag \($0)").prefix(2)) }
  }

  private func boxes(_ sizes: [(CGFloat, CGFloat)]) -> some View {
    WrappingTags(count: sizes.count) { Box(sizes[$0].0, sizes[$0].1) }
  }

  private func textTags(_ names: [String]) -> some View {
    WrappingTags(count: names.count) { k in
      Text(verbatim: names[k]).padding(5).background(Color.blue).cornerRadius(5).padding(4)
    }
  }

  // Widths measured with HarfBuzz (DejaVu Sans 17): 87.764, 43.247, 95.891, 112.110; a text is
  // rounded up to the pixel (rule 14.3), so 88, 44, 96, 113 and 20 high, and 18 more around.
  private static let expected: [[CGFloat]] = [
    [0, 0, 106, 38], [106, 0, 62, 38], [168, 0, 114, 38], [0, 38, 131, 38], [131, 38, 131, 38],
    [0, 76, 131, 38],
  ]

  private func frames(_ snapshot: LayoutSnapshot) -> [[CGFloat]] {
    (0..<6).map { snapshot.numbers("tag \($0)") }
  }

  // Report 1: https://stackoverflow.com/a/58876712.
  @Test func `six tags in 320 points stand in three rows`() {
    let snapshot = textTags(Self.names).layoutSnapshot(in: window, environment: environment)
    #expect(near(frames(snapshot), Self.expected), "\(snapshot)")
    let reader = snapshot.nodes(named: "GeometryReader").first?.frame
    #expect(reader == CGRect(origin: .zero, size: window))
    let pile = snapshot.nodes(named: "ZStack").first?.frame
    #expect(pile == CGRect(x: 0, y: 0, width: 282, height: 114))
  }

  // Report 2: https://stackoverflow.com/a/58876712 and its comments.
  @Test func `the rows stay when they are laid out and asked again`() {
    for isCaching in [true, false] {
      let host = ViewHost(rootView: textTags(Self.names))
      host.environment = environment
      host.isCaching = isCaching
      for width in [50, 500, 199.5] as [CGFloat] {
        _ = host.sizeThatFits(ProposedViewSize(width: width, height: 100))
      }
      #expect(near(frames(host.layoutSnapshot(in: window)), Self.expected))
      #expect(near(frames(host.layoutSnapshot(in: window)), Self.expected))
      _ = host.layoutSnapshot(in: CGSize(width: 150, height: 400))
      _ = host.sizeThatFits(.unspecified)
      _ = host.displayList(in: window)
      #expect(near(frames(host.layoutSnapshot(in: window)), Self.expected))
    }
  }

  @Test func `from right to left the rows are mirrored`() {
    var mirrored = environment
    mirrored.layoutDirection = .rightToLeft
    let snapshot = textTags(Self.names).layoutSnapshot(in: window, environment: mirrored)
    let expected = Self.expected.map { [320 - $0[0] - $0[2], $0[1], $0[2], $0[3]] }
    #expect(near(frames(snapshot), expected), "\(snapshot)")
  }

  // Report 2: https://stackoverflow.com/a/58876712 and its comments.
  @Test func `guides are asked child by child, so that two rows of three do not fall together`() {
    let view = boxes(Array(repeating: (100, 30), count: 6))
    let expected: [[CGFloat]] = [[0, 0], [100, 0], [200, 0], [0, 30], [100, 30], [200, 30]]
    #expect(near(origins(view.layoutSnapshot(in: window), 6), expected))
    let host = ViewHost(rootView: view)
    for width in [100, 250, 1000] as [CGFloat] {
      _ = host.sizeThatFits(ProposedViewSize(width: width, height: nil))
    }
    #expect(near(origins(host.layoutSnapshot(in: window), 6), expected))
  }

  // Report 4: https://github.com/FluidGroup/swiftui-WrapLayout/pull/9.
  @Test func `a first tag that is too wide leaves no empty row`() {
    let wide = boxes([(400, 30), (100, 30)]).layoutSnapshot(in: window)
    #expect(near(origins(wide, 2), [[0, 0], [0, 30]]))
    let between = boxes([(100, 30), (400, 30), (100, 30)]).layoutSnapshot(in: window)
    #expect(near(origins(between, 3), [[0, 0], [0, 30], [0, 60]]))
  }

  // Report 8: https://stackoverflow.com/a/58876712.
  @Test func `a row is as high as the tag that did not fit, as the closures say`() {
    let snapshot = boxes([(200, 60), (200, 30)]).layoutSnapshot(in: window)
    #expect(near(origins(snapshot, 2), [[0, 0], [0, 30]]))
  }

  /// The union of the aligned frames (contradiction C2), which public code measures by a
  /// background.
  // Report 105: https://stackoverflow.com/a/58876712.
  @Test func `the pile is as high as its rows, and so is its background`() {
    let view = ZStack(alignment: .topLeading) {
      Box(100, 30, "a")
      Box(100, 30, "b").alignmentGuide(.leading) { _ in -100 }.alignmentGuide(.top) { _ in -30 }
    }
    .background(GeometryReader { Box($0.size.width, $0.size.height, "behind") })
    let snapshot = view.layoutSnapshot(proposal: .unspecified)
    #expect(snapshot.size == CGSize(width: 200, height: 60))
    #expect(snapshot.numbers("a") == [0, 0, 100, 30])
    #expect(snapshot.numbers("b") == [100, 30, 100, 30])
    #expect(snapshot.numbers("behind") == [0, 0, 200, 60])
  }

  // Report 16: https://github.com/layoutBox/FlexLayout/issues/233.
  @Test func `no tags, one tag, and tags that are empty`() {
    let none = boxes([]).layoutSnapshot(in: window)
    #expect(none.nodes(named: "ZStack").first?.frame == .zero)
    #expect(near(origins(boxes([(10, 10)]).layoutSnapshot(in: window), 1), [[0, 0]]))
    let empty = WrappingTags(count: 3) { _ in EmptyView() }.layoutSnapshot(in: window)
    #expect(empty.nodes(named: "ZStack").first?.frame == .zero)
    let nothing = WrappingTags(count: 1) { k in if k > 0 { Box(1, 1) } }
    #expect(nothing.layoutSnapshot(in: window).nodes(named: "ZStack").first?.frame == .zero)
  }

  // Report 14: https://github.com/tevelee/SwiftUI-Flow/issues/31.
  @Test func `other tags and another text size leave nothing behind`() {
    let host = ViewHost(rootView: textTags(Self.names))
    host.environment = environment
    _ = host.layoutSnapshot(in: window)
    host.environment.dynamicTypeSize = .accessibility2
    host.environment.font = .custom("DejaVuSans", size: 17)
    let large = host.layoutSnapshot(in: window)
    var changed = Self.names
    changed[1] = "X"
    let fresh = textTags(Self.names)
      .layoutSnapshot(in: window, environment: host.environment)
    #expect(frames(large) == frames(fresh))
    host.rootView = textTags(changed)
    let other = textTags(changed).layoutSnapshot(in: window, environment: host.environment)
    #expect(frames(host.layoutSnapshot(in: window)) == frames(other))
  }
}
