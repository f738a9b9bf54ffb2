// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

@Suite struct PreferenceValueTests {
  @Test func `an overlay is made of what its view tells, in the same layout`() throws {
    let view = box(60, 20).preference(key: Tallest.self, value: 12)
      .overlayPreferenceValue(Tallest.self) { box($0, $0).id("over") }
    let snapshot = view.layoutSnapshot(in: window)
    // The view is centred: 70,90; the overlay lies in the middle of it.
    #expect(try #require(snapshot["over"]).frame == CGRect(x: 94, y: 94, width: 12, height: 12))
  }

  @Test func `an overlay does not see what lies outside of its view`() throws {
    let view = HStack(spacing: 0) {
      box(10, 10).overlayPreferenceValue(Tallest.self) { box($0 + 5, 5).id("over") }
      box(10, 10).preference(key: Tallest.self, value: 40)
    }
    #expect(try #require(view.layoutSnapshot(in: window)["over"]).frame.width == 5)
  }

  @Test func `what a reader inside tells arrives, because it is placed before`() throws {
    let view = GeometryReader { proxy in
      Color.red.preference(key: Tallest.self, value: proxy.size.height / 2)
    }
    .frame(width: 50, height: 80)
    .overlayPreferenceValue(Tallest.self) { box(10, $0).id("over") }
    #expect(try #require(view.layoutSnapshot(in: window)["over"]).frame.height == 40)
  }

  @Test func `the content of a background is drawn behind and told before`() {
    let view = Color.red.word("view").backgroundPreferenceValue(Words.self) {
      Color.blue.word("under " + $0.joined())
    }
    #expect(view.words() == ["under view", "view"])
    let items = view.displayList(in: CGSize(width: 10, height: 10)).items
    #expect(items.count == 2)
    #expect(items.first == Color.blue.displayList(in: CGSize(width: 10, height: 10)).items.first)
  }

  @Test func `the content of an overlay is told after the view`() {
    let view = Color.red.word("view").overlayPreferenceValue(Words.self) { _ in
      Color.blue.word("over")
    }
    #expect(view.words() == ["view", "over"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the content is aligned in the view`(direction: LayoutDirection) throws {
    let view = box(60, 40).overlayPreferenceValue(Words.self, alignment: .bottomTrailing) { _ in
      box(10, 10).id("over")
    }
    .environment(\.layoutDirection, direction)
    let frame = try #require(view.layoutSnapshot(proposal: .unspecified)["over"]).frame
    #expect(frame.origin == CGPoint(x: direction == .leftToRight ? 50 : 0, y: 30))
  }

  @Test func `explicit guides of the view and of the content meet`() throws {
    let view = box(60, 40).alignmentGuide(.leading) { _ in 20 }
      .overlayPreferenceValue(Words.self, alignment: .leading) { _ in
        box(10, 10).alignmentGuide(.leading) { _ in 3 }.id("over")
      }
    let frame = try #require(view.layoutSnapshot(proposal: .unspecified)["over"]).frame
    #expect(frame.minX == 17)
  }

  @Test func `several views of an overlay lie on each other`() throws {
    let view = box(60, 40).overlayPreferenceValue(Words.self) { _ in
      box(20, 20).id("a")
      box(10, 10).id("b")
    }
    let snapshot = view.layoutSnapshot(proposal: .unspecified)
    #expect(try #require(snapshot["a"]).frame.origin == CGPoint(x: 20, y: 10))
    #expect(try #require(snapshot["b"]).frame.origin == CGPoint(x: 25, y: 15))
  }

  // A host lays the same tree out for another size; the view keeps its size, not its value.
  @Test func `another window makes the content again, though the view keeps its size`() throws {
    let view = VStack(spacing: 0) {
      GeometryReader { proxy in
        Color.red.preference(key: Tallest.self, value: proxy.size.width)
      }
      .frame(height: 10)
      box(10, 10)
    }
    .overlayPreferenceValue(Tallest.self, alignment: .topLeading) { box(1, $0).id("over") }
    let host = ViewHost(rootView: view)
    for width: CGFloat in [100, 50, 100] {
      let snapshot = host.layoutSnapshot(in: CGSize(width: width, height: 20))
      #expect(try #require(snapshot["over"]).frame.height == width)
    }
  }

  @Test func `nested overlays each see what is inside their view`() throws {
    let view = box(10, 10).preference(key: Tallest.self, value: 3)
      .overlayPreferenceValue(Tallest.self) {
        box($0, $0).preference(key: Tallest.self, value: $0 + 1)
      }
      .overlayPreferenceValue(Tallest.self) { box($0, $0).id("outer") }
    #expect(try #require(view.layoutSnapshot(in: window)["outer"]).frame.width == 4)
  }
}
