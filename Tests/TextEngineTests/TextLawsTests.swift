// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TextEngine
import Testing

/// Laws of wrapping, truncation and shrinking on seeded random texts of sixteen scripts.
///
/// `VIEWTREE_TEXT_LAWS` names the number of texts for a long run.
@Suite struct TextLawsTests {
  private let libraries: [FontLibrary]

  init() throws {
    libraries = try [TestFonts.dejaVuSans, TestFonts.liberationSans, TestFonts.inter].map {
      try .manyScripts(system: $0)
    }
  }

  /// How many texts each test looks at.
  private var count: Int {
    #if DEBUG
      let usual = 2_000
    #else
      let usual = 100_000
    #endif
    return ProcessInfo.processInfo.environment["VIEWTREE_TEXT_LAWS"].flatMap(Int.init) ?? usual
  }

  /// Makes samples on all processors, and reports the first that breaks a law, shrunk.
  private func expectLaw(
    share: Int = 1, most: Int = 24, seed: UInt64, law: @Sendable (TextSample) -> String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let failures = Mutex<[Int: TextSample]>([:])
    let count = count / share
    DispatchQueue.concurrentPerform(iterations: 64) { part in
      for index in stride(from: part, to: count, by: 64) {
        guard failures.withLock({ $0.isEmpty }) else { return }
        var random = SplitMix(seed: seed &* 1_000_003 &+ UInt64(index))
        let sample = TextSample(&random, libraries: libraries, most: most)
        if law(sample) != nil { failures.withLock { $0[index] = sample } }
      }
    }
    guard let first = failures.withLock({ $0.min { $0.key < $1.key } }) else { return }
    var sample = first.value
    sample.text = sample.text.shrunk { shorter in
      var other = sample
      other.text = shorter
      return law(other) != nil
    }
    Issue.record(
      "text \(first.key): \(law(sample) ?? ""): \(sample)", sourceLocation: sourceLocation)
  }

  @Test func `lines hold the whole text, fit, are filled, and stay the same in their own box`() {
    expectLaw(seed: 1) { TextLaws($0).wrappingViolation }
  }

  @Test(arguments: TruncationPlace.allCases)
  func `a cut line shows as much of both ends as fits`(place: TruncationPlace) {
    expectLaw(share: 5, seed: 2) { sample in
      var sample = sample
      sample.text = Self.drawn(sample.text)
      return TextLaws(sample).truncationViolation(limit: 1 + sample.choice % 3, place: place)
    }
  }

  /// The text without the characters that have no glyph, but for line ends.
  private static func drawn(_ text: String) -> String {
    RandomText.string(
      text.unicodeScalars.map(\.value).filter {
        TextLaws.lineEnds.contains($0) || !($0 < 0x20 || (0x7F..<0xA0).contains($0))
      })
  }

  @Test func `a text shrinks only where it would be cut, and never below its least scale`() {
    expectLaw(share: 10, seed: 3) { sample in
      TextLaws(sample).shrinkingViolation(
        limit: 1 + sample.choice % 3, factor: [0.1, 0.5, 0.9][sample.choice % 3])
    }
  }
}
