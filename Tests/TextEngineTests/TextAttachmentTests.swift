// SPDX-License-Identifier: MIT

import TextEngine
import Testing

/// Room for pictures among characters.
///
/// Source: Unicode's U+FFFC stands for an object in a text, and UAX #14 lets a line end before and
/// after it (class CB). That the room grows the line as letters do is what SwiftUI shows.
@Suite struct TextAttachmentTests {
  private let library: FontLibrary
  private let font: ResolvedFont

  init() throws {
    library = try .closed(TestFonts.dejaVuSans)
    font = library.font(17)
  }

  private func text(_ runs: [TextRun]) -> PreparedText {
    PreparedText(runs: runs, style: ParagraphStyle(), library: library)
  }

  private func run(_ string: String) -> TextRun { TextRun(text: string, font: font) }

  @Test func `room among letters adds to their width`() throws {
    let letters = text([run("ab"), run("cd")]).measure().unroundedSize.width
    let room = TextAttachment(width: 30, ascent: 10)
    let all = text([run("ab"), TextRun(attachment: room, font: font), run("cd")])
    #expect(abs(all.measure().unroundedSize.width - letters - 30) < 1e-9)
    let line = try #require(all.lines().first)
    #expect(line.stretches.map(\.sourceRun) == [0, 1, 2])
    #expect(line.stretches[1].width == 30)
    #expect(line.stretches[1].ascent == 10 && line.stretches[1].descent == 0)
    #expect(abs(line.stretches[2].x - line.stretches[1].x - 30) < 1e-9)
    #expect(line.runs.map(\.text) == ["ab", "cd"])
  }

  @Test func `low room leaves the line as high as its letters, high room grows it`() {
    func height(_ room: TextAttachment) -> Double {
      text([run("a"), TextRun(attachment: room, font: font)]).measure().unroundedSize.height
    }
    let line = font.metrics.ascent + font.metrics.descent
    #expect(height(TextAttachment(width: 5, ascent: 3)) == line)
    #expect(height(TextAttachment(width: 5, ascent: 50)) == 50 + font.metrics.descent)
    let deep = TextAttachment(width: 5, ascent: 3, descent: 20)
    #expect(height(deep) == font.metrics.ascent + 20)
  }

  @Test func `room alone is as high as it says`() {
    let room = TextAttachment(width: 40, ascent: 12, descent: 4)
    let measured = text([TextRun(attachment: room, font: font)]).measure()
    #expect(measured.unroundedSize.width == 40 && measured.unroundedSize.height == 16)
    #expect(measured.firstBaseline == 12)
  }

  @Test func `a baseline offset moves the room`() throws {
    let room = TextAttachment(width: 10, ascent: 10)
    let raised = text([run("a"), TextRun(attachment: room, font: font, baselineOffset: 6)])
    let line = try #require(raised.lines().first)
    #expect(abs(line.baseline - line.stretches[1].baseline - 6) < 1e-9)
  }

  @Test func `a line may end before and after room`() {
    let room = TextRun(attachment: TextAttachment(width: 20, ascent: 5), font: font)
    let lines = text([run("aaa"), room, run("bbb")]).lines(width: 35)
    #expect(lines.map { $0.stretches.map(\.sourceRun) } == [[0], [1], [2]])
  }

  @Test func `numbers that are no lengths take no room`() {
    let room = TextAttachment(width: -.infinity, ascent: .nan, descent: .infinity)
    #expect(room == TextAttachment(width: 0, ascent: 0))
    #expect(TextAttachment(width: -3, ascent: 1).width == 0)
    var changed = TextAttachment(width: 1, ascent: 1, descent: 1)
    changed.width = .nan
    changed.ascent = .infinity
    changed.descent = -.infinity
    #expect(changed == TextAttachment(width: 0, ascent: 0))
    changed.width = -1
    #expect(changed.width == 0)
  }

  @Test(arguments: [(10.0, -4.0, 6.0), (-4, 10, 6), (10, -30, 0), (-30, 10, 0), (-5, -5, 0)])
  func `room may lie over or under the baseline, and is never less than nothing`(
    ascent: Double, descent: Double, height: Double
  ) throws {
    let run = TextRun(
      attachment: TextAttachment(width: 5, ascent: ascent, descent: descent), font: font)
    #expect(text([run]).measure().unroundedSize.height == height)
    let line = try #require(text([run]).lines().first)
    #expect(line.height == height && line.stretches[0].descent == height - ascent)
  }

  @Test func `stretches touch, from the left to the right of each line`() {
    let runs = [run("one שלום two "), run("three four five"), run(" שלום 12 x")]
    for width in [40.0, 77, 120, .infinity] {
      for line in text(runs).lines(width: width) {
        var pen = line.x
        for stretch in line.stretches {
          #expect(abs(stretch.x - pen) < 1e-6)
          pen = stretch.x + stretch.width
        }
        #expect(abs(pen - line.x - line.width) < 1e-6)
      }
    }
  }
}
