// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// That the machinery finds what is wrong, makes it small, and prints it as it would be written.
@Suite struct TreeCheckTests {
  private let window = CGSize(width: 320, height: 480)

  private func contains(_ tree: RandomTree, _ start: String) -> Bool {
    tree.construct.opening[0].hasPrefix(start)
      || tree.children.contains { contains($0, start) }
  }

  @Test func `a wrong law is answered with its seed and the smallest tree`() throws {
    let failures = TreeCheck.failures(of: "nothing is a circle", in: .sound, count: 1000) { tree in
      contains(tree, "Circle()") ? "there is a circle" : nil
    }
    let failure = try #require(failures.first)
    #expect(failures.count == 2)
    #expect(failure.tree.description == "Circle()")
    #expect(contains(Vocabulary.sound.tree(seed: failure.seed), "Circle()"))
    #expect(
      "\(failure)".hasPrefix("nothing is a circle, seed \(failure.seed):\nCircle()\nthere is"))
  }

  @Test func `a law about layout is answered with what breaks it`() throws {
    let window = window
    let failures = TreeCheck.failures(of: "no text in a row", in: .sound, count: 2000) { tree in
      let rows = tree.view.layoutSnapshot(in: window).nodes(named: "HStack")
      let texts = rows.flatMap(\.children).filter { $0.name == "Text" }
      return texts.first.map { "\($0)" }
    }
    let failure = try #require(failures.first)
    #expect(failure.tree.count <= 2, "\(failure)")
  }

  @Test func `the same seed is the same tree`() {
    for seed in 1...50 as ClosedRange<UInt64> {
      let (one, other) = (Vocabulary.sound.tree(seed: seed), Vocabulary.sound.tree(seed: seed))
      #expect(one.description == other.description)
    }
  }

  /// Every family is drawn, so that no construct is only declared.
  @Test func `the trees use the whole vocabulary`() {
    var seen: Set<String> = []
    let vocabulary = Vocabulary(without: [])
    func see(_ tree: RandomTree) {
      seen.insert(tree.construct.name)
      tree.children.forEach(see)
    }
    for seed in 1...4000 as ClosedRange<UInt64> { see(vocabulary.tree(seed: seed)) }
    var draw = Draw(seed: 1)
    for family in Construct.leaves + Construct.containers + Construct.modifiers {
      let name = family.draw(&draw).name
      #expect(seen.contains(name), "\(name)")
    }
  }
}

extension Construct {
  /// What is written first, without arguments.
  var name: String {
    String(opening[0].prefix { $0 != "(" && $0 != " " })
  }
}
