// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

@Suite struct AnchorTests {
  private func mark<Content: View>(_ content: Content) -> some View {
    content.anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
  }

  /// Where a view finds the bounds that are told inside it, left to right; the same without
  /// remembered answers and a second time, and the mirror image right to left.
  private func resolved<Content: View>(
    _ content: Content, isMirrored: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [CGRect] {
    let (plain, _) = resolved(content, .leftToRight)
    let (uncached, width) = resolved(content, .leftToRight, isCaching: false)
    #expect(near(plain.map(\.numbers), uncached.map(\.numbers)), sourceLocation: sourceLocation)
    guard isMirrored else { return plain }
    for isCaching in [true, false] {
      let (mirrored, _) = resolved(content, .rightToLeft, isCaching: isCaching)
      let image = mirrored.map { [width - $0.maxX, $0.minY, $0.width, $0.height] }
      #expect(near(plain.map(\.numbers), image), sourceLocation: sourceLocation)
    }
    return plain
  }

  private func resolved<Content: View>(
    _ content: Content, _ direction: LayoutDirection, isCaching: Bool = true
  ) -> (bounds: [CGRect], width: CGFloat) {
    let log = Log<[CGRect]>()
    let view = content.overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        let _ = log.add(anchors.map { proxy[$0] })
        Color.clear
      }
    }
    let host = ViewHost(rootView: view)
    host.environment.layoutDirection = direction
    host.isCaching = isCaching
    _ = host.layoutSnapshot(in: window)
    var width: CGFloat = 0
    for _ in 0..<2 { width = host.layoutSnapshot(proposal: .unspecified).size.width }
    return (log.values.last ?? [], width)
  }

  // Source: case PRF-02.
  @Test func `bounds follow an offset around them`() {
    #expect(
      resolved(mark(box(20, 10)).offset(x: 5, y: 5), isMirrored: false)
        == [CGRect(x: 5, y: 5, width: 20, height: 10)])
    #expect(
      resolved(mark(box(20, 10)).offset(y: 5)) == [CGRect(x: 0, y: 5, width: 20, height: 10)])
  }

  @Test func `bounds follow padding and siblings, in source order`() {
    let view = HStack(spacing: 4) {
      mark(box(20, 10))
      mark(box(30, 10)).padding(3)
    }
    #expect(
      resolved(view) == [
        CGRect(x: 0, y: 3, width: 20, height: 10), CGRect(x: 27, y: 3, width: 30, height: 10),
      ])
  }

  @Test func `from right to left, bounds are where the view lies`() {
    let view = HStack(spacing: 4) {
      mark(box(20, 10))
      box(30, 10)
    }
    .environment(\.layoutDirection, .rightToLeft)
    #expect(resolved(view, isMirrored: false) == [CGRect(x: 34, y: 0, width: 20, height: 10)])
  }

  // Source: report 35: https://github.com/LiYanan2004/MegaX/pull/5.
  @Test func `bounds inside a rotation become the box around the corners`() throws {
    let found = try #require(resolved(mark(box(100, 20)).rotationEffect(.degrees(90))).first)
    let expected = CGRect(x: 40, y: -40, width: 20, height: 100)
    #expect(abs(found.minX - expected.minX) < 1e-9 && abs(found.minY - expected.minY) < 1e-9)
    #expect(abs(found.width - 20) < 1e-9 && abs(found.height - 100) < 1e-9)
  }

  @Test func `a view inside the same rotation finds bounds as they were`() throws {
    let log = Log<CGRect>()
    let view = mark(box(100, 20)).overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        Color.clear.onAppear { for anchor in anchors { log.add(proxy[anchor]) } }
      }
    }
    .rotationEffect(.degrees(30)).scaleEffect(3)
    _ = view.layoutSnapshot(proposal: .unspecified)
    let found = try #require(log.values.first)
    #expect(
      abs(found.minX) < 1e-9 && abs(found.width - 100) < 1e-9 && abs(found.height - 20) < 1e-9)
  }

  @Test func `points, unit points, rectangles and lists are found`() {
    let log = Log<CGPoint>()
    let boxes = Log<CGRect>()
    let view = box(20, 10)
      .anchorPreference(
        key: Points.self,
        value: .init([.topLeading, .center, .bottomTrailing, .point(CGPoint(x: 1, y: 2))])
      ) { [$0] }
      .transformAnchorPreference(
        key: Bounds.self, value: .rect(CGRect(x: 1, y: 1, width: 2, height: 3))
      ) { $0.append($1) }
      .padding(5)
      .overlayPreferenceValue(Points.self) { anchors in
        GeometryReader { proxy in
          Color.clear.onAppear { for anchor in anchors { proxy[anchor].forEach(log.add) } }
        }
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          Color.clear.onAppear { for anchor in anchors { boxes.add(proxy[anchor]) } }
        }
      }
    _ = view.layoutSnapshot(proposal: .unspecified)
    #expect(
      log.values == [
        CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 10), CGPoint(x: 25, y: 15), CGPoint(x: 6, y: 7),
      ])
    #expect(boxes.values == [CGRect(x: 6, y: 6, width: 2, height: 3)])
  }

  private struct Points: PreferenceKey {
    static var defaultValue: [Anchor<[CGPoint]>] { [] }
    static func reduce(value: inout [Anchor<[CGPoint]>], nextValue: () -> [Anchor<[CGPoint]>]) {
      value += nextValue()
    }
  }

  private struct Label: PreferenceKey {
    typealias Value = Anchor<CGPoint?>?
    static func reduce(value: inout Value, nextValue: () -> Value) { value = nextValue() }
  }

  @Test func `a place that may be missing is told as such`() {
    let log = Log<CGPoint?>()
    func view(_ source: Anchor<CGPoint>.Source?) -> some View {
      box(20, 10)
        .anchorPreference(key: Label.self, value: .init(source)) { $0 }
        .padding(1)
        .overlayPreferenceValue(Label.self) { anchor in
          GeometryReader { proxy in
            Color.clear.onAppear { if let anchor { log.add(proxy[anchor]) } }
          }
        }
    }
    _ = view(.center).layoutSnapshot(in: window)
    _ = view(nil).layoutSnapshot(in: window)
    #expect(log.values == [CGPoint(x: 11, y: 6), nil])
  }

  @Test func `the same place in two layouts is the same anchor`() {
    let log = Log<[Anchor<CGRect>]>()
    let host = ViewHost(
      rootView: mark(box(20, 10)).onPreferenceChange(Bounds.self) { log.add($0) })
    for width: CGFloat in [100, 100, 50] {
      host.environment.displayScale += 1
      _ = host.layoutSnapshot(in: CGSize(width: width, height: 100))
    }
    #expect(log.values.count == 2)
    #expect(log.values.first != log.values.last)
  }

  // What has no way back is found by its move alone; nothing may be NaN.
  @Test func `bounds told from a flattened view into it are finite`() throws {
    let log = Log<CGRect>()
    let view = mark(box(20, 10)).overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        Color.clear.onAppear { for anchor in anchors { log.add(proxy[anchor]) } }
      }
    }
    .scaleEffect(0)
    _ = view.layoutSnapshot(in: window)
    let found = try #require(log.values.first)
    #expect(found == .zero)
  }

  // A binary tree with lines from parent to child, as people draw diagrams.
  @Test func `lines between anchors connect the views`() throws {
    let view = VStack(spacing: 20) {
      mark(box(20, 10))
      HStack(spacing: 20) {
        mark(box(20, 10))
        mark(box(20, 10))
      }
    }
    .backgroundPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        ForEach(1..<anchors.count, id: \.self) { child in
          Path { path in
            path.move(to: CGPoint(x: proxy[anchors[0]].midX, y: proxy[anchors[0]].maxY))
            path.addLine(to: CGPoint(x: proxy[anchors[child]].midX, y: proxy[anchors[child]].minY))
          }
          .stroke(Color.black)
        }
      }
    }
    let strokes = view.displayList(proposal: .unspecified).items.filter {
      if case .stroke = $0 { true } else { false }
    }
    #expect(strokes.count == 2)
    guard case .stroke(let path, _, _)? = strokes.last else {
      Issue.record("The last line is missing.")
      return
    }
    #expect(path.elements == [.move(.init(x: 30, y: 10)), .line(.init(x: 50, y: 30))])
  }
}
