// SPDX-License-Identifier: MIT

/// One container each, around the same fixed leaves: what a leaf costs there, beside a column.
enum ContainerTree: String, CaseIterable, Sendable {
  /// `VStack`: what the others are read against.
  case column
  case lazyStack
  /// `LazyVGrid` of four fixed columns.
  case lazyGrid
  /// A column in a `ScrollView`.
  case scroll
  /// A column of `ViewThatFits`, each with a view that is too wide and the leaf.
  case fits
  /// A column in a scroll view, each leaf in a `containerRelativeFrame` of half its width.
  case relative
  /// A column in which each leaf has a `safeAreaInset` of 4 at its bottom.
  case safeArea
  /// A `Layout` of the user's: a column.
  case layout
  /// The same in `AnyLayout`.
  case anyLayout
  /// A column of framed `GeometryReader`s, each with one view inside.
  case reader
  /// A column of leaves with `anchorPreference`, and an `overlayPreferenceValue` that draws one
  /// view for each anchor.
  case anchors
  /// A lazy stack of `Section`s of nine leaves with a leaf as header.
  case section
  case list
  case form
  /// What one `sizeThatFits` of a `LayoutSubview` costs: a column that asks each of its subviews
  /// a hundred times more.
  case calls
}

extension ContainerTree {
  /// How often `calls` asks each subview in addition.
  static let callsPerLeaf = 100
  /// The distance between leaves.
  static let spacing = 2.0
  /// The width of a lazy grid's columns, and their number.
  static let columns = (count: 4, width: 140.0)
  /// What a scroll view's child of relative width takes.
  static func relativeWidth(_ width: Double) -> Double { width / 2 }
  /// What is set aside below each leaf.
  static let inset = 4.0
  /// How many leaves a section has, its header included.
  static let sectionLength = 10

  /// The tree with `count` leaves.
  func tree(leaves count: Int = 2000) -> BenchmarkTree {
    var random = LinearCongruential()
    var spec = TreeSpec()
    spec.add(.container(self), children: count)
    for _ in 0..<count {
      let width = Double(random.range(20, 300))
      spec.add(.fixed(width: width, height: Double(random.range(10, 40))))
    }
    return BenchmarkTree(
      name: rawValue, proposedWidth: 600, expected: expected(spec.fixedSizes, offered: 600),
      spec: spec, changes: self == .calls ? [] : [.resize],
      callCount: self == .calls ? count * Self.callsPerLeaf : nil)
  }

  /// The size that follows from the leaves by adding up; nobody knows the frames beforehand.
  private func expected(_ leaves: [(width: Double, height: Double)], offered: Double) -> Checksum {
    let widest = leaves.map(\.width).max() ?? 0
    let gaps = Self.spacing * Double(leaves.count - 1)
    let height = leaves.reduce(0) { $0 + $1.height } + gaps
    switch self {
    case .column, .scroll, .fits, .layout, .anyLayout, .reader, .anchors, .calls:
      return Checksum(width: widest, height: height)
    case .lazyStack, .section: return Checksum(width: offered, height: height)
    case .relative: return Checksum(width: Self.relativeWidth(offered), height: height)
    case .safeArea:
      return Checksum(width: widest, height: height + Self.inset * Double(leaves.count))
    case .list, .form:
      return Checksum(width: offered, height: leaves.reduce(0) { $0 + max(44, $1.height + 22) })
    case .lazyGrid: return expectedGrid(leaves.map(\.height))
    }
  }

  private func expectedGrid(_ heights: [Double]) -> Checksum {
    let columns = Self.columns
    let lines = stride(from: 0, to: heights.count, by: columns.count).map {
      heights[$0..<min($0 + columns.count, heights.count)].max() ?? 0
    }
    return Checksum(
      width: Double(columns.count) * columns.width + Self.spacing * Double(columns.count - 1),
      height: lines.reduce(0, +) + Self.spacing * Double(lines.count - 1))
  }
}

extension TreeSpec {
  /// The sizes of the fixed leaves, in pre-order.
  var fixedSizes: [(width: Double, height: Double)] {
    entries.compactMap { entry in
      guard case .fixed(let width, let height) = entry.element else { return nil }
      return (width, height)
    }
  }
}
