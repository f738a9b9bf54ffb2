// SPDX-License-Identifier: MIT

import LayoutEngine

/// The generator that the reference trees draw their numbers from.
struct LinearCongruential {
  private var state: UInt32

  init(seed: UInt32 = 12345) { state = seed }

  mutating func next() -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 16)
  }

  mutating func draw(_ low: Int, _ high: Int) -> Double { Double(low + next() % (high - low + 1)) }
}

/// Trees whose root results are known from other engines: CSS and SwiftUI agree on them.
enum ReferenceTrees {
  /// 10,000 fixed leaves in a column 600 wide.
  static func wide() -> LayoutTree {
    build { builder in
      var random = LinearCongruential()
      builder.openFixedFrame(width: 600, height: nil, alignmentX: .leading, alignmentY: .top)
      builder.openColumn(alignment: .leading, spacing: 2)
      for _ in 0..<10_000 {
        let width = random.draw(20, 300)
        builder.fixedLeaf(width: width, height: random.draw(10, 40))
      }
      builder.close()
      builder.close()
    }
  }

  /// Fixed cells in a square.
  static func grid(side: Int = 100) -> LayoutTree {
    build { builder in
      var random = LinearCongruential()
      builder.openGrid(
        alignmentX: .leading, alignmentY: .top, horizontalSpacing: 2, verticalSpacing: 2)
      for _ in 0..<side {
        builder.openGridRow()
        for _ in 0..<side {
          let width = random.draw(10, 50)
          builder.fixedLeaf(width: width, height: random.draw(10, 30))
        }
        builder.close()
      }
      builder.close()
    }
  }

  /// Ten children a level; columns and rows in turn, each with spacing 2 and padding 4.
  static func balanced(depth: Int) -> LayoutTree {
    build { builder in
      var random = LinearCongruential()
      addBalanced(builder, level: 0, depth: depth, &random)
    }
  }

  private static func addBalanced(
    _ builder: TreeBuilder, level: Int, depth: Int, _ random: inout LinearCongruential
  ) {
    if level == depth {
      let width = random.draw(4, 20)
      builder.fixedLeaf(width: width, height: random.draw(4, 20))
      return
    }
    builder.openPadding(Insets(all: 4))
    if level % 2 == 0 {
      builder.openColumn(alignment: .leading, spacing: 2)
    } else {
      builder.openRow(alignment: .top, spacing: 2)
    }
    for _ in 0..<10 { addBalanced(builder, level: level + 1, depth: depth, &random) }
    builder.close()
    builder.close()
  }

  /// Stacks of one child in each other, padding 1 each, around a leaf of 10×10.
  static func deep(_ levels: Int, deepStack: any DeepStack = CallerStack()) -> LayoutTree {
    build(deepStack: deepStack) { builder in
      for level in 0..<levels {
        builder.openPadding(Insets(all: 1))
        if level % 2 == 0 { builder.openColumn() } else { builder.openRow() }
      }
      builder.fixedLeaf(width: 10, height: 10)
      for _ in 0..<(levels * 2) { builder.close() }
    }
  }

  /// Rows of ten with fixed, flexible and spacing children, 1,000 wide.
  static func flexible(rows: Int) -> LayoutTree {
    build { builder in
      var random = LinearCongruential()
      builder.openColumn(alignment: .leading, spacing: 0)
      for _ in 0..<rows {
        builder.openRow(spacing: 4)
        for column in 0..<10 { addCell(builder, column % 5, &random) }
        builder.close()
      }
      builder.close()
    }
  }

  private static func addCell(
    _ builder: TreeBuilder, _ kind: Int, _ random: inout LinearCongruential
  ) {
    switch kind {
    case 1: builder.flexibleLeaf(minWidth: 10, maxWidth: .infinity, minHeight: 16, maxHeight: 16)
    case 3: builder.spacer(minLength: 8, axis: .horizontal)
    case 4: builder.flexibleLeaf(minWidth: 20, maxWidth: 60, minHeight: 12, maxHeight: 12)
    default:
      let width = random.draw(10, 40)
      builder.fixedLeaf(width: width, height: random.draw(10, 20))
    }
  }

