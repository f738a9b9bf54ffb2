// SPDX-License-Identifier: MIT

import LayoutEngine
import TextEngine
import Testing

/// Texts that other engines got wrong in public, in our own words. The numbers are those of
/// HarfBuzz in DejaVu Sans at 17 points; in a library without fonts every character is a box of
/// one em.
@Suite struct ReportedTextsTests {
  private let library: FontLibrary
  private let boxes: FontLibrary
  private let many: FontLibrary

  init() throws {
    library = try .closed(TestFonts.dejaVuSans)
    boxes = try FontLibrary(files: [])
    many = try .manyScripts()
  }

  // MARK: Truncation, wrapping, measuring

  // Report 54, https://github.com/vercel/satori/issues/394: the word vanished.
  @Test func `a word that is too long for a cut line shows its beginning`() throws {
    let style = ParagraphStyle(lineLimit: 1)
    let word = library.text("Supercalifragilistic, yes", style: style)
    let shown = try #require(word.visibleTexts(width: 60).first)
    #expect(shown == "Supe…")
    let japanese = boxes.text("とても長い日本語の文字列。", size: 20, style: style)
    #expect(japanese.visibleTexts(width: 60) == ["とて…"])
  }

  // Report 55, https://github.com/kane50613/takumi/issues/1572 and others: lines were measured
  // without kerning and drawn with it.
  @Test func `lines are drawn as they were measured, with kerning`() {
    let text = library.text("AVAWA To Type Very AVALON Today WATER To Vacuum")
    for width in stride(from: 60.0, through: 400, by: 0.5) {
      for line in text.lines(width: width) {
        let glyphs = line.runs.flatMap(\.glyphs)
        let end = glyphs.last.map { $0.x + $0.advance } ?? 0
        #expect(near(end, line.x + line.width) && line.width <= width)
      }
    }
    let pair = library.text("AVAWA To").unlimitedWidth
    #expect(near(pair, 82.5928, within: 5e-5))
    #expect(pair < library.text("AVAWA To", style: ParagraphStyle()).unkernedWidth - 6)
  }

  // Report 56, https://github.com/react/yoga/pull/2016 and others: a width that was rounded down
  // lost the last glyph.
  @Test(arguments: [1, 2, 2.75, 3])
  func `rounding never makes a text narrower or lower than it is`(scale: Double) {
    for string in ["Hello, world", "The quick brown fox", "iii", "AVAWA To"] {
      let style = ParagraphStyle(pixelLength: 1 / scale)
      for width in [nil, 30, 54.333, 70, 100.8] as [Double?] {
        let answer = library.text(string, style: style).measure(width: width)
        #expect(answer.size.width >= answer.unroundedSize.width - 1e-9)
        #expect(answer.size.height >= answer.unroundedSize.height - 1e-9)
        var size = answer.size
        for _ in 0..<10 {
          let again = library.text(string, style: style)
          #expect(again.lines(width: size.width, height: size.height).count == answer.lineCount)
          size = again.measure(width: size.width, height: size.height).size
        }
        #expect(size == answer.size)
      }
    }
  }

  // Report 58, https://github.com/pop-os/cosmic-text/issues/169: the width followed the alignment.
  @Test(arguments: TextLineAlignment.allCases)
  func `a line is as wide whatever its alignment`(alignment: TextLineAlignment) {
    let text = library.text("Hello, world", style: ParagraphStyle(alignment: alignment))
    #expect(near(text.measure(width: 8000).unroundedSize.width, 100.7051, within: 5e-5))
  }

  // Report 59, https://github.com/linebender/parley/issues/251 and others: spaces that hang moved
  // centred lines. No-break spaces stay, zero-width and ideographic ones hang.
  @Test(arguments: [
    (" ", true), ("   ", true), ("\u{3000}", true), ("\u{200B}", true), ("\u{2003} ", true),
  ])
  func `a centred line is centred without the spaces that hang`(spaces: String, hangs: Bool) throws
  {
    let style = ParagraphStyle(alignment: .center)
    let text = library.text("Hello\(spaces)worldly", style: style)
    let lines = text.lines(width: 66)
    let box = text.measure(width: 66).size.width
    let hello = 43.0894
    #expect(near(lines[0].width, hello, within: 5e-5))
    #expect(near(lines[0].x, (box - hello) / 2, within: 5e-5))
    let glued = library.text("Hello\u{A0}worldly", style: style)
    #expect(glued.lineTexts(width: 66).first != "Hello\u{A0}")
  }

