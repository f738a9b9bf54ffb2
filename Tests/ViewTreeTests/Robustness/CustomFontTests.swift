// SPDX-License-Identifier: MIT

import Foundation
import TextEngine
import Testing
import ViewTree

private struct ScaledText: View {
  @ScaledMetric(relativeTo: .body) var inset: CGFloat = 10

  var body: some View {
    Text("The quick brown fox jumps over the lazy dog.")
      .font(.custom("DejaVuSans", size: 18))
      .accessibilityIdentifier("text")
      .padding(inset)
      .border(Color.blue)
  }
}

private struct TwiceScaled: View {
  @ScaledMetric var size: CGFloat = 18

  var body: some View {
    VStack {
      Text("x").font(.custom("DejaVuSans", size: size)).accessibilityIdentifier("twice")
      Text("x").font(.custom("DejaVuSans", fixedSize: size)).accessibilityIdentifier("once")
      Text("x").font(.custom("DejaVuSans", size: 18)).accessibilityIdentifier("plain")
    }
  }
}

/// Fonts by name that grow with the reader's text size.
///
/// The curve is the ratio of the published line distances (body at accessibility size 2: 40/22),
/// an inference from one observed value. Widths are those that HarfBuzz answers for DejaVu Sans.
@Suite struct CustomFontTests {
  private var environment: EnvironmentValues

  init() throws { environment = try DejaVu.environment() }

  private func snapshot(
    _ view: some View, width: CGFloat = 390, size: DynamicTypeSize = .large, scale: CGFloat = 1
  ) -> LayoutSnapshot {
    var values = environment
    values.dynamicTypeSize = size
    values.displayScale = scale
    return view.layoutSnapshot(in: CGSize(width: width, height: 800), environment: values)
  }

  /// DejaVu Sans: ascent and descent together are 2384 of the em's 2048 units.
  private func lineHeight(_ size: CGFloat) -> CGFloat { size * 2384 / 2048 }

  private func size(_ font: Font, _ typeSize: DynamicTypeSize) -> CGFloat? {
    let text = Text("x").font(font)
    let height = snapshot(text, size: typeSize, scale: 1000).root.frame.height
    return (height / lineHeight(1) * 100).rounded() / 100
  }

  // 365.265 × 41.906 measured; rounded up to the pixel.
  @Test func `at the usual size the sentence takes two lines`() {
    let snapshot = snapshot(ScaledText())
    #expect(snapshot.root.frame.size == CGSize(width: 386, height: 62))
    #expect(snapshot.numbers("text") == [12, 379, 366, 42])
    #expect(snapshot.nodes(named: "Text").first?.proposal.width == 370)
  }

  // 18 becomes round(18 × 40/22) = 33, and 10 becomes 18.18: 18 at one pixel a point.
  @Test func `at accessibilityLarge the font is 33 and the padding 18`() {
    let view = ScaledText().environment(\.sizeCategory, .accessibilityLarge)
    let snapshot = snapshot(view)
    #expect(snapshot.nodes(named: "Text").first?.proposal.width == 354)
    // "The quick brown fox" is 353.538 × 33/35 = 333.336 wide; " jumps" would not fit.
    let text = snapshot.numbers("text")
    #expect(text[2] == 334)
    let threeLines = (3 * lineHeight(33)).rounded(.up)
    #expect(text[3] == threeLines)
    #expect(snapshot.root.frame.width == text[2] + 36)
    #expect(snapshot.root.frame.height == text[3] + 36)
  }

  @Test(arguments: [(1, 18.0), (2, 18), (3, 18 + 1.0 / 3)])
  func `a scaled length is rounded to the pixel`(scale: CGFloat, inset: CGFloat) {
    let snapshot = snapshot(ScaledText(), size: .accessibility2, scale: scale)
    let width = snapshot.root.frame.width - snapshot.numbers("text")[2]
    #expect(abs(width - 2 * inset) < 0.001)
  }

  @Test func `a scaled size in a scaled font grows twice, and only once in a fixed one`() {
    let snapshot = snapshot(TwiceScaled(), size: .accessibility2)
    // 18 → 33 (32.73 rounded); 33 → 60; line heights rounded up.
    #expect(snapshot.numbers("twice")[3] == lineHeight(60).rounded(.up))
    #expect(snapshot.numbers("once")[3] == lineHeight(33).rounded(.up))
    #expect(snapshot.numbers("plain")[3] == lineHeight(33).rounded(.up))
  }

  @Test func `a font follows the text style that it is relative to`() {
    let title = Font.custom("DejaVuSans", size: 32, relativeTo: .title)
    #expect(size(title, .large) == 32)
    #expect(size(title, .accessibility2) == 48)  // 32 × 51/34
    #expect(size(.custom("DejaVuSans", size: 18), .accessibility2) == 33)
    #expect(size(.custom("DejaVuSans", fixedSize: 18), .accessibility2) == 18)
    #expect(size(.system(size: 18), .accessibility2) == 18)
  }

  @Test func `an environment that an ancestor sets reaches the scaled length`() {
    let view = VStack { HStack { ScaledText() } }.dynamicTypeSize(.accessibility2)
    #expect(snapshot(view).nodes(named: "Text").first?.proposal.width == 354)
  }

  // MARK: What is missing

  @Test func `a bold face that is missing is not made up, and said so`() throws {
    let view = Text("Hello, world").font(.custom("DejaVuSans", fixedSize: 17)).bold()
    let missing = snapshot(view)
    #expect(missing.root.frame == snapshot(Text("Hello, world")).root.frame)
    #expect(missing.diagnostics.map(\.kind) == [.missingFontVariant])
    var both = environment
    both.fontLibrary = try FontLibrary(files: [DejaVu.path, DejaVu.boldPath])
    let bold = view.layoutSnapshot(in: CGSize(width: 390, height: 800), environment: both)
    #expect(bold.diagnostics.isEmpty)
    #expect(bold.root.frame.width > missing.root.frame.width)
  }

  @Test func `an italic face that is missing is said so`() {
    #expect(snapshot(Text("x").italic()).diagnostics.map(\.kind) == [.missingFontVariant])
  }

  @Test func `a font that is missing is named with the nearest ones`() {
    let view = VStack {
      Text("x").font(.custom("DejaVuSnas", size: 17))
      Text("y").font(.custom("DejaVuSnas", size: 17))
    }
    let diagnostics = snapshot(view).diagnostics
    #expect(diagnostics.map(\.kind) == [.missingFont])
    let message = diagnostics.first?.message ?? ""
    #expect(message.contains("DejaVuSnas") && message.contains("\"DejaVuSans\""))
    #expect(diagnostics.first?.path.hasSuffix("Text") == true)
  }
}
