// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Synchronization
import Testing
import ViewTree

/// Source: rules 0.6 and 15.1–15.4, the SAF cases.
@Suite struct SafeAreaTests {
  // Source: OpenSwiftUI: Layout/Modifier/InsetViewModifierUITests.swift. Compared with SwiftUI
  // in a public test; the numbers are computed.
  @Test func `SAF-01: the outermost inset is laid out first`() {
    let view = Color.red.id("red")
      .safeAreaInset(edge: .leading) { Color.green.frame(width: 10).id("green") }
      .safeAreaInset(edge: .top) { Color.blue.frame(height: 20).id("blue") }
      .safeAreaInset(edge: .trailing) { Color.gray.frame(width: 30).id("gray") }
      .safeAreaInset(edge: .bottom) { Color.yellow.frame(height: 40).id("yellow") }
    EveryWay(proposal: 200, 200).expect(
      view, size: (200, 200),
      [
        "yellow": [0, 160, 200, 40], "gray": [170, 0, 30, 152], "blue": [0, 0, 162, 20],
        "green": [0, 28, 10, 124], "red": [18, 28, 144, 124],
      ])
  }

  // Source: OpenSwiftUI: InsetViewModifierUITests.swift. Compared with SwiftUI in a public
  // test; the numbers are computed.
  @Test func `SAF-02: padding of the safe area takes its insets`() {
    let view = Color.red.id("red")
      .safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    EveryWay(proposal: 200, 200).expect(view, size: (200, 200), ["red": [20, 10, 140, 160]])
    EveryWay(proposal: 200, 200).expect(
      Color.red.id("red").safeAreaPadding(.horizontal, 5).safeAreaPadding(2),
      size: (200, 200), ["red": [7, 2, 186, 196]])
    EveryWay(proposal: 200, 200)
      .expect(Color.red.id("red").safeAreaPadding(), size: (200, 200), ["red": [16, 16, 168, 168]])
  }

  // Source: OpenSwiftUI: Layout/Modifier/InsetViewModifier.swift. Derived.
  @Test func `SAF-03: as long as both and the gap, as wide as the wider one`() {
    let view = Rigid(50, 30).id("a")
      .safeAreaInset(edge: .bottom, alignment: .leading, spacing: 5) { Rigid(20, 10).id("b") }
    EveryWay(proposal: 200, 200)
      .expect(view, size: (50, 45), ["a": [0, 0, 50, 30], "b": [0, 35, 20, 10]])
    EveryWay(proposal: nil, nil).expect(view, size: (50, 45))
    let beside = Rigid(50, 30).id("a")
      .safeAreaInset(edge: .leading, alignment: .bottom, spacing: 0) { Rigid(20, 10).id("b") }
    EveryWay(proposal: 200, 200)
      .expect(beside, size: (70, 30), ["a": [20, 0, 50, 30], "b": [0, 20, 20, 10]])
  }

  // Source: rule 15.3: the content is offered what the child's smallest length leaves.
  @Test func `greedy content leaves the child its smallest length`() {
    let view = Color.red.frame(minHeight: 30).id("a")
      .safeAreaInset(edge: .top, spacing: 0) { Color.blue.id("b") }
    EveryWay(proposal: 50, 100)
      .expect(view, size: (50, 100), ["b": [0, 0, 50, 70], "a": [0, 70, 50, 30]])
  }

  /// What readers with a name have seen.
  private final class Seen: Sendable {
    private let insets = Mutex<[String: EdgeInsets]>([:])
    subscript(name: String) -> EdgeInsets? {
      get { insets.withLock { $0[name] } }
      set { insets.withLock { $0[name] = newValue } }
    }
  }

  private func reader(_ name: String, _ seen: Seen) -> some View {
    GeometryReader { proxy in
      let _ = seen[name] = proxy.safeAreaInsets
      Color.red
    }
  }

  private func insets(
    of width: CGFloat, _ height: CGFloat, at x: CGFloat, _ y: CGFloat, window: CGSize,
    _ area: EdgeInsets
  ) -> EdgeInsets? {
    let seen = Seen()
    let view = reader("a", seen).frame(width: width, height: height)
      .offset(x: x - area.leading, y: y - area.top)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    _ = EveryWay(window: window.width, window.height, safeArea: area)
      .snapshot(view, isMirrored: false)
    return seen["a"]
  }

