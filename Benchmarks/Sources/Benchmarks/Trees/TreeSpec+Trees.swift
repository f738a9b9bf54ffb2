// SPDX-License-Identifier: MIT

// The benchmark trees. Numbers are drawn in pre-order, width before height.

extension TreeSpec {
  /// T1: fixed leaves in one column.
  static func wide(leaves: Int = 10_000) -> TreeSpec {
    var random = LinearCongruential()
    var spec = TreeSpec()
    let column = Stack(axis: .vertical, alignment: .start, spacing: 2, width: 600)
    spec.add(.stack(column), children: leaves)
    for _ in 0..<leaves {
      spec.addFixed(&random, width: (20, 300), height: (10, 40))
    }
    return spec
  }

  /// T2: columns and rows in turn, ten children each.
  static func balanced(depth: Int) -> TreeSpec {
    var random = LinearCongruential()
    var spec = TreeSpec()
    spec.addBalanced(&random, level: 0, depth: depth)
    return spec
  }

  /// T3: stacks of one child, in one another.
  static func deep(levels: Int) -> TreeSpec {
    var spec = TreeSpec()
    for level in 0..<levels {
      spec.add(.stack(alternating(level, spacing: 0, padding: 1)), children: 1)
    }
    spec.add(.fixed(width: 10, height: 10))
    return spec
  }

  /// T4: rows that share their width among fixed, flexible and empty columns.
  static func flexible(rows: Int) -> TreeSpec {
    var random = LinearCongruential()
    var spec = TreeSpec()
    let column = Stack(axis: .vertical, alignment: .start, spacing: 0)
    spec.add(.stack(column), children: rows)
    for _ in 0..<rows {
      let row = Stack(axis: .horizontal, alignment: .center, spacing: 4)
      spec.add(.stack(row), children: 10)
      for column in 0..<10 {
        spec.addFlexibleCell(&random, column: column)
      }
    }
    return spec
  }

  /// T5: a feed of pictures, titles and paragraphs.
  static func feed(rows: Int = 2000) -> TreeSpec {
    var random = LinearCongruential()
    var spec = TreeSpec()
    let column = Stack(axis: .vertical, alignment: .center, spacing: 0)
    spec.add(.stack(column), children: rows)
    for _ in 0..<rows {
      spec.addFeedRow(&random)
    }
    return spec
  }

  /// T6: tags that wrap.
  static func wrap(tags: Int = 5000) -> TreeSpec {
    var random = LinearCongruential()
    var spec = TreeSpec()
    spec.add(.flow(spacing: 6), children: tags)
    for _ in 0..<tags {
      spec.add(.fixed(width: Double(random.range(30, 120)), height: 24))
    }
    return spec
  }

  /// T7: a square grid.
  static func grid(side: Int = 100) -> TreeSpec {
    var random = LinearCongruential()
    var spec = TreeSpec()
    spec.add(.grid(columns: side, spacing: 2), children: side * side)
    for _ in 0..<(side * side) {
      spec.addFixed(&random, width: (10, 50), height: (10, 30))
    }
    return spec
  }

  /// T9: stacks of a leaf and the next stack, which shows what probing costs by depth.
  static func comb(depth: Int) -> TreeSpec {
    var spec = TreeSpec()
    for level in 0..<depth {
      spec.add(.stack(alternating(level, spacing: 2, padding: 0)), children: 2)
      spec.add(.fixed(width: 10, height: 10))
    }
    spec.add(.flexible(minWidth: 0, maxWidth: .infinity, height: 16))
    return spec
  }

  /// Vertical at even levels, horizontal at odd ones.
  private static func alternating(_ level: Int, spacing: Double, padding: Double) -> Stack {
    let axis: Stack.Axis = level.isMultiple(of: 2) ? .vertical : .horizontal
    return Stack(axis: axis, alignment: .start, spacing: spacing, padding: padding)
  }

  private mutating func addFixed(
    _ random: inout LinearCongruential, width: (Int, Int), height: (Int, Int)
  ) {
    let width = random.range(width.0, width.1)
    let height = random.range(height.0, height.1)
    add(.fixed(width: Double(width), height: Double(height)))
  }

  private mutating func addBalanced(_ random: inout LinearCongruential, level: Int, depth: Int) {
    guard level < depth else { return addFixed(&random, width: (4, 20), height: (4, 20)) }
    add(.stack(Self.alternating(level, spacing: 2, padding: 4)), children: 10)
    for _ in 0..<10 {
      addBalanced(&random, level: level + 1, depth: depth)
    }
  }

  private mutating func addFlexibleCell(_ random: inout LinearCongruential, column: Int) {
    switch column % 5 {
    case 1: add(.flexible(minWidth: 10, maxWidth: .infinity, height: 16))
    case 3: add(.spacer(minLength: 8))
    case 4: add(.flexible(minWidth: 20, maxWidth: 60, height: 12))
    default: addFixed(&random, width: (10, 40), height: (10, 20))
    }
  }

  private mutating func addFeedRow(_ random: inout LinearCongruential) {
    let title = Double(random.range(60, 160))
    let text = Double(random.range(50, 1200))
    let badge = Double(random.range(16, 40))
    let row = Stack(axis: .horizontal, alignment: .start, spacing: 8, padding: 8)
    let column = Stack(axis: .vertical, alignment: .start, spacing: 2, fills: true)
    add(.stack(row), children: 3)
    add(.fixed(width: 40, height: 40))
    add(.stack(column), children: 2)
    add(.fixed(width: title, height: 20))
    add(.text(width: text))
    add(.fixed(width: badge, height: 20))
  }
}
