// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import TextEngine
import Testing
import ViewTree

/// Texts that a renderer of the user's measures and draws.
///
/// Source: Apple's documentation of `TextRenderer`, `TextProxy`, `Text.Layout`,
/// `Text.Layout.RunSlice`, `GraphicsContext.draw(_:options:)` and `TextAttribute`; what it leaves open
/// is ours (`Docs/Gaps.md`).
@Suite struct TextRendererTests {
  private struct Mark: TextAttribute {}

  /// Draws a layout by a closure, in a size that another closure answers.
  private struct Drawing: TextRenderer {
    var size: ((ProposedViewSize, TextProxy) -> CGSize)?
    var draw: (Text.Layout, inout GraphicsContext) -> Void

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { draw(layout, &ctx) }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      size?(proposal, text) ?? text.sizeThatFits(proposal)
    }
  }

  /// Says only how it draws.
  private struct ByLine: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      for line in layout { ctx.draw(line) }
    }
  }

  private let environment: EnvironmentValues

  init() throws { environment = try DejaVu.environment() }

  private func items(
    _ view: some View, width: CGFloat? = nil, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [DisplayItem] {
    var environment = environment
    change(&environment)
    return view.displayList(
      proposal: ProposedViewSize(width: width, height: nil), environment: environment
    ).items
  }

  /// What a renderer draws, without the group around it.
  private func drawn(
    _ text: some View, width: CGFloat? = nil,
    _ draw: @escaping (Text.Layout, inout GraphicsContext) -> Void
  ) -> [DisplayItem] {
    Array(items(text.textRenderer(Drawing(draw: draw)), width: width).dropFirst().dropLast())
  }

  private func runs(_ items: [DisplayItem]) -> [GlyphRun] {
    items.compactMap { if case .glyphs(let run, _) = $0 { run } else { nil } }
  }

  private let rich =
    Text("plain ").underline(pattern: .dash) + Text("red ").foregroundColor(.red).strikethrough()
    + Text(Image(systemName: "star")) + Text(" שלום").underline(color: .blue)

  @Test func `lines drawn as they are give the picture of the text`() {
    let plain = items(rich, width: 70)
    let lines = drawn(rich, width: 70) { layout, context in layout.forEach { context.draw($0) } }
    #expect(lines == plain)
    #expect(plain.count == 7)
    let whole = items(rich.textRenderer(ByLine()), width: 70)
    #expect(whole.first == .push(DisplayGroup(transform: .identity)))
    #expect(whole.last == .pop)
  }

  @Test func `a renderer measures as its text unless it says otherwise`() {
    for width in [nil, 30, 70, 400] as [CGFloat?] {
      let proposal = ProposedViewSize(width: width, height: nil)
      let plain = rich.layoutSnapshot(proposal: proposal, environment: environment)
      let rendered = rich.textRenderer(ByLine()).layoutSnapshot(
        proposal: proposal, environment: environment)
      #expect(rendered.size == plain.size)
      #expect(rendered.nodes.last?.text == plain.nodes.last?.text)
      #expect(
        rendered.nodes.last?.firstTextBaseline
          == plain.nodes.last?.firstTextBaseline)
    }
    #expect(ByLine().displayPadding == EdgeInsets())
  }

  @Test func `the lines are those of the question that the renderer asked`() {
    let words = Text("some words to wrap")
    let renderer = Drawing(size: { proposal, text in
      var inner = proposal
      inner.width = proposal.width.map { $0 - 60 }
      let size = text.sizeThatFits(inner)
      return CGSize(width: size.width + 60, height: size.height)
    }) { layout, context in layout.forEach { context.draw($0) } }
    let narrow = runs(items(words, width: 60)).map(\.text)
    #expect(narrow.count > 1)
    #expect(runs(items(words.textRenderer(renderer), width: 120)).map(\.text) == narrow)
    let size = words.textRenderer(renderer).layoutSnapshot(
      proposal: ProposedViewSize(width: 120, height: nil), environment: environment
    ).size
    let inner = words.layoutSnapshot(
      proposal: ProposedViewSize(width: 60, height: nil), environment: environment
    ).size
    #expect(size == CGSize(width: inner.width + 60, height: inner.height))
  }

  @Test func `a size that is no size counts as zero`() {
    for odd in [CGFloat.nan, -5, -CGFloat.infinity] {
      let renderer = Drawing(size: { _, _ in CGSize(width: odd, height: odd) }, draw: { _, _ in })
      let size = Text("a").textRenderer(renderer).layoutSnapshot(
        proposal: .unspecified, environment: environment
      ).size
      #expect(size == .zero)
    }
  }

  @Test func `runs and glyphs can be drawn one by one`() throws {
    let whole = items(Text("letters"))
    #expect(drawn(Text("letters")) { layout, context in context.draw(layout[0][0]) } == whole)
    let slices = runs(
      drawn(Text("letters")) { layout, context in
        for slice in layout[0][0] { context.draw(slice) }
      })
    #expect(slices.map(\.text) == ["l", "e", "t", "t", "e", "r", "s"])
    let run = try #require(runs(whole).first)
    #expect(slices.flatMap(\.glyphs).map(\.x) == run.glyphs.map(\.x))
    #expect(slices.allSatisfy { $0.glyphs.map(\.cluster) == [0] })
    let part = drawn(Text("letters")) { layout, context in
      context.draw(layout[0][0][1..<4][2..<3])
    }
    #expect(runs(part).map(\.text) == ["t"])
  }

  // A picture that is searched must not find a character twice.
  @Test(arguments: ["office e\u{301}\u{302}x", "שָׁלוֹם עולם", "الله لا", "नमस्ते क्षि", "ab\tcd"])
  func `slices share the characters of their run`(string: String) {
    let whole = runs(items(Text(verbatim: string)))
    let slices = runs(
      drawn(Text(verbatim: string)) { layout, context in
        for slice in layout[0].flatMap({ $0 }) { context.draw(slice) }
      })
    #expect(slices.count == whole.reduce(0) { $0 + $1.glyphs.count })
    for run in whole {
      let texts = slices.filter { part in
        run.glyphs.contains { $0.x == part.glyphs[0].x && $0.id == part.glyphs[0].id }
      }
      .map(\.text)
      let logical = run.isRightToLeft ? texts.reversed() : texts
      #expect(logical.joined().unicodeScalars.elementsEqual(run.text.unicodeScalars))
    }
  }

  @Test func `a slice has its part of a line below, with the dashes where they are`() throws {
    let text = Text("dashed").underline(pattern: .dash)
    let strokes = { (items: [DisplayItem]) in
      items.compactMap { item -> (Double, Double, Double)? in
        guard case .stroke(let path, _, let stroke) = item,
          case .move(let start) = path.elements[0], case .line(let end) = path.elements[1]
        else { return nil }
        return (start.x, end.x, stroke.dashPhase)
      }
    }
    let whole = try #require(strokes(items(text)).first)
    let parts = strokes(
      drawn(text) { layout, context in
        for slice in layout[0][0] { context.draw(slice) }
      })
    #expect(parts.count == 6)
    var x = whole.0
    for part in parts {
      #expect(abs(part.0 - x) < 1e-9 && abs(part.2 - (x - whole.0)) < 1e-9)
      x = part.1
    }
    #expect(abs(x - whole.1) < 1e-9)
  }

  @Test func `glyphs are moved and faded by copies of the context`() {
    let list = drawn(Text("ab")) { layout, context in
      for (index, slice) in layout[0][0].enumerated() {
        var copy = context
        copy.opacity = index == 0 ? 1 : 0.5
        copy.translateBy(x: 0, y: CGFloat(index * 3))
        copy.draw(slice, options: .disablesSubpixelQuantization)
      }
    }
    #expect(list.count == 4)
    #expect(
      list.contains(.push(DisplayGroup(transform: .translation(x: 0, y: 3), opacity: 0.5))))
  }

  @Test func `attributes say what is drawn otherwise`() {
    let text = Text("a") + Text("b").customAttribute(Mark()) + Text("c")
    let marked = drawn(text) { layout, context in
      for run in layout.flatMap({ $0 }) where run[Mark.self] != nil { context.draw(run) }
    }
    #expect(runs(marked).map(\.text) == ["b"])
  }

  @Test func `characters are counted in units of UTF-16`() {
    var seen: [Int] = []
    var picture: [Int] = []
    var ellipsis: [Int] = []
    let text = Text("é😀x") + Text(Image(systemName: "star")) + Text("שלום")
    _ = drawn(text) { layout, _ in
      guard let zero = layout[0][0].characterIndices.first else { return }
      for run in layout[0] {
        let offsets = run.characterIndices.map { zero.distance(to: $0) }
        if run.glyphRun == nil { picture = offsets } else { seen += offsets }
      }
      #expect(zero.advanced(by: 2) > zero)
    }
    #expect(seen == [0, 1, 3, 8, 7, 6, 5])
    #expect(picture == [4])
    _ = drawn(Text("many words that do not fit").lineLimit(1), width: 60) { layout, _ in
      ellipsis = layout[0].map(\.characterIndices.count)
    }
    #expect(ellipsis.last == 0)
  }

  @Test func `the innermost renderer draws, and texts of its own are plain`() {
    let inner = Drawing { _, context in
      context.draw(Text("inner"), at: .zero)
    }
    let outer = Drawing { _, context in context.draw(Text("outer"), at: .zero) }
    let list = items(VStack { Text("a").textRenderer(inner) }.textRenderer(outer))
    #expect(runs(list).map(\.text) == ["inner"])
  }

  @Test func `what a renderer does not draw is not seen`() {
    #expect(drawn(rich) { _, _ in } == [])
  }

  @Test func `the layout of a rendered text can be read`() {
    var lines: [Int] = []
    let view = Text("one\ntwo").textRenderer(ByLine())
      .overlayPreferenceValue(Text.LayoutKey.self) { texts -> Color in
        lines = texts.map(\.layout.count)
        return .clear
      }
    _ = view.layoutSnapshot(proposal: .unspecified, environment: environment)
    #expect(lines == [2])
  }
}
