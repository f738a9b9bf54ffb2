// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import ViewTree

/// Laws that hold for every view, checked on views drawn at random from the whole vocabulary.
///
/// A failure prints the seed, the smallest view found as it would be written, and both values.
/// `VIEWTREE_TREES` and `VIEWTREE_SEED` choose the trees. Source: ours; what a law leaves out is
/// said at its test.
@Suite struct LayoutPropertiesTests {
  private let laws: LayoutLaws

  init() throws { laws = LayoutLaws(try DejaVu.environment()) }

  // MARK: 1

  @Test func `every frame is finite and no length is negative`() {
    TreeCheck.expect("sound") { laws.isSound($0) }
  }

  @Test func `numbers, layouts and state that cannot be used leave every frame finite`() {
    let vocabulary = Vocabulary(without: [], hasBadNumbers: true)
    TreeCheck.expect("sound", in: vocabulary) { laws.isSound($0) }
  }

  // MARK: 2

  @Test func `laying out twice gives the same`() {
    TreeCheck.expect("same again") { laws.isSameAgain($0) }
  }

  /// From right to left a row starts on the right, so such views are left out.
  @Test func `what hugs is as large when placed as what is inside it`() {
    let vocabulary = Vocabulary(without: [.lying, .fickle, .stateful, .unmirrored])
    TreeCheck.expect("hugs", in: vocabulary) { laws.hugsWhatIsInside($0) }
  }

  /// What follows from the window is another size in another window.
  @Test func `a view that is placed has the size that it gave as its answer`() {
    let vocabulary = Vocabulary(without: [.lying, .fickle, .stateful, .placed])
    TreeCheck.expect("answered", in: vocabulary) { laws.isAsLargeAsItsAnswer($0) }
  }

  // MARK: 3

  @Test func `without caches everything is the same`() {
    TreeCheck.expect("without caches") { laws.isSameWithoutCaches($0) }
  }

  // MARK: 4

  @Test func `after edits, other windows and environments the layout is a fresh one`() {
    TreeCheck.expect("edited") { laws.isFreshAfterEdits($0, .sound) }
  }

  // MARK: 5

  /// Not mirrored by design: `offset`, which moves the drawing by the same numbers in both
  /// directions; lengths that are made of the distance to the window's left edge; and what the
  /// user draws or turns, which has no frame: corners are not compared.
  @Test func `from right to left every frame is mirrored`() {
    let vocabulary = Vocabulary(without: [.lying, .fickle, .stateful, .unmirrored])
    TreeCheck.expect("mirrored", in: vocabulary) { laws.isMirrored($0) }
  }

  // MARK: 6

  @Test func `without text the frames do not depend on the scale, and pixels by one at most`() {
    let vocabulary = Vocabulary(without: [.lying, .fickle, .stateful, .pixel])
    TreeCheck.expect("scaled", in: vocabulary) { laws.hasFramesOfAnyScale($0) }
  }

  // MARK: 7

  @Test func `padding in front moves every frame as much`() {
    let vocabulary = Vocabulary(without: [.lying, .fickle, .stateful, .placed])
    TreeCheck.expect("moved", in: vocabulary) { laws.movesAsAWhole($0) }
  }

  @Test func `a window centres the view and changes nothing else`() {
    let vocabulary = Vocabulary(without: [.lying, .fickle, .stateful, .placed])
    TreeCheck.expect("centred", in: vocabulary) { laws.movesWithTheWindow($0) }
  }

  // MARK: 8

  @Test func `modifiers that do nothing change no size`() {
    TreeCheck.expect("neutral") { laws.ignoresWhatIsNeutral($0) }
  }

  @Test func `modifiers that do nothing change no frame when they stand inside`() {
    let vocabulary = Vocabulary(without: [.lying, .fickle, .stateful])
    TreeCheck.expect("neutral inside", in: vocabulary) { laws.ignoresWhatIsNeutralInside($0) }
  }

  // MARK: 10

  @Test func `questions and other sizes in between change nothing`() {
    TreeCheck.expect("asked") { laws.isSameAfterQuestions($0) }
  }

  @Test func `an answer is the size of a fresh layout`() {
    TreeCheck.expect("answers") { laws.answersAreThoseOfAFreshLayout($0) }
  }

  // MARK: 11

  @Test func `on many threads every tree is laid out as on one`() {
    let laws = laws
    let alone = (0..<TreeCheck.count).map { text($0, laws) }
    let wrong = Mutex<Int?>(nil)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for k in stride(from: TreeCheck.count - 1 - thread, through: 0, by: -4)
      where text(k, laws) != alone[k] { wrong.withLock { $0 = k } }
    }
    if let k = wrong.withLock({ $0 }) {
      let seed = TreeCheck.firstSeed &+ UInt64(k)
      Issue.record("on many threads, seed \(seed):\n\(Vocabulary.sound.tree(seed: seed))")
    }
  }

  // MARK: Exports

  @Test func `a JSON export and a description name every node`() {
    TreeCheck.expect("exported") { laws.isExportedWhole($0) }
  }
}

/// All that a layout of the tree of a number says.
private func text(_ k: Int, _ laws: LayoutLaws) -> String {
  let tree = Vocabulary.sound.tree(seed: TreeCheck.firstSeed &+ UInt64(k))
  return tree.view.layoutSnapshot(in: laws.window(tree), environment: laws.environment).description
}