  // Report 62, https://github.com/vercel/satori/pull/599: the wrong table gave the baseline.
  @Test func `ascent and descent are those of hhea`() {
    let metrics = library.font(48).metrics
    #expect(near(metrics.ascent, 44.5547, within: 5e-5))
    #expect(near(metrics.descent, 11.3203, within: 5e-5))
    #expect(near(library.text("Hxg", size: 48).measure().unroundedSize.height, 55.875))
  }

  // Report 63, https://github.com/w3c/csswg-drafts/issues/938: heights of mixed lines. Ours is
  // the union, for the lines alone that have the other font.
  @Test func `a line is as high as all of its fonts together`() throws {
    let thai = try FontLibrary.closed(TestFonts.dejaVuSans, TestFonts.notoSansThai)
    let line = thai.text("Hi สวัสดี").lines()[0]
    #expect(near(line.height, 25.687, within: 5e-4))
    let lines = thai.text("Hi\nHi สวัสดี\nHi").lines()
    #expect(near(lines[0].height, 19.7891, within: 5e-5))
    #expect(near(lines[2].height, 19.7891, within: 5e-5))
    #expect(
      near(lines[1].baseline - lines[1].y - (lines[0].baseline - lines[0].y), 2.2574, within: 1e-3))
  }

  // MARK: Clusters, scripts, directions

  // Report 66, https://github.com/AvaloniaUI/Avalonia/issues/21813 and others: a keycap was split
  // between two fonts. Noto Color Emoji advances by 2550 of 2048 units.
  @Test(arguments: ["1️⃣", "👩‍👩‍👧‍👧", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "🇯🇵", "⚡"])
  func `an emoji cluster is one glyph of one font`(emoji: String) throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans, TestFonts.notoColorEmoji)
    for text in [emoji, "a\(emoji)b", "\(emoji) \(emoji)"] {
      let runs = library.text(text).lines()[0].runs
      let pictures = runs.filter { $0.face.familyName == "Noto Color Emoji" }.flatMap(\.glyphs)
      #expect(pictures.count == text.count(where: { String($0) == emoji }))
      #expect(pictures.allSatisfy { near($0.advance, 21.1670, within: 5e-5) && $0.id != 0 })
    }
  }

  // Report 69, https://github.com/vercel/satori/issues/74 and others: Arabic drawn backwards.
  @Test func `an Arabic word has the same joined glyphs alone and inside Latin`() throws {
    let alone = library.text("مرحبا")
    #expect(near(alone.unlimitedWidth, 39.3042, within: 5e-5))
    let glyphs = alone.lines()[0].runs.flatMap(\.glyphs).map(\.id)
    #expect(glyphs.count == 5)
    let mixed = library.text("Mixed مرحبا bidi").lines()[0].runs
    #expect(mixed.map(\.text) == ["Mixed ", "مرحبا", " bidi"])
    #expect(mixed[1].glyphs.map(\.id) == glyphs)
  }

  // Report 71, https://github.com/typst/typst/issues/2063 and others: quotes and commas at the
  // ends of lines. UAX #9, rules N2, L1 and L2; a paragraph has one direction for all its lines.
  @Test func `neutral characters at the ends of lines follow the paragraph`() throws {
    let text = library.text("Cities: 'ירושלים', 'תל-אביב', 'חיפה'")
    let lines = text.lines(width: 150)
    let runs = lines.map { $0.runs.map(\.text) }
    #expect(runs == [["Cities: '", "ירושלים',"], ["'תל-אביב', 'חיפה", "'"]])
    #expect(lines.map { $0.runs.map(\.isRightToLeft) } == [[false, true], [true, false]])
    // Spaces that end a line stand at the paragraph's end: left of Hebrew in a Hebrew one.
    let hebrew = library.text("שלום עולם ").lines()[0]
    #expect(hebrew.runs.first?.text.hasSuffix(" ") == true)
  }

  // Report 72, https://github.com/w3c/csswg-drafts/issues/10844 and others: where "…" stands.
  @Test(arguments: [false, true])
  func `the ellipsis stands where its paragraph ends`(isRightToLeft: Bool) throws {
    let style = ParagraphStyle(lineLimit: 1, isRightToLeft: isRightToLeft)
    let arabic = library.text("مرحبا بالعالم الجميل", style: style).lines(width: 60)[0]
    #expect(arabic.runs.first?.text == "…" && arabic.runs.first?.glyphs.first?.x == arabic.x)
    #expect(arabic.runs.dropFirst().allSatisfy { "مرحبا بالعالم".contains($0.text) })
    let latin = library.text("Hello, wonderful world", style: style).lines(width: 60)[0]
    #expect(latin.runs.last?.text == "…")
  }

  // Report 74, https://github.com/w3c/sealreq/issues/45: the sign of repetition began a line.
  @Test(arguments: ["เด็ก ๆ เล่น", "ເດັກ ໆ ຫຼິ້ນ"])
  func `a sign of repetition stays with its word`(string: String) throws {
    let sign = try #require(string.first { "ๆໆ".contains($0) })
    for width in 1...400 {
      let lines = boxes.text(string, size: 10).lineTexts(width: Double(width) / 2)
      guard width >= 100 else { continue }
      #expect(lines.allSatisfy { $0.first != sign }, "\(width): \(lines)")
    }
  }

  // Report 75, https://github.com/koreader/koreader-base/pull/115 and others: punctuation at the
  // beginning of lines. UAX #14: CL, EX, NS, IN do not begin a line, and OP does not end one.
  @Test func `no line begins with closing marks or ends with opening ones`() {
    for string in ["東京は、夜。「雨」が降る。", "彼は「はい…」と言ったー。", "（中文），測試！「好」？"] {
      for cells in 4...8 {
        let lines = boxes.text(string, size: 20).lineTexts(width: Double(cells) * 20)
        #expect(lines.allSatisfy { !"、。」ー…）！？，".contains($0.first ?? " ") }, "\(lines)")
        #expect(lines.allSatisfy { !"「（".contains($0.last ?? " ") }, "\(lines)")
      }
    }
    #expect(
      boxes.text("東京は、夜。「雨」が降る。", size: 20).lineTexts(width: 60)
        == ["東京", "は、", "夜。", "「雨」", "が降", "る。"])
  }

  // Report 76, https://github.com/microsoft/vscode/issues/330 and others: ideographs taken for one
  // word, and runs for words.
  @Test func `ideographs fill their lines, whatever the runs`() {
    let string = "天地玄黃 English 春夏秋冬"
    let whole = boxes.text(string, size: 10)
    #expect(whole.lineTexts(width: 30) == ["天地玄", "黃 ", "Eng", "lis", "h 春", "夏秋冬"])
    #expect(whole.lineTexts(width: 100) == ["天地玄黃 ", "English 春夏", "秋冬"])
    let font = boxes.font(10)
    let runs = ["天地", "玄黃 Eng", "lish 春夏秋", "冬"].map { TextRun(text: $0, font: font) }
    let cut = PreparedText(runs: runs, style: ParagraphStyle(), library: boxes)
    for width in [10.0, 30, 45, 90, 100, 130] {
      #expect(cut.lineTexts(width: width) == whole.lineTexts(width: width))
    }
  }

  // Report 77, https://github.com/vercel/satori/issues/414: UAX #14 as it stands breaks between
  // syllables; SwiftUI has no modifier for keeping words.
  @Test func `Korean breaks between syllables`() {
    let text = boxes.text("안녕하세요 여러분 반갑습니다", size: 18)
    #expect(text.lineTexts(width: 90) == ["안녕하세요 ", "여러분 반", "갑습니다"])
  }
}

extension PreparedText {
  /// The sum of the advances in the font's tables, without kerning.
  fileprivate var unkernedWidth: Double {
    let font = runs[0].font
    return string.unicodeScalars.reduce(0) { sum, scalar in
      let advance = font.face.glyph(for: scalar).map(font.face.advance) ?? 0
      return sum + Double(advance) * font.size / Double(font.face.unitsPerEm)
    }
  }
}
