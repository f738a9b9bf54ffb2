// SPDX-License-Identifier: MIT

import Foundation
import TextEngine
import Testing

/// The texts that make naive engines quadratic, at sizes whose time is worth a look.
///
/// Runs when `VIEWTREE_WORST_TEXTS` is set and prints the seconds for n and for 2n characters.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["VIEWTREE_WORST_TEXTS"] != nil), .serialized)
struct WorstTextsTests {
  struct Worst: CustomTestStringConvertible, Sendable {
    var name: String
    var count: Int
    var text: @Sendable (Int) -> String

    var testDescription: String { name }
  }

  static let worst = [
    Worst(name: "combining marks", count: 100_000) {
      "a" + String(repeating: "\u{301}", count: $0)
    },
    Worst(name: "zero-width joiners", count: 1_000_000) {
      String(repeating: "\u{200D}", count: $0)
    },
    Worst(name: "one Latin word", count: 1_000_000) { String(repeating: "a", count: $0) },
    Worst(name: "one ligature after another", count: 500_000) {
      String(repeating: "ffi", count: $0 / 3)
    },
    Worst(name: "one Arabic word", count: 500_000) { String(repeating: "ب", count: $0) },
    Worst(name: "embeddings", count: 10_000) {
      String(repeating: "\u{202B}a", count: $0) + String(repeating: "\u{202C}", count: $0)
    },
    Worst(name: "pairs of brackets", count: 250_000) {
      "א" + String(repeating: "()", count: $0)
    },
    Worst(name: "open brackets", count: 250_000) { "a א" + String(repeating: "(", count: $0) },
    Worst(name: "newlines", count: 1_000_000) { String(repeating: "\n", count: $0) },
    Worst(name: "emoji", count: 100_000) { String(repeating: "👩‍👩‍👧‍👧", count: $0) },
    Worst(name: "Thai", count: 1_000_000) { String(repeating: "กขค", count: $0 / 3) },
    Worst(name: "tabs", count: 500_000) { String(repeating: "\ta", count: $0 / 2) },
    Worst(name: "soft hyphens", count: 500_000) { String(repeating: "i\u{AD}", count: $0 / 2) },
    Worst(name: "Khmer marks", count: 100_000) { "ក" + String(repeating: "\u{17B6}", count: $0) },
  ]

  @Test(arguments: worst) func `seconds`(worst: Worst) throws {
    let once = try seconds(worst.text(worst.count))
    let twice = try seconds(worst.text(2 * worst.count))
    let ratio = once.total > 0 ? twice.total / once.total : 1
    print(
      worst.name.padding(toLength: 28, withPad: " ", startingAt: 0), worst.count, once, twice,
      "ratio", (ratio * 100).rounded() / 100)
  }

  private func seconds(_ text: String) throws -> (shaping: Double, narrow: Double, total: Double) {
    let library = try FontLibrary.manyScripts()
    var prepared: PreparedText?
    let shaping = ContinuousClock().measure { prepared = library.text(text) }
    let narrow = ContinuousClock().measure {
      _ = prepared?.measure(width: 300)
      _ = prepared?.measure(width: 20, height: 50)
      _ = prepared?.lines(width: 300, height: 100)
    }
    return (shaping.seconds, narrow.seconds, shaping.seconds + narrow.seconds)
  }
}

extension Duration {
  fileprivate var seconds: Double {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    return Double(milliseconds) / 1000
  }
}
