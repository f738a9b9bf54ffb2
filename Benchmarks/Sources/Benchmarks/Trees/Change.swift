// SPDX-License-Identifier: MIT

/// Something that happens to a tree that is laid out already (T8).
enum Change: Sendable {
  /// What kind of change; the raw value names the phase in the report.
  enum Kind: String, CaseIterable, Sendable {
    /// The root is offered one point more, and then what it was offered before.
    case resize
    /// A leaf grows by 5 in width.
    case width = "incr_w"
    /// A leaf grows by 30 in height, which moves what comes after it.
    case height = "incr_h"
    /// A paragraph's unbroken line grows by 300.
    case text = "incr_text"
  }

  /// What the root is offered in width from now on.
  case propose(width: Double?)
  /// Leaf number `leaf`, in pre-order, becomes larger. In a text `width` is that of the unbroken line.
  case grow(leaf: Int, width: Double, height: Double)
}

extension Change {
  /// `count` changes of a kind, the same ones for every engine.
  static func list(_ kind: Kind, of tree: BenchmarkTree, count: Int) -> [Change] {
    var random = LinearCongruential(seed: 777)
    let leaves = tree.spec.leafIndices
    let texts = leaves.indices.filter { tree.spec.entries[leaves[$0]].element.isText }
    return (0..<count).map { number in
      switch kind {
      case .resize:
        let wider = number.isMultiple(of: 2) ? 1.0 : 0
        return .propose(width: tree.proposedWidth.map { $0 + wider })
      case .width: return .grow(leaf: anyLeaf(of: tree, &random), width: 5, height: 0)
      case .height: return .grow(leaf: anyLeaf(of: tree, &random), width: 0, height: 30)
      case .text:
        let text = texts[random.range(0, texts.count - 1)]
        return .grow(leaf: text, width: 300, height: 0)
      }
    }
  }

  /// In the rows of T4 only the first leaf, which is a fixed one.
  private static func anyLeaf(of tree: BenchmarkTree, _ random: inout LinearCongruential) -> Int {
    let count = tree.spec.leafCount
    let isRows = tree.name.hasPrefix("T4")
    return isRows ? 10 * random.range(0, count / 10 - 1) : random.range(0, count - 1)
  }
}

extension TreeSpec.Element {
  /// Whether it is a paragraph.
  var isText: Bool {
    if case .text = self { true } else { false }
  }
}