  /// 2,000 rows of a feed: a picture, a title above a text that wraps, a badge.
  static func feed() -> LayoutTree {
    build { builder in
      var random = LinearCongruential()
      builder.openFixedFrame(width: 400, height: nil, alignmentX: .leading, alignmentY: .top)
      builder.openColumn(spacing: 0)
      for _ in 0..<2000 { addFeedRow(builder, &random) }
      builder.close()
      builder.close()
    }
  }

  private static func addFeedRow(_ builder: TreeBuilder, _ random: inout LinearCongruential) {
    let title = random.draw(60, 160)
    let text = random.draw(50, 1200)
    let badge = random.draw(16, 40)
    builder.openPadding(Insets(all: 8))
    builder.openRow(alignment: .top, spacing: 8)
    builder.fixedLeaf(width: 40, height: 40)
    builder.openFlexibleFrame(maxWidth: .infinity, alignmentX: .leading)
    builder.openColumn(alignment: .leading, spacing: 2)
    builder.fixedLeaf(width: title, height: 20)
    builder.contentLeaf(WrappingLeaf(ideal: text))
    builder.close()
    builder.close()
    builder.fixedLeaf(width: badge, height: 20)
    builder.close()
    builder.close()
  }

  /// Alternating stacks, each of a leaf and the next stack; the innermost grows.
  static func comb(_ levels: Int, deepStack: any DeepStack = CallerStack()) -> LayoutTree {
    build(deepStack: deepStack) { builder in
      for level in 0..<levels {
        if level % 2 == 0 { builder.openColumn(spacing: 2) } else { builder.openRow(spacing: 2) }
        builder.fixedLeaf(width: 10, height: 10)
      }
      builder.flexibleLeaf(minWidth: 0, maxWidth: .infinity, minHeight: 16, maxHeight: 16)
      for _ in 0..<levels { builder.close() }
    }
  }

  static func build(
    deepStack: any DeepStack = CallerStack(), _ content: (TreeBuilder) -> Void
  ) -> LayoutTree {
    let tree = LayoutTree(deepStack: deepStack)
    let builder = TreeBuilder(tree: tree)
    content(builder)
    builder.finish()
    return tree
  }
}

/// A text of one ideal width that wraps into lines of 18 points.
final class WrappingLeaf: LeafContent {
  var ideal: Double
  private(set) var questions = 0

  init(ideal: Double) { self.ideal = ideal }

  func measure(_ proposal: Proposal) -> LeafMetrics {
    questions += 1
    guard let width = proposal.width, width < ideal else {
      return LeafMetrics(size: Size(width: ideal, height: 18))
    }
    let usable = max(width, 40)
    let lines = (ideal / usable).rounded(.up)
    return LeafMetrics(size: Size(width: min(usable, ideal), height: 18 * lines))
  }
}

extension LayoutTree {
  /// The nodes without children, depth first, with their origins in the root's parent space.
  var leaves: [(node: NodeID, origin: Point, size: Size)] {
    var found: [(NodeID, Point, Size)] = []
    func visit(_ node: NodeID, _ origin: Point) {
      let frame = frame(of: node)
      let here = Point(x: origin.x + frame.minX, y: origin.y + frame.minY)
      let inside = children(of: node)
      if inside.isEmpty { found.append((node, here, frame.size)) }
      for child in inside { visit(child, here) }
    }
    if let root { visit(root, .zero) }
    return found
  }

  /// Every frame, depth first.
  var allFrames: [Rect] {
    var found: [Rect] = []
    func visit(_ node: NodeID) {
      found.append(frame(of: node))
      for child in children(of: node) { visit(child) }
    }
    if let root { visit(root) }
    return found
  }
}
