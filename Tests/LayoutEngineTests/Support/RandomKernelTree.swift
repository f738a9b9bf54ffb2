// SPDX-License-Identifier: MIT

import LayoutEngine

/// A tree as a value: drawn at random, built, edited, made smaller and printed.
struct KernelSpec {
  indirect enum Kind {
    case fixed(Size)
    case fill, square, spacer(Double?), divider
    case wrapping(Double)
    case row(AlignmentKey, Double?), column(AlignmentKey, Double?)
    case depth(AlignmentKey, AlignmentKey)
    case padding(Insets)
    case frame(Double?, Double?, AlignmentKey, AlignmentKey)
    case flexibleFrame([Double?], AlignmentKey, AlignmentKey)
    case fixedSize(Bool, Bool)
    case aspectRatio(Double?, Bool)
    case priority(Double), guide(AlignmentKey, Double)
    case offset(Double, Double), position(Double, Double)
    case layered
    case grid(AlignmentKey, AlignmentKey, Double?, Double?), gridRow(AlignmentKey?)
    case gridCell(GridCellTraits)
    case lazyRow(AlignmentKey, Double?), lazyColumn(AlignmentKey, Double?)
    case lazyGrid(Axis, [GridTrack], Double?)
    case rightToLeft
    case fitting(Bool, Bool), scroll(Bool, Bool), relativeFrame(Bool, Bool)
    case safeAreaInset(BoxEdges, Double?), safeAreaPadding(Insets), ignoringSafeArea(BoxEdges)
  }

  var kind: Kind
  var children: [KernelSpec] = []

  /// The number of nodes.
  var count: Int { children.reduce(1) { $0 + $1.count } }
}

/// Text of a given area: as wide as offered, and as high as its area needs.
private final class WrappingContent: LeafContent {
  let area: Double
  init(_ area: Double) { self.area = area }

  func measure(_ proposal: Proposal) -> LeafMetrics {
    let width = min(max(proposal.width ?? .infinity, 10), area / 10)
    let lines = (area / 10 / width).rounded(.up)
    let size = Size(width: width, height: lines * 10)
    return LeafMetrics(size: size, firstBaseline: 8, lastBaseline: lines * 10 - 2)
  }

  var hasBaselines: Bool { true }
  var spacing: SpacingPreference {
    let edge = SpacingPreference.Edge(textLeading: 0, pixel: 1)
    return SpacingPreference(top: edge, bottom: edge)
  }
}

// MARK: Building

extension KernelSpec {
  /// Builds the tree; fixed leaves are numbered from 1 on in the order of the walk.
  func tree() -> LayoutTree {
    let tree = LayoutTree()
    let builder = TreeBuilder(tree: tree)
    var tag: UInt32 = 0
    add(to: builder, &tag, axis: nil)
    builder.finish()
    return tree
  }

  private func add(to builder: TreeBuilder, _ tag: inout UInt32, axis: Axis?) {
    switch kind {
    case .fixed(let size):
      tag += 1
      builder.fixedLeaf(width: size.width, height: size.height, tag: tag)
    case .fill: builder.fillLeaf()
    case .square: builder.squareLeaf()
    case .spacer(let length): builder.spacer(minLength: length, axis: axis)
    case .divider: builder.divider(thickness: 1, axis: axis ?? .vertical)
    case .wrapping(let area): builder.contentLeaf(WrappingContent(area))
    case .rightToLeft:
      let outer = builder.isRightToLeft
      builder.isRightToLeft = true
      builder.openIdentity()
      for child in children { child.add(to: builder, &tag, axis: axis) }
      builder.close()
      builder.isRightToLeft = outer
    default:
      open(in: builder)
      for child in children { child.add(to: builder, &tag, axis: innerAxis) }
      builder.close()
    }
  }

  private var innerAxis: Axis? {
    switch kind {
    case .row, .lazyRow: .horizontal
    case .column, .lazyColumn: .vertical
    default: nil
    }
  }

