// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import TextEngine
import Testing
import ViewTree

/// Lines under and through text, backgrounds and pictures, as steps of drawing.
///
/// Where the lines lie is the text engine's (`TextDecorationTests`); here it is what they are
/// painted with, and when.
@Suite struct TextDrawingTests {
  private let environment: EnvironmentValues

  init() throws { environment = try DejaVu.environment() }

  private func items(_ view: some View, width: CGFloat? = nil) -> [DisplayItem] {
    view.displayList(
      proposal: ProposedViewSize(width: width, height: nil), environment: environment
    ).items
  }

  private func paints(_ view: some View) -> [String] { items(view).map(name) }

  /// What is drawn, and its colour.
  private func name(_ item: DisplayItem) -> String {
    switch item {
    case .fill(_, let paint, _): "fill \(name(paint))"
    case .stroke(_, let paint, let stroke): "stroke \(name(paint)) \(stroke.dash.count)"
    case .glyphs(let run, let paint): "\(run.text) \(name(paint))"
    default: "\(item)"
    }
  }

  private func name(_ paint: DisplayPaint) -> String {
    guard case .color(let color) = paint else { return "gradient" }
    return color.red > 0.5 ? "red" : color.blue > 0.5 ? "blue" : "black"
  }

  private func box(_ item: DisplayItem) -> Rect? {
    guard case .fill(let path, _, _) = item else { return nil }
    let points = path.elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    return Rect(around: points)
  }

  @Test func `a line below is drawn first and a line through last`() {
    let text = Text("abc")
    #expect(paints(text) == ["abc black"])
    #expect(paints(text.underline()) == ["fill black", "abc black"])
    #expect(paints(text.strikethrough()) == ["abc black", "fill black"])
    #expect(paints(text.underline().strikethrough()).count == 3)
  }

  @Test func `lines take the paint of their letters, or their own colour`() {
    let red = Text("abc").underline().strikethrough().foregroundColor(.red)
    #expect(paints(red) == ["fill red", "abc red", "fill red"])
    let own = Text("abc").underline(color: .blue).foregroundColor(.red)
    #expect(paints(own) == ["fill blue", "abc red"])
    let environment = AnyView(Text("abc").underline()).foregroundStyle(.red)
    #expect(paints(environment) == ["fill red", "abc red"])
    let gradient = Text("abc").underline().foregroundStyle(
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    #expect(paints(gradient) == ["fill gradient", "abc gradient"])
  }

  @Test func `each piece of a text has its own lines`() {
    let text =
      Text("a").underline() + Text("b").foregroundColor(.red)
      + Text("c").foregroundColor(.red).underline(color: .blue)
    #expect(paints(text) == ["fill black", "fill blue", "a black", "b red", "c red"])
  }

  @Test func `patterns are strokes with dashes`() {
    let patterns: [(Text.LineStyle.Pattern, Int)] = [
      (.dot, 2), (.dash, 2), (.dashDot, 4), (.dashDotDot, 6),
    ]
    for (pattern, dashes) in patterns {
      #expect(
        paints(Text("a").underline(pattern: pattern, color: .red))
          == ["stroke red \(dashes)", "a black"])
      #expect(
        paints(AnyView(Text("a")).strikethrough(pattern: pattern))
          == ["a black", "stroke black \(dashes)"])
    }
  }

  // What is set nearer to the text wins, as for all values of the environment.
  @Test func `the environment draws lines unless the text says otherwise`() {
    let text = Text("abc")
    #expect(paints(VStack { text }.underline()) == ["fill black", "abc black"])
    #expect(paints(VStack { text.underline(false) }.underline()) == ["abc black"])
    #expect(paints(VStack { text }.underline(color: .red).underline(false)).count == 2)
    #expect(paints(VStack { text }.underline(false).underline()) == ["abc black"])
    #expect(paints(text.underline(color: .red).underline(color: .blue)).first == "fill red")
    #expect(paints(text.strikethrough(false)) == ["abc black"])
  }

  @Test func `lines lie on every line of the text, as wide as its letters`() throws {
    let text = Text("many words that wrap").underline()
    let drawn = items(text, width: 60)
    let lines = drawn.compactMap(box)
    let runs = drawn.count - lines.count
    #expect(lines.count == runs && lines.count >= 3)
    for line in lines {
      #expect(line.size.width <= 60 && line.size.width > 10)
      #expect(line.size.height > 0.5 && line.size.height < 2)
    }
    #expect(zip(lines, lines.dropFirst()).allSatisfy { abs($1.minY - $0.minY - 19.789) < 0.01 })
  }

  @Test func `lines move with their view`() throws {
    let at = try #require(items(Text("abc").underline()).compactMap(box).first)
    let moved = try #require(items(Text("abc").underline().padding(10)).compactMap(box).first)
    #expect(abs(moved.minX - at.minX - 10) < 1e-6 && abs(moved.minY - at.minY - 10) < 1e-6)
  }

  @Test func `a background lies behind its letters, as high as the line`() throws {
    var string = AttributedString("ab cd")
    let range = try #require(string.range(of: "cd"))
    string[range].backgroundColor = .red
    string[range].underlineStyle = .single
    let text = Text(string)
    #expect(paints(text) == ["fill red", "fill black", "ab  black", "cd black"])
    let background = try #require(items(text).compactMap(box).first)
    #expect(abs(background.size.height - 19.789) < 0.01)
    let all = text.layoutSnapshot(proposal: .unspecified, environment: environment).size
    #expect(abs(background.maxX - Double(all.width)) <= 1)
    #expect(background.minX > 0)
  }

  @Test func `links are painted with the tint`() {
    #expect(paints(Text("[a](https://a.org) b")) == ["a blue", " b black"])
    #expect(paints(Text("[a](https://a.org)").foregroundColor(.red)) == ["a blue"])
    #expect(paints(VStack { Text("[a](https://a.org)") }.tint(.red)) == ["a red"])
    var string = AttributedString("a")
    string.link = URL(string: "https://a.org")
    #expect(paints(Text(string)) == ["a blue"])
    string.foregroundColor = .red
    #expect(paints(Text(string)) == ["a red"])
  }

  @Test func `Markdown strikes through`() {
    #expect(paints(Text("~~a~~")) == ["a black", "fill black"])
  }

  @Test func `a picture is drawn on the baseline, in the paint of the text`() throws {
    let text = Text("a\(Image(systemName: "star"))").foregroundColor(.red)
    let drawn = items(text)
    #expect(drawn.map(name) == ["a red", "fill red"])
    let picture = try #require(drawn.compactMap(box).first)
    #expect(abs(picture.maxY - 16) < 1e-6)
    #expect(picture.size.width == picture.size.height && picture.size.width > 10)
  }
}
