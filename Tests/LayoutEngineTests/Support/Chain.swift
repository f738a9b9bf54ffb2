// SPDX-License-Identifier: MIT

import LayoutEngine

/// A tree with a spine: each level holds the next one, beside something that shares the space.
enum Chain: String, CaseIterable, Sendable {
  case rowsAndColumns, rowsAndColumnsOfText, texts, depthStacks, flexibleFrames, relativeFrames
  case fixedSizes, priorities, overlays, frames, lazyColumns
  case baselineRows, baselineRowsOfText, guidedColumns, guidedBoth
  case givenRatios, givenRatiosBoth, fillingRatios, fittingRatios, ratiosOfShapes
  case fitting, fittingTexts, fittingColumnsOfRatios, grids, mixed
  case depthStacksOnBaselines, gridsOnBaselines

  /// Opens what is around the next level; answers how many nodes that are.
  func open(_ level: Int, in builder: TreeBuilder, _ texts: ChainTexts) -> Int {
    switch self {
    case .rowsAndColumns, .rowsAndColumnsOfText, .texts, .depthStacks, .lazyColumns, .priorities,
      .mixed, .depthStacksOnBaselines:
      openStacks(level, builder, texts)
    case .flexibleFrames, .relativeFrames, .fixedSizes, .overlays, .frames:
      openFrames(level, builder, texts)
    case .baselineRows, .baselineRowsOfText, .guidedColumns, .guidedBoth:
      openGuides(level, builder, texts)
    case .givenRatios, .givenRatiosBoth, .fillingRatios, .fittingRatios, .ratiosOfShapes:
      openRatios(level, builder, texts)
    case .fitting, .fittingTexts, .fittingColumnsOfRatios, .grids, .gridsOnBaselines:
      openChoices(level, builder, texts)
    }
  }

  private func openStacks(_ level: Int, _ builder: TreeBuilder, _ texts: ChainTexts) -> Int {
    switch self {
    case .depthStacks:
      builder.openDepthStack(alignmentX: .leading, alignmentY: .lastTextBaseline)
      texts.add(2000, to: builder)
    case .depthStacksOnBaselines:
      builder.openDepthStack(alignmentX: .centerX, alignmentY: .firstTextBaseline)
      texts.add(2000 + 170 * Double(level % 7), to: builder)
    case .lazyColumns:
      builder.openLazyColumn()
      texts.add(3000, to: builder)
    case .priorities:
      builder.openRow()
      builder.fillLeaf()
      builder.openPriority(level.isMultiple(of: 2) ? 1 : -1)
      return 2
    case .mixed:
      let kinds: [Chain] = [.rowsAndColumns, .baselineRows, .depthStacks, .flexibleFrames]
      return kinds[level % 4].open(level, in: builder, texts)
    default:
      if level.isMultiple(of: 2) { builder.openRow() } else { builder.openColumn() }
      if self != .rowsAndColumns { texts.add(800, to: builder) }
      if self != .texts { builder.fillLeaf() }
    }
    return 1
  }

  private func openFrames(_ level: Int, _ builder: TreeBuilder, _ texts: ChainTexts) -> Int {
    switch self {
    case .flexibleFrames: builder.openFlexibleFrame(minWidth: 10, maxHeight: 500)
    case .relativeFrames:
      builder.openRelativeFrame(horizontal: true, vertical: false) { length, _ in length * 0.9 }
    case .fixedSizes:
      builder.openFixedSize(horizontal: level.isMultiple(of: 2), vertical: !level.isMultiple(of: 2))
    case .overlays:
      builder.openLayered(secondaryBelow: false, alignmentY: .firstTextBaseline)
      texts.add(900, to: builder)
      return 1
    default:
      builder.openFixedFrame(width: nil, height: 500, alignmentY: .firstTextBaseline)
    }
    builder.openRow()
    texts.add(500, to: builder)
    return 2
  }

  private func openGuides(_ level: Int, _ builder: TreeBuilder, _ texts: ChainTexts) -> Int {
    let isRow = self == .guidedBoth ? level.isMultiple(of: 2) : self != .guidedColumns
    if isRow {
      builder.openRow(alignment: .firstTextBaseline)
    } else {
      builder.openColumn(alignment: .leading)
    }
    texts.add(3000, to: builder)
    if self == .baselineRows { builder.fillLeaf() }
    guard self == .guidedColumns || self == .guidedBoth else { return 1 }
    builder.openGuide(.leading) { $0.size.width / 3 }
    return 2
  }

  private func openRatios(_ level: Int, _ builder: TreeBuilder, _ texts: ChainTexts) -> Int {
    let isGiven = self == .givenRatios || self == .givenRatiosBoth
    let fills = isGiven ? level.isMultiple(of: 2) : self == .fillingRatios
    builder.openAspectRatio(isGiven ? 1.5 : nil, fills: fills)
    if self == .givenRatiosBoth && level.isMultiple(of: 2) {
      builder.openRow()
    } else {
      builder.openColumn()
    }
    if self == .ratiosOfShapes { builder.fillLeaf() } else { texts.add(500, to: builder) }
    return 2
  }

  private func openChoices(_ level: Int, _ builder: TreeBuilder, _ texts: ChainTexts) -> Int {
    if self == .grids || self == .gridsOnBaselines {
      builder.openGrid(alignmentY: self == .grids ? .centerY : .firstTextBaseline)
      builder.openGridRow()
      texts.add(3000, to: builder)
      return 2
    }
    builder.openFitting(horizontal: self == .fitting || level.isMultiple(of: 2), vertical: true)
    if self == .fitting {
      builder.fixedLeaf(width: 2000, height: 10)
      return 1
    }
    texts.add(50000, to: builder)
    if self == .fittingColumnsOfRatios { builder.openAspectRatio(nil, fills: false) }
    builder.openColumn()
    texts.add(500, to: builder)
    return self == .fittingColumnsOfRatios ? 3 : 2
  }
}

/// The texts of a tree, or in their place leaves whose axes do not depend on each other.
final class ChainTexts {
  private(set) var all: [Paragraph] = []
  private let areSeparable: Bool

  init(areSeparable: Bool) { self.areSeparable = areSeparable }

  func add(_ area: Double, to builder: TreeBuilder) {
    if areSeparable {
      builder.openFlexibleFrame(minWidth: 10, maxWidth: area / 10, minHeight: 10)
      builder.fillLeaf()
      builder.close()
    } else {
      all.append(Paragraph(area: area))
      builder.contentLeaf(all[all.count - 1])
    }
  }
}

/// Text of a given area: as wide as offered, and as high as its area needs.
final class Paragraph: LeafContent {
  let area: Double
  /// How often it was asked.
  private(set) var count = 0

  init(area: Double) { self.area = area }

  func measure(_ proposal: Proposal) -> LeafMetrics {
    count += 1
    let width = min(max(proposal.width ?? .infinity, 10), area / 10)
    let lines = (area / 10 / width).rounded(.up)
    return LeafMetrics(
      size: Size(width: width, height: lines * 10), firstBaseline: 8, lastBaseline: lines * 10 - 2)
  }

  var hasBaselines: Bool { true }
}