  private func open(in builder: TreeBuilder) {
    switch kind {
    case .row(let key, let spacing): builder.openRow(alignment: key, spacing: spacing)
    case .column(let key, let spacing): builder.openColumn(alignment: key, spacing: spacing)
    case .depth(let x, let y): builder.openDepthStack(alignmentX: x, alignmentY: y)
    case .padding(let insets): builder.openPadding(insets)
    case .frame(let width, let height, let x, let y):
      builder.openFixedFrame(width: width, height: height, alignmentX: x, alignmentY: y)
    case .flexibleFrame(let l, let x, let y):
      builder.openFlexibleFrame(
        minWidth: l[0], idealWidth: l[1], maxWidth: l[2], minHeight: l[3], idealHeight: l[4],
        maxHeight: l[5], alignmentX: x, alignmentY: y)
    case .fixedSize(let x, let y): builder.openFixedSize(horizontal: x, vertical: y)
    case .aspectRatio(let ratio, let fills): builder.openAspectRatio(ratio, fills: fills)
    case .priority(let value): builder.openPriority(value)
    case .guide(let key, let value): builder.openGuide(key) { _ in value }
    case .offset(let x, let y): builder.openOffset(x: x, y: y)
    case .position(let x, let y): builder.openPosition(x: x, y: y)
    case .layered: builder.openLayered(secondaryBelow: true)
    default: openGridOrLazy(in: builder)
    }
  }

  private func openGridOrLazy(in builder: TreeBuilder) {
    switch kind {
    case .grid(let x, let y, let horizontal, let vertical):
      builder.openGrid(
        alignmentX: x, alignmentY: y, horizontalSpacing: horizontal, verticalSpacing: vertical)
    case .gridRow(let key): builder.openGridRow(alignment: key)
    case .gridCell(let traits): builder.openGridCell(traits)
    case .lazyRow(let key, let spacing): builder.openLazyRow(alignment: key, spacing: spacing)
    case .lazyColumn(let key, let spacing):
      builder.openLazyColumn(alignment: key, spacing: spacing)
    case .lazyGrid(let axis, let tracks, let spacing):
      builder.openLazyGrid(
        axis: axis, tracks: tracks, alignment: axis == .vertical ? .centerX : .centerY,
        spacing: spacing)
    default: openSurroundings(in: builder)
    }
  }

  private func openSurroundings(in builder: TreeBuilder) {
    switch kind {
    case .fitting(let x, let y): builder.openFitting(horizontal: x, vertical: y)
    case .scroll(let x, let y):
      builder.openScroll(horizontal: x, vertical: y, margins: Size(width: 4, height: 0))
    case .relativeFrame(let x, let y):
      builder.openRelativeFrame(horizontal: x, vertical: y, alignmentX: .leading) { length, _ in
        length / 2
      }
    case .safeAreaInset(let edge, let spacing):
      builder.openSafeAreaInset(edge: edge, spacing: spacing, alignmentX: .trailing)
    case .safeAreaPadding(let insets): builder.openSafeAreaPadding(insets)
    case .ignoringSafeArea(let edges): builder.openIgnoringSafeArea(edges)
    default: builder.openIdentity()
    }
  }
}

// MARK: Drawing

extension KernelSpec {
  /// Draws a tree of about the given number of nodes.
  static func random(_ nodes: Int, using random: inout SplitMix) -> KernelSpec {
    if random.chance(10) { return longColumn(using: &random) }
    var budget = nodes
    return draw(level: 0, &budget, &random)
  }

  /// A list as apps have them: the edit of one row moves the rows behind it.
  private static func longColumn(using random: inout SplitMix) -> KernelSpec {
    let rows = (0..<random.pick(20, 40)).map { _ in
      var budget = 4
      return draw(level: 4, &budget, &random)
    }
    let key = random.pick(AlignmentKey.leading, .centerX, .trailing)
    return KernelSpec(
      kind: .column(key, random.pick(nil, 0, 3.5)), children: rows)
  }

