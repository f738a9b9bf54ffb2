// SPDX-License-Identifier: MIT

import Foundation
import TextEngine
import Testing
import ViewTree

/// Heights of lines, and fonts that stand tighter or looser.
///
/// Source: the names are those of Apple's documentation of `View.lineHeight(_:)`,
/// `AttributedString.LineHeight` and `Font.Leading`; what it leaves open is ours (`Docs/Gaps.md`).
/// A line of DejaVu Sans is 2384 of 2048 units high: at 20 points 23.28.
@Suite struct TextLineHeightTests {
  private let environment: EnvironmentValues
  private let natural = 20.0 * 2384 / 2048
  private let text = Text("a\nb\nc")

  init() throws { environment = try DejaVu.environment(size: 20) }

  private func height(
    _ view: some View, profile: TextProfile = .iOS, scale: CGFloat = 100
  ) -> Double {
    var environment = environment
    environment.textProfile = profile
    environment.displayScale = scale
    return Double(
      view.layoutSnapshot(proposal: .unspecified, environment: environment).size.height)
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.011 }

  @Test func `lines are as high as they are asked to be`() {
    #expect(isNear(height(text), 3 * natural))
    #expect(isNear(height(text.lineHeight(nil)), 3 * natural))
    #expect(isNear(height(text.lineHeight(.normal)), 3 * natural))
    #expect(isNear(height(text.lineHeight(.variable)), 3 * natural))
    #expect(isNear(height(text.lineHeight(.tight)), 3 * natural - 4))
    #expect(isNear(height(text.lineHeight(.loose)), 3 * natural + 4))
    #expect(isNear(height(text.lineHeight(.exact(points: 30))), 90))
    #expect(isNear(height(text.lineHeight(.multiple(factor: 1.5))), 90))
    #expect(isNear(height(text.lineHeight(.leading(increase: 7))), 81))
    #expect(isNear(height(text.lineHeight(.exact(points: 0))), 0))
    #expect(isNear(height(text.lineHeight(.exact(points: 30)).lineSpacing(5)), 100))
  }

  @Test func `the innermost height counts, and all lines have that of the largest font`() {
    let inner = text.lineHeight(.exact(points: 10)).padding(0).lineHeight(.exact(points: 30))
    #expect(isNear(height(inner), 30))
    let mixed = Text("a\n") + Text("b").font(.custom("DejaVuSans", fixedSize: 40))
    #expect(isNear(height(mixed.lineHeight(.multiple(factor: 2))), 160))
  }

  @Test func `half of what a line is higher is over its ink`() throws {
    func baselines(_ view: some View) -> [CGFloat] {
      let snapshot = view.layoutSnapshot(proposal: .unspecified, environment: environment)
      return snapshot.nodes.last.map { [$0.firstTextBaseline, $0.lastTextBaseline] } ?? []
    }
    // Ascent 18.56; 30 leaves 6.72 points, so that the first baseline is at 21.92, on the pixel 22.
    #expect(baselines(text) == [19, 66])
    #expect(baselines(text.lineHeight(.exact(points: 30))) == [22, 82])
    #expect(height(text.lineHeight(.exact(points: 25)), profile: .macOS) == 75)
  }

  @Test func `lines do not overlap in a limit of height`() {
    let high = text.lineHeight(.exact(points: 30))
    let snapshot = high.layoutSnapshot(
      proposal: ProposedViewSize(width: 100, height: 70), environment: environment)
    #expect(snapshot.size.height == 60)
    #expect(
      height(Text("a").lineHeight(.exact(points: 30)).lineLimit(2, reservesSpace: true)) == 60)
  }

  @Test(arguments: [
    AttributedString.LineHeight.exact(points: .nan), .exact(points: -3),
    .multiple(factor: .infinity), .multiple(factor: -1), .leading(increase: -.infinity),
  ])
  func `a height that is none is reported`(odd: AttributedString.LineHeight) {
    let snapshot = text.lineHeight(odd).layoutSnapshot(
      proposal: .unspecified, environment: environment)
    #expect(snapshot.reports(.invalidLength))
    #expect(snapshot.size.height.isFinite && snapshot.size.height >= 0)
  }

  @Test func `a font's leading moves lines apart and leaves a single line`() {
    let font = Font.custom("DejaVuSans", fixedSize: 20)
    #expect(isNear(height(text.font(font.leading(.tight))), 3 * natural - 4))
    #expect(isNear(height(text.font(font.leading(.loose))), 3 * natural + 4))
    #expect(isNear(height(text.font(font.leading(.loose).leading(.standard))), 3 * natural))
    #expect(isNear(height(Text("a").font(font.leading(.tight))), natural))
    let mixed = Text("a\n").font(font.leading(.tight)) + Text("b").font(font)
    #expect(isNear(height(mixed), 2 * natural))
  }

  @Test func `a layout without views does the same`() {
    let font = Font.custom("DejaVuSans", fixedSize: 20).leading(.loose)
    let layout = TextLayout("a\nb", font: font, in: environment)
    #expect(isNear(layout.measurement.unroundedSize.height, 2 * natural + 2))
    var style = ParagraphStyle(in: environment)
    style.uniformLineHeight = .multipleOfFontSize(1)
    let tight = TextLayout(
      [TextRun("a\nb", font: font, in: environment)], style: style,
      library: environment.fontLibrary)
    #expect(isNear(tight.measurement.unroundedSize.height, 42))
  }
}
