// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Placed lines, runs and glyphs of texts, as SwiftUI gives them through `Text.LayoutKey`.
@Suite struct TextLayoutTests {
  private struct Mark: TextAttribute, Equatable { var number: Int }

  /// What an overlay saw.
  private final class Seen {
    var layouts: [Text.Layout] = []
    var origins: [CGPoint] = []
  }

  private let environment: EnvironmentValues

  init() throws { environment = try DejaVu.environment() }

  private func see(_ view: some View, width: CGFloat? = nil) -> Seen {
    let seen = Seen()
    let watched = view.overlayPreferenceValue(Text.LayoutKey.self) { texts in
      GeometryReader { proxy -> Color in
        seen.layouts = texts.map(\.layout)
        seen.origins = texts.map { proxy[$0.origin] }
        return Color.clear
      }
    }
    _ = watched.layoutSnapshot(
      proposal: ProposedViewSize(width: width, height: nil), environment: environment)
    return seen
  }

  @Test func `every text tells its lines and its place`() throws {
    let seen = see(
      VStack(alignment: .leading, spacing: 10) {
        Text("one")
        Text("two\nthree")
      }.padding(7))
    #expect(seen.layouts.map(\.count) == [1, 2])
    #expect(seen.origins == [CGPoint(x: 7, y: 7), CGPoint(x: 7, y: 37)])
    let line = try #require(seen.layouts.first?.first)
    #expect(line.origin == CGPoint(x: 0, y: 16))
    let size = Text("one").layoutSnapshot(proposal: .unspecified, environment: environment).size
    #expect(line.typographicBounds.width <= size.width)
    #expect(line.typographicBounds.width > size.width - 1)
  }

  @Test func `glyphs of a run touch and fill it`() throws {
    let run = try #require(see(Text("letters")).layouts.first?.first?.first)
    #expect(run.count == 7)
    #expect(run.layoutDirection == .leftToRight)
    var pen = run.typographicBounds.origin.x
    for slice in run.indices.map({ run[$0] as Text.Layout.RunSlice }) {
      #expect(abs(slice.typographicBounds.origin.x - pen) < 1e-6)
      pen += slice.typographicBounds.width
    }
    #expect(abs(pen - run.typographicBounds.rect.maxX) < 1e-6)
    #expect(run[2..<5].typographicBounds.width < run.typographicBounds.width)
  }

  @Test func `runs are told by direction, picture and attribute`() throws {
    let text =
      Text("ab ").customAttribute(Mark(number: 1)) + Text("שלום")
      + Text(Image(systemName: "star")).customAttribute(Mark(number: 2))
    let line = try #require(see(text).layouts.first?.first)
    #expect(line.map(\.layoutDirection).contains(.rightToLeft))
    #expect(line.compactMap { $0[Mark.self]?.number } == [1, 2])
    #expect(line.last?.glyphRun == nil)
    #expect(line.first?.glyphRun?.text == "ab ")
    #expect(line[0][0][Mark.self] == Mark(number: 1))
  }

  @Test func `a text that is cut says so`() throws {
    let long = Text("many words that do not fit")
    #expect(see(long.lineLimit(1), width: 60).layouts.first?.isTruncated == true)
    #expect(see(long).layouts.first?.isTruncated == false)
  }
}
