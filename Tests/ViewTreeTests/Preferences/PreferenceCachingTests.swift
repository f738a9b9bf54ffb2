// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// What is told must not depend on what a layout remembers.
@Suite struct PreferenceCachingTests {
  /// A column whose rows are framed by what an overlay finds; `extra` changes only the overlay.
  private struct Framed: View {
    var extra: CGFloat = 0
    var words = ["one", "two and three"]

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(words, id: \.self) { word in
          Text(word).padding(4).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        }
        GeometryReader { proxy in
          Color.red.frame(width: proxy.size.width / 2)
            .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        }
        .frame(height: 12)
      }
      .overlayPreferenceValue(Bounds.self, alignment: .topLeading) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            let frame = proxy[anchors[index]]
            Rectangle().stroke(Color.blue)
              .frame(width: frame.width + extra, height: frame.height)
              .position(x: frame.midX, y: frame.midY)
              .id("frame \(index)")
          }
        }
      }
      .padding(3)
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `with and without remembered answers the frames are the same`(
    direction: LayoutDirection
  ) {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    for width: CGFloat in [20, 90, 300] {
      let size = CGSize(width: width, height: 150)
      #expect(
        Framed().layoutSnapshot(in: size, environment: environment).description
          == Framed().uncachedLayoutSnapshot(in: size, environment: environment).description)
    }
  }

  @Test func `a host that takes over what stayed the same shows what a fresh layout shows`() {
    let host = ViewHost(rootView: Framed())
    let views = [
      Framed(), Framed(extra: 5), Framed(extra: 5, words: ["one", "two", "three"]),
      Framed(words: ["one"]), Framed(),
    ]
    for view in views {
      host.rootView = view
      for width: CGFloat in [300, 60] {
        let size = CGSize(width: width, height: 150)
        #expect(
          host.layoutSnapshot(in: size).description == view.layoutSnapshot(in: size).description)
      }
    }
  }

  @Test func `of many transforms around each other the outermost is the last`() {
    var view = AnyView(Color.red.word("a"))
    for level in 0..<200 {
      view = AnyView(view.transformPreference(Words.self) { $0 = ["\(level)"] }.padding(0))
    }
    #expect(view.words() == ["199"])
  }

  @Test func `layouts on several threads at once tell the same`() async {
    let size = CGSize(width: 90, height: 150)
    let expected = Framed().layoutSnapshot(in: size).description
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { Framed().layoutSnapshot(in: size).description } }
      for await description in group { #expect(description == expected) }
    }
  }
}

/// What joining values costs.
@Suite struct PreferenceCountTests {
  /// An array that counts how often elements were copied with it.
  private final class Count: @unchecked Sendable {
    var made = 0
  }

  private struct Column: View {
    let count: Count

    var body: some View {
      VStack {
        ForEach(0..<50, id: \.self) { _ in
          Color.red.frame(width: 10, height: 10)
            .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        }
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        let _ = count.made += 1
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { Color.blue.frame(width: proxy[anchors[$0]].width) }
        }
      }
    }
  }

  @Test func `an overlay is made of a value once in a layout`() {
    let count = Count()
    let host = ViewHost(rootView: Column(count: count))
    host.layout(proposal: ProposedViewSize(width: 100, height: nil))
    #expect(count.made == 1)
  }
}