  private static func draw(level: Int, _ budget: inout Int, _ random: inout SplitMix) -> KernelSpec
  {
    budget -= 1
    if budget <= 0 || level > 7 || random.chance(20) { return leaf(&random) }
    if random.chance(12) { return grid(level: level, &budget, &random) }
    if random.chance(45) {
      let kind = container(&random)
      let children = (0..<(random.below(4) + (random.chance(90) ? 1 : 0))).map { _ in
        draw(level: level + 1, &budget, &random)
      }
      return KernelSpec(kind: kind, children: children)
    }
    let kind = wrapper(&random)
    var children = [draw(level: level + 1, &budget, &random)]
    if kind.hasSecondChild { children.append(draw(level: level + 1, &budget, &random)) }
    return KernelSpec(kind: kind, children: children)
  }

  private static func grid(level: Int, _ budget: inout Int, _ random: inout SplitMix) -> KernelSpec
  {
    let gap: Double? = random.pick(nil, 0, 5, -3)
    let kind = Kind.grid(keyX(&random), keyY(&random), gap, random.pick(nil, 2.5))
    let rows = (0..<random.below(4)).map { _ -> KernelSpec in
      if random.chance(15) { return cell(level: level, &budget, &random) }
      let row = Kind.gridRow(random.pick(nil, nil, keyY(&random)))
      let cells = (0..<random.below(4)).map { _ in cell(level: level, &budget, &random) }
      return KernelSpec(kind: row, children: cells)
    }
    return KernelSpec(kind: kind, children: rows)
  }

  private static func cell(level: Int, _ budget: inout Int, _ random: inout SplitMix) -> KernelSpec
  {
    let content = draw(level: level + 2, &budget, &random)
    guard random.chance(30) else { return content }
    let traits =
      switch random.below(4) {
      case 0: GridCellTraits(columns: random.pick(2, 3))
      case 1: GridCellTraits(anchor: Point(x: random.pick(0, 0.25, 1), y: 0.75))
      case 2: GridCellTraits(isWidthUnsized: random.chance(50), isHeightUnsized: random.chance(50))
      default: GridCellTraits(columnAlignment: keyX(&random))
      }
    return KernelSpec(kind: .gridCell(traits), children: [content])
  }

  private static func track(_ random: inout SplitMix) -> GridTrack {
    let length: GridTrack.Length = random.pick(
      .fixed(40), .flexible(minimum: 10, maximum: .infinity), .flexible(minimum: 30, maximum: 60),
      .adaptive(minimum: 25, maximum: .infinity))
    return GridTrack(
      length, spacing: random.pick(nil, 0, 4), alignmentX: keyX(&random), alignmentY: keyY(&random))
  }

  private static func leaf(_ random: inout SplitMix) -> KernelSpec {
    let kind: Kind =
      switch random.below(10) {
      case 0: .fill
      case 1: .square
      case 2: .spacer(random.pick(nil, 0, 20))
      case 3: .divider
      case 4, 5: .wrapping(Double(random.below(60) + 1) * 100)
      default: .fixed(size(&random))
      }
    return KernelSpec(kind: kind)
  }

  /// Lengths that repeat now and then, and that are no whole numbers now and then.
  static func size(_ random: inout SplitMix) -> Size {
    Size(
      width: random.pick(0, 10, 20, 33.3, 50, 100, 250),
      height: random.pick(0, 10, 20, 21.7, 40, 90))
  }

  private static func keyX(_ random: inout SplitMix) -> AlignmentKey {
    random.pick(.leading, .centerX, .centerX, .trailing)
  }

  private static func keyY(_ random: inout SplitMix) -> AlignmentKey {
    random.pick(.top, .centerY, .centerY, .bottom, .firstTextBaseline, .lastTextBaseline)
  }

  private static func container(_ random: inout SplitMix) -> Kind {
    let spacing: Double? = random.pick(nil, 0, 5, -3, 2.5)
    return switch random.below(9) {
    case 0, 1: .row(keyY(&random), spacing)
    case 2, 3: .column(keyX(&random), spacing)
    case 4: .lazyRow(keyY(&random), spacing)
    case 5: .lazyColumn(keyX(&random), spacing)
    case 6:
      .lazyGrid(
        random.pick(.horizontal, .vertical), (0..<random.below(4)).map { _ in track(&random) },
        spacing)
    case 7: .fitting(random.chance(60), random.chance(60))
    default: .depth(keyX(&random), keyY(&random))
    }
  }