  // Source: OpenSwiftUI: Layout/SafeAreaInsetsTests.swift. Derived.
  @Test func `SAF-05: an edge that lies elsewhere has no inset`() {
    let found = insets(
      of: 100, 20, at: 150, 390, window: CGSize(width: 400, height: 800),
      EdgeInsets(top: 60, leading: 0, bottom: 0, trailing: 0))
    #expect(found == EdgeInsets())
  }

  // Source: OpenSwiftUI: Layout/SafeAreaInsetsTests.swift. Derived.
  @Test func `SAF-06: an edge that touches the safe area's has its inset`() {
    let area = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    let window = CGSize(width: 400, height: 800)
    let expected: [(CGFloat, CGFloat, EdgeInsets)] = [
      (150, 10, EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)),
      (150, 750, EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0)),
      (20, 100, EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)),
      (260, 100, EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 40)),
    ]
    for (x, y, inset) in expected {
      #expect(insets(of: 100, 20, at: x, y, window: window, area) == inset)
    }
  }

  // Source: rule 15.1, the tolerance.
  @Test func `half a pixel is no distance, and more is one`() {
    let area = EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
    let window = CGSize(width: 400, height: 800)
    #expect(insets(of: 100, 20, at: 150, 10.5, window: window, area)?.top == 10)
    #expect(insets(of: 100, 20, at: 150, 10.6, window: window, area)?.top == 0)
    #expect(insets(of: 100, 20, at: 150, 9, window: window, area)?.top == 0)
  }

  // Report 36: both readers have the whole safe area, and its insets.
  // https://github.com/RevenueCat/purchases-ios/pull/7645.
  @Test func `readers inside each other see the same insets`() {
    let seen = Seen()
    let sizes = Mutex<[CGSize]>([])
    let view = GeometryReader { outer in
      GeometryReader { inner in
        let _ = seen["outer"] = outer.safeAreaInsets
        let _ = seen["inner"] = inner.safeAreaInsets
        let _ = sizes.withLock { $0 = [outer.size, inner.size] }
        Color.red
      }
    }
    let area = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    _ = view.layoutSnapshot(in: CGSize(width: 100, height: 200), safeAreaInsets: area)
    #expect(seen["outer"] == area)
    #expect(seen["inner"] == area)
    #expect(sizes.withLock { $0 } == Array(repeating: CGSize(width: 100, height: 180), count: 2))
  }

  // Source: rule 15.1: insets belong to spaces, and those of spaces inside each other add up.
  @Test func `what is set aside adds to the window's insets`() {
    let seen = Seen()
    let view = reader("a", seen)
      .safeAreaPadding(.leading, 3)
      .safeAreaInset(edge: .top, spacing: 5) { Rigid(10, 15) }
    let window = CGSize(width: 100, height: 200)
    _ = view.layoutSnapshot(
      in: window, safeAreaInsets: EdgeInsets(top: 20, leading: 7, bottom: 9, trailing: 0))
    #expect(seen["a"] == EdgeInsets(top: 40, leading: 10, bottom: 9, trailing: 0))
  }

  // Source: rule 18.2: leading follows the reading direction.
  @Test func `leading is right, right to left`() {
    let seen = Seen()
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let view = reader("a", seen).safeAreaPadding(.leading, 3)
    let area = EdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 1)
    let snapshot = view.layoutSnapshot(
      in: CGSize(width: 100, height: 50), safeAreaInsets: area, environment: environment)
    #expect(seen["a"] == EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 1))
    #expect(snapshot.root.frame == CGRect(x: 1, y: 0, width: 92, height: 50))
  }

  // Source: OpenSwiftUI: ViewTransformTests.swift, SafeAreaInsets.swift; rule 15.1. Derived.
  @Test func `SAF-07, GEO-09: a turned reader has no insets`() {
    let seen = Seen()
    let area = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    _ = reader("a", seen).rotationEffect(.degrees(10))
      .layoutSnapshot(in: CGSize(width: 100, height: 200), safeAreaInsets: area)
    #expect(seen["a"] == EdgeInsets())
  }

  // Source: rule 0.6. Documented.
  @Test func `the root is offered the safe area and centred in it`() {
    let area = EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 0)
    EveryWay(window: 110, 120, safeArea: area)
      .expect(Rigid(50, 40).id("a"), size: (110, 120), ["a": [35, 50, 50, 40]])
    EveryWay(window: 110, 120, safeArea: area)
      .expect(Color.red.id("a"), size: (110, 120), ["a": [10, 20, 100, 100]])
  }

  // Computed from rule 15.2.
  @Test func `ignoring the safe area places the view larger and further out`() {
    let area = EdgeInsets(top: 20, leading: 10, bottom: 5, trailing: 0)
    let window = EveryWay(window: 110, 125, safeArea: area)
    window.expect(
      Color.red.id("a").ignoresSafeArea().id("outer"), size: (110, 125),
      ["outer": [10, 20, 100, 100], "a": [0, 0, 110, 125]])
    window.expect(
      Color.red.id("a").ignoresSafeArea(edges: .bottom), size: (110, 125),
      ["a": [10, 20, 100, 105]])
    window.expect(
      Color.red.id("a").ignoresSafeArea(.keyboard), size: (110, 125), ["a": [10, 20, 100, 100]])
  }

  // Computed from rules 15.1 and 15.2.
  @Test func `only edges that meet the safe area's grow`() {
    let area = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 40).id("red").ignoresSafeArea()
      Color.blue.id("blue").ignoresSafeArea()
    }
    EveryWay(window: 100, 250, safeArea: area).expect(
      view, size: (100, 250), ["red": [0, 0, 100, 40], "blue": [0, 60, 100, 190]])
  }

  // Documented by Apple: a style behind a view ignores the safe area on all edges unless told.
  @Test func `a background of a style grows into the safe area, and a view does not`() {
    let area = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    let window = CGSize(width: 50, height: 100)
    func filled(_ view: some View) -> [Rect] {
      view.displayList(in: window, safeAreaInsets: area).items.compactMap { item in
        guard case .fill(let path, _, _) = item else { return nil }
        return Rect(
          around: path.elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point): point
            default: nil
            }
          })
      }
    }
    let screen = Spacer().frame(maxWidth: .infinity, maxHeight: .infinity)
    let whole = Rect(x: 0, y: 0, width: 50, height: 100)
    let safe = Rect(x: 0, y: 20, width: 50, height: 70)
    #expect(filled(screen.background(Color.red)) == [whole])
    #expect(filled(screen.background(.red.opacity(0.5))) == [whole])
    #expect(
      filled(screen.background(.blue.opacity(0.5), ignoresSafeAreaEdges: .top))
        == [Rect(x: 0, y: 0, width: 50, height: 90)])
    #expect(filled(screen.background { Color.red }) == [safe])
    #expect(filled(screen.background(Color.red, in: Rectangle())) == [safe])
    #expect(filled(screen.frame(height: 30).background(Color.red)).map(\.size.height) == [30])
  }

  // Ours: where a view is decides, so it is placed again when it has moved.
  @Test func `a view that has moved meets another edge`() {
    let host = ViewHost(
      rootView: Color.red.frame(height: 40).id("a").ignoresSafeArea(edges: .bottom))
    host.safeAreaInsets = EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0)
    #expect(host.layoutSnapshot(in: CGSize(width: 50, height: 50))["a"]?.frame.minY == 0)
    #expect(host.layoutSnapshot(in: CGSize(width: 50, height: 90))["a"]?.frame.minY == 20)
    host.safeAreaInsets = EdgeInsets()
    #expect(host.layoutSnapshot(in: CGSize(width: 50, height: 90))["a"]?.frame.minY == 25)
  }

  // Ours: the result must be finite.
  @Test(arguments: [CGFloat.nan, .infinity, -20])
  func `insets that make no sense count as zero`(length: CGFloat) {
    let area = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    let snapshot = Color.red.ignoresSafeArea()
      .layoutSnapshot(in: CGSize(width: 50, height: 40), safeAreaInsets: area)
    #expect(snapshot.root.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
  }
}
