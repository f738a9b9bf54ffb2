// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// What was found wrong with a tree.
struct LawFailure: CustomStringConvertible {
  var law: String
  var seed: UInt64
  /// The smallest tree found that fails.
  var tree: RandomTree
  /// Both values.
  var difference: String

  var description: String {
    """
    \(law), seed \(seed):
    \(tree)
    \(difference)
    Again: VIEWTREE_SEED=\(seed) VIEWTREE_TREES=1 swift test --filter LayoutProperties
    """
  }
}

/// Looks at many random trees.
///
/// `VIEWTREE_TREES` sets their number, 10,000 in release and fewer in debug builds unless given;
/// `VIEWTREE_SEED` the first seed, 1 unless given. `VIEWTREE_PRINT=1` prints every tree before a
/// law looks at it, so that a crash has a name too.
enum TreeCheck {
  static let count = max(1, number("VIEWTREE_TREES") ?? usualCount)
  static let firstSeed = UInt64(max(0, number("VIEWTREE_SEED") ?? 1))

  private static let isPrinting = number("VIEWTREE_PRINT") == 1

  #if DEBUG
    private static let usualCount = 300
  #else
    private static let usualCount = 10_000
  #endif

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  /// The failures of a law, which answers what is wrong with a tree; it stops at the second one.
  static func failures(
    of name: String, in vocabulary: Vocabulary, count: Int = count,
    _ law: (RandomTree) -> String?
  ) -> [LawFailure] {
    var failures: [LawFailure] = []
    for k in 0..<UInt64(count) where failures.count < 2 {
      let seed = firstSeed &+ k
      let tree = vocabulary.tree(seed: seed)
      if isPrinting { print("\(name), seed \(seed):\n\(tree)") }
      guard law(tree) != nil else { continue }
      let small = tree.shrunk { law($0) != nil }
      failures.append(
        LawFailure(law: name, seed: seed, tree: small, difference: law(small) ?? "not again"))
    }
    return failures
  }

  /// Records the failures of a law.
  static func expect(
    _ name: String, in vocabulary: Vocabulary = .sound,
    location: SourceLocation = #_sourceLocation, _ law: (RandomTree) -> String?
  ) {
    for failure in failures(of: name, in: vocabulary, law) {
      Issue.record("\(failure)", sourceLocation: location)
    }
  }
}