  private static func wrapper(_ random: inout SplitMix) -> Kind {
    let length: [Double?] = [nil, 0, 15, 60, 120.5]
    func pick(_ random: inout SplitMix) -> Double? { length[random.below(5)] }
    switch random.below(18) {
    case 0, 1:
      return .padding(
        Insets(top: 4, leading: random.pick(3, 7.5), bottom: random.pick(0, -2), trailing: 1))
    case 2: return .frame(pick(&random), pick(&random), keyX(&random), keyY(&random))
    case 3, 4:
      return .flexibleFrame(
        [
          pick(&random), pick(&random), random.pick(pick(&random), .infinity), pick(&random),
          pick(&random), random.pick(pick(&random), .infinity),
        ], keyX(&random), keyY(&random))
    case 5: return .fixedSize(random.chance(50), random.chance(50))
    case 6: return .aspectRatio(random.pick(nil, 1, 1.5, 0.25), random.chance(30))
    case 7: return .priority(random.pick(-1, 1, 2))
    case 8:
      return .guide(
        random.pick(.leading, .centerX, .top, .centerY, .firstTextBaseline),
        random.pick(-20, 0, 5, 30))
    case 9: return .offset(5, -7)
    case 10: return .layered
    case 11: return .rightToLeft
    case 12: return .scroll(random.chance(40), random.chance(60))
    case 13: return .relativeFrame(random.chance(60), random.chance(60))
    case 14:
      return .safeAreaInset(
        random.pick(.top, .leading, .bottom, .trailing), random.pick(nil, 0, 6))
    case 15: return .safeAreaPadding(Insets(top: 10, leading: 5, bottom: 0, trailing: 20))
    case 16: return .ignoringSafeArea(BoxEdges(rawValue: UInt8(random.below(16))))
    default: return .position(20, 30)
    }
  }
}

extension KernelSpec.Kind {
  /// Whether there is a second child that is not like the first.
  var hasSecondChild: Bool {
    switch self {
    case .layered, .safeAreaInset: true
    default: false
    }
  }
}

// MARK: Making smaller

extension KernelSpec {
  /// Trees with less: a child instead of its parent, or a child left out.
  var smaller: [KernelSpec] {
    var result = children
    for k in children.indices {
      if case .row = kind { result.append(without(k)) }
      if case .column = kind { result.append(without(k)) }
      if case .depth = kind { result.append(without(k)) }
      if case .grid = kind { result.append(without(k)) }
      if case .gridRow = kind { result.append(without(k)) }
      if case .lazyGrid = kind { result.append(without(k)) }
      if case .fitting = kind { result.append(without(k)) }
      if kind.hasSecondChild, k > 0 { result.append(without(k)) }
      for child in children[k].smaller {
        var copy = self
        copy.children[k] = child
        result.append(copy)
      }
    }
    return result
  }

  private func without(_ k: Int) -> KernelSpec {
    var copy = self
    copy.children.remove(at: k)
    return copy
  }

  /// The smallest tree that fails, as far as leaving nodes out leads to one.
  func shrunk(while fails: (KernelSpec) -> Bool) -> KernelSpec {
    var current = self
    while let next = current.smaller.first(where: fails) { current = next }
    return current
  }
}

extension KernelSpec: CustomStringConvertible {
  var description: String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    [indent + "\(kind)"] + children.flatMap { $0.lines(indent: indent + "  ") }
  }
}

extension KernelSpec {
  /// The sizes of the fixed leaves, by number less one.
  var sizes: [Size] {
    if case .fixed(let size) = kind { return [size] }
    return children.flatMap(\.sizes)
  }

  /// The same tree with another size for a numbered leaf.
  func setting(_ number: Int, _ size: Size) -> KernelSpec {
    var left = number
    return setting(&left, size)
  }

  private func setting(_ left: inout Int, _ size: Size) -> KernelSpec {
    var copy = self
    if case .fixed = kind {
      left -= 1
      if left == 0 { copy.kind = .fixed(size) }
      return copy
    }
    copy.children = children.map { $0.setting(&left, size) }
    return copy
  }
}
