// SPDX-License-Identifier: MIT

import ViewTree

/// Which constructs a tree is drawn from.
struct Vocabulary: Sendable {
  private var leaves: [Family]
  private var containers: [Family]
  private var modifiers: [Family]
  private var hasBadNumbers: Bool
  private var depth: Int

  /// All that lays out by the rules.
  static let sound = Vocabulary(without: [.lying, .fickle, .stateful])

  /// - Parameters:
  ///   - traits: families with any of them are left out.
  ///   - hasBadNumbers: whether some numbers are such that no layout can use.
  ///   - depth: how many constructs are inside each other at most.
  init(without traits: Family.Traits, hasBadNumbers: Bool = false, depth: Int = 9) {
    leaves = Construct.leaves.filter { $0.traits.isDisjoint(with: traits) }
    containers = Construct.containers.filter { $0.traits.isDisjoint(with: traits) }
    modifiers = Construct.modifiers.filter { $0.traits.isDisjoint(with: traits) }
    self.hasBadNumbers = hasBadNumbers
    self.depth = depth
  }

  /// The tree of a seed: small, middling or large.
  func tree(seed: UInt64) -> RandomTree {
    var draw = Draw(seed: seed)
    draw.hasBadNumbers = hasBadNumbers
    return tree(ofAbout: draw.of(3, 8, 14, 25), using: &draw)
  }

  /// A tree of about so many constructs.
  func tree(ofAbout count: Int, using draw: inout Draw) -> RandomTree {
    var budget = count
    return tree(level: 1, &budget, &draw)
  }

  private func tree(level: Int, _ budget: inout Int, _ draw: inout Draw) -> RandomTree {
    budget -= 1
    if budget <= 0 || level >= depth || draw.chance(15) {
      return RandomTree(Self.pick(leaves, &draw))
    }
    if draw.chance(45) {
      let container = Self.pick(containers, &draw)
      let children = trees(draw.of(0, 1, 2, 2, 3, 4), level, &budget, &draw)
      let isGrid = container.opening[0].hasPrefix("Grid")
      return RandomTree(container, isGrid ? rows(of: children, &draw) : children)
    }
    let modifier = Self.pick(modifiers, &draw)
    let base = tree(level: level + 1, &budget, &draw)
    guard modifier.role == .layered else { return RandomTree(modifier, [base]) }
    return RandomTree(modifier, [base] + trees(draw.of(0, 1, 1, 2), level, &budget, &draw))
  }

  private func trees(
    _ count: Int, _ level: Int, _ budget: inout Int, _ draw: inout Draw
  ) -> [RandomTree] {
    var result: [RandomTree] = []
    for _ in 0..<count { result.append(tree(level: level + 1, &budget, &draw)) }
    return result
  }

  /// Most children of a grid are rows.
  private func rows(of trees: [RandomTree], _ draw: inout Draw) -> [RandomTree] {
    trees.map { tree in
      guard draw.chance(80) else { return tree }
      let row = Construct.gridRow(draw.chance(60) ? nil : draw.vertical())
      var cells = draw.chance(90) ? [tree] : []
      for _ in 0..<draw.below(3) {
        cells.insert(RandomTree(Self.pick(leaves, &draw)), at: draw.below(cells.count + 1))
      }
      return RandomTree(row, cells)
    }
  }

  private static func pick(_ families: [Family], _ draw: inout Draw) -> Construct {
    var left = draw.below(families.reduce(0) { $0 + $1.weight })
    for family in families {
      left -= family.weight
      if left < 0 { return family.draw(&draw) }
    }
    return .smallBox
  }

  // MARK: Editing

  /// The tree with a change somewhere: a part drawn anew, left out, doubled, moved, wrapped,
  /// unwrapped, or put into another construct.
  func edit(_ tree: RandomTree, using draw: inout Draw) -> RandomTree {
    guard !tree.children.isEmpty, draw.chance(75) else { return changed(tree, &draw) }
    var copy = tree
    let k = draw.below(tree.children.count)
    copy.children[k] = edit(tree.children[k], using: &draw)
    return copy
  }

  private func changed(_ tree: RandomTree, _ draw: inout Draw) -> RandomTree {
    var copy = tree
    switch (draw.below(8), tree.construct.role) {
    case (0, .container) where !tree.children.isEmpty:
      copy.children.remove(at: draw.below(copy.children.count))
    case (1, .container) where !tree.children.isEmpty:
      copy.children.insert(draw.of(copy.children), at: draw.below(copy.children.count + 1))
    case (2, .container) where !tree.children.isEmpty:
      let moved = copy.children.remove(at: draw.below(copy.children.count))
      copy.children.insert(moved, at: draw.below(copy.children.count + 1))
    case (3, .modifier), (3, .layered): copy = tree.children[0]
    case (5, .container): copy.construct = Self.pick(containers, &draw)
    case (5, .modifier), (5, .layered):
      let modifier = Self.pick(modifiers, &draw)
      if modifier.role == tree.construct.role { copy.construct = modifier }
    case (4, _):
      let modifier = Self.pick(modifiers, &draw)
      copy = RandomTree(modifier, [tree])
    default: copy = self.tree(ofAbout: draw.of(1, 1, 3), using: &draw)
    }
    return copy
  }
}
