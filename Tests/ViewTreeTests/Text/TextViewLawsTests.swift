// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TextEngine
import Testing
import ViewTree

/// What holds for every `Text` with modifiers: seeded random texts, modifiers and offers.
@Suite struct TextViewLawsTests {
  private var environment: EnvironmentValues

  init() throws { environment = try DejaVu.environment() }

  /// A text with modifiers.
  private struct Sample: CustomStringConvertible {
    var text: String
    var kerning: CGFloat?
    var tracking: CGFloat?
    var lineLimit: Int?
    var scale: CGFloat
    var mode: Text.TruncationMode
    var alignment: TextAlignment
    var spacing: CGFloat
    var offset: CGFloat
    var width: CGFloat
    var height: CGFloat?
    var pixels: CGFloat

    init(_ random: inout SplitMix) {
      let pieces = [
        "a", "office", "AVAWA", " ", " ", "  ", "\n", "\t", "שלום", "مرحبا", "天地", "e\u{301}",
        "-", "(12)", "\u{AD}", "\u{200B}", "👍🏽", "\u{202E}", "ที่", "\u{A0}", "!",
      ]
      text = (0..<random.below(30)).map { _ in pieces[random.below(pieces.count)] }.joined()
      kerning = random.chance(20) ? random.pick(-1, 0.5, 3) : nil
      tracking = random.chance(20) ? random.pick(-0.5, 0.5, 3) : nil
      lineLimit = random.chance(50) ? random.below(4) : nil
      scale = random.chance(30) ? random.pick(0.3, 0.7, 0.95) : 1
      mode = random.pick(.head, .middle, .tail)
      alignment = random.pick(.leading, .center, .trailing)
      spacing = random.chance(20) ? 4 : 0
      offset = random.chance(10) ? 5 : 0
      width = CGFloat(random.below(6000)) / 20 + 45
      height = random.chance(30) ? CGFloat(random.below(1500)) / 10 + 5 : nil
      pixels = random.pick(1, 2, 3)
    }

    var view: some View {
      var text = Text(verbatim: self.text).baselineOffset(offset)
      if let kerning { text = text.kerning(kerning) }
      if let tracking { text = text.tracking(tracking) }
      return text.lineLimit(lineLimit).minimumScaleFactor(scale).truncationMode(mode)
        .multilineTextAlignment(alignment).lineSpacing(spacing)
    }

    var description: String {
      let scalars = text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
      return "\"\(scalars)\" kerning \(kerning ?? 0) tracking \(tracking ?? 0) "
        + "limit \(lineLimit ?? -1) scale \(scale) \(mode) \(alignment) spacing \(spacing) "
        + "offset \(offset) in \(width)×\(height ?? -1) @\(pixels)"
    }
  }

  @Test func `texts stay in their offers and in their frames, and keep their sizes`() {
    #if DEBUG
      let count = 500
    #else
      let count = 10_000
    #endif
    for index in 0..<count {
      var random = SplitMix(seed: UInt64(index))
      let sample = Sample(&random)
      if let wrong = violation(sample) {
        Issue.record("text \(index): \(wrong): \(sample)")
        return
      }
    }
  }

  private func violation(_ sample: Sample) -> String? {
    var values = environment
    values.displayScale = sample.pixels
    let offer = ProposedViewSize(width: sample.width, height: sample.height)
    let snapshot = sample.view.layoutSnapshot(proposal: offer, environment: values)
    let size = snapshot.size
    guard size.width >= 0, size.width <= sample.width + 1e-6 else { return "size \(size)" }
    // What negative spacing takes from the end of a line sticks out at that end.
    let least = 3 * min(sample.kerning ?? 0, sample.tracking ?? 0, 0) - 1e-6
    let again = sample.view.layoutSnapshot(proposal: ProposedViewSize(size), environment: values)
    // A cut in the middle may fall otherwise in less room.
    let isStable = sample.scale == 1 && least > -0.1 && sample.mode != .middle
    if isStable, size.width > 0, again.size != size {
      return "\(size), then \(again.size)"
    }
    let list = sample.view.displayList(proposal: offer, environment: values)
    return PaintedText(list).runs.lazy.compactMap { run in
      run.left < least || run.baseline > size.height + 1e-6 ? "glyphs \(run) in \(size)" : nil
    }.first
  }
}
