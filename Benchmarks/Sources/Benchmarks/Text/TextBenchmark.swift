// SPDX-License-Identifier: MIT

/// Texts beside HarfBuzz alone and Pango, in one run: the same font file, size and texts.
///
/// Rounds of all engines alternate, so that a noisy moment hits none of them alone; each figure is
/// the smallest of its rounds.
struct TextBenchmark {
  var font: String
  var size = 16.0
  var rounds: Int
  /// Only lines whose titles begin so.
  var prefix = ""
  var labelCount = 10_000
  var paragraphCount = 1000

  private static let width = 300.0
  /// Widths of a paragraph that is wrapped again, all different.
  private static let widths = (0..<40).map { 200.0 + 5 * Double(($0 * 17) % 40) }

  /// A text that came out otherwise than in HarfBuzz: its time would say nothing.
  struct WrongWidth: Error, CustomStringConvertible {
    var text: String
    var found: Double
    var expected: Double

    var description: String { "“\(text)” is \(found) wide, expected \(expected)" }
  }

  /// A font that cannot be opened.
  struct NoFont: Error, CustomStringConvertible {
    var font: String
    var description: String { "\(font) cannot be opened; name another with --font" }
  }

  /// Microseconds for one text, by engine.
  struct Line {
    var title: String
    var harfBuzz: Double?
    var pango: Double?
    var product = Double.infinity
  }

  func lines() throws -> [Line] {
    guard let harfBuzz = HarfBuzzAlone(font: font, size: size) else { throw NoFont(font: font) }
    let pango = Pango(font: font, size: size)
    let product = try PreparedTexts(font: font, size: size)
    let views = try TextViews(font: font, size: size)
    return try TextSamples.Writing.allCases.flatMap { writing in
      let samples = TextSamples(writing, labels: labelCount, paragraphs: paragraphCount)
      try verify(samples, harfBuzz, product)
      let peers = Peers(harfBuzz: harfBuzz, pango: pango, product: product)
      let lines: [(title: String, time: (inout Line) -> Void)] = [
        ("label", { labels(samples, peers, &$0) }),
        ("paragraph", { paragraphs(samples, peers, &$0) }),
        ("wrapped again", { wrapping(samples, peers, &$0) }),
        ("known label", { $0.product = repeated(samples, product) }),
        ("glyphs of a paragraph", { $0.product = placing(samples, product) }),
        ("Text view of a label", { $0.product = labelViews(samples, views) }),
      ]
      return lines.map { (Line(title: "\($0.title), \(writing.rawValue)"), $0.time) }
        .filter { $0.0.title.hasPrefix(prefix) }
        .map { line, time in
          var line = line
          time(&line)
          return line
        }
    }
  }

  private struct Peers {
    var harfBuzz: HarfBuzzAlone
    var pango: Pango?
    var product: PreparedTexts
  }

  private func verify(
    _ samples: TextSamples, _ harfBuzz: HarfBuzzAlone, _ product: PreparedTexts
  ) throws {
    for label in samples.labels.prefix(500) {
      let (found, expected) = (product.width(of: label), harfBuzz.width(of: label))
      guard abs(found - expected) < 0.01 * expected else {
        throw WrongWidth(text: label, found: found, expected: expected)
      }
    }
  }

  private func labels(_ samples: TextSamples, _ peers: Peers, _ line: inout Line) {
    compare(peers, count: samples.labels.count, &line) { peer in
      for label in samples.labels { _ = peer.width(of: label) }
    }
  }

  private func paragraphs(_ samples: TextSamples, _ peers: Peers, _ line: inout Line) {
    compare(peers, count: samples.paragraphs.count, &line) { peer in
      for paragraph in samples.paragraphs { _ = peer.layOut(paragraph, width: Self.width) }
    }
  }

  private func wrapping(_ samples: TextSamples, _ peers: Peers, _ line: inout Line) {
    for paragraph in samples.paragraphs.prefix(10) {
      line.product = min(line.product, wrapping(paragraph, peers.product))
      if let pango = peers.pango {
        line.pango = min(line.pango ?? .infinity, wrapping(paragraph, pango))
      }
    }
  }

  private func wrapping(_ paragraph: String, _ peer: any TextPeer) -> Double {
    _ = peer.layOut(paragraph, width: Self.width)
    return smallest(count: Self.widths.count) {
      for width in Self.widths { _ = peer.wrapAgain(width: width) }
    }
  }

  /// The same label again and again, as a list shows it.
  private func repeated(_ samples: TextSamples, _ product: PreparedTexts) -> Double {
    let label = samples.labels[0]
    return smallest(count: 1000) { for _ in 0..<1000 { _ = product.width(of: label) } }
  }

  /// Every glyph of prepared paragraphs in its place.
  private func placing(_ samples: TextSamples, _ product: PreparedTexts) -> Double {
    product.forget()
    return smallest(count: samples.paragraphs.count) {
      for paragraph in samples.paragraphs {
        _ = product.glyphCount(of: paragraph, width: Self.width)
      }
    }
  }

  private func labelViews(_ samples: TextSamples, _ views: TextViews) -> Double {
    smallest(count: samples.labels.count) {
      _ = views.layOut(samples.labels, width: nil)
    }
  }

  private func compare(
    _ peers: Peers, count: Int, _ line: inout Line, _ work: (any TextPeer) -> Void
  ) {
    for _ in 0..<max(1, rounds) {
      line.harfBuzz = min(line.harfBuzz ?? .infinity, time(count) { work(peers.harfBuzz) })
      if let pango = peers.pango {
        line.pango = min(line.pango ?? .infinity, time(count) { work(pango) })
      }
      peers.product.forget()
      line.product = min(line.product, time(count) { measuredRegion { work(peers.product) } })
    }
  }

  private func smallest(count: Int, _ work: () -> Void) -> Double {
    (0..<max(1, rounds)).reduce(.infinity) { best, _ in min(best, time(count, work)) }
  }

  private func time(_ count: Int, _ work: () -> Void) -> Double {
    Stopwatch.nanoseconds(work) / 1000 / Double(count)
  }
}
