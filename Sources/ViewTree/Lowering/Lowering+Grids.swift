// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

extension Lowering {
  @usableFromInline func openGrid(
    _ alignment: Alignment, _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
  ) -> StackScope {
    let opened = beginElement()
    let isUsable = (horizontalSpacing ?? 0).isFinite && (verticalSpacing ?? 0).isFinite
    builder.openGrid(
      alignmentX: key(alignment.horizontal), alignmentY: key(alignment.vertical),
      horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) }, tag: tag(.grid, isUsable: isUsable))
    return enterStack(nil, opened, container: .grid)
  }

  /// Opens a row, unless there is no grid around: its cells are elements of whatever is.
  ///
  /// Modifiers that wait are not opened here but around the cells.
  @usableFromInline func openGridRow(_ alignment: VerticalAlignment?) -> StackScope? {
    guard state.pointee.container == .grid else { return nil }
    builder.openGridRow(alignment: alignment.map { key($0) }, tag: tag(.gridRow))
    return enterStack(nil, 0)
  }

  @usableFromInline func openLazyRow(
    _ alignment: VerticalAlignment, _ spacing: CGFloat?
  ) -> StackScope {
    let opened = beginElement()
    builder.openLazyRow(
      alignment: key(alignment), spacing: spacing.map { Double($0) },
      tag: tag(.lazyHStack, isUsable: spacing?.isFinite ?? true))
    return enterStack(.horizontal, opened)
  }

  @usableFromInline func openLazyColumn(
    _ alignment: HorizontalAlignment, _ spacing: CGFloat?
  ) -> StackScope {
    let opened = beginElement()
    builder.openLazyColumn(
      alignment: key(alignment), spacing: spacing.map { Double($0) },
      tag: tag(.lazyVStack, isUsable: spacing?.isFinite ?? true))
    return enterStack(.vertical, opened)
  }

  @usableFromInline func openLazyVGrid(
    _ columns: [GridItem], _ alignment: HorizontalAlignment, _ spacing: CGFloat?
  ) -> StackScope {
    openLazyGrid(.vertical, columns, key(alignment), spacing, .lazyVGrid)
  }

  @usableFromInline func openLazyHGrid(
    _ rows: [GridItem], _ alignment: VerticalAlignment, _ spacing: CGFloat?
  ) -> StackScope {
    openLazyGrid(.horizontal, rows, key(alignment), spacing, .lazyHGrid)
  }

  private func openLazyGrid(
    _ axis: LayoutEngine.Axis, _ items: [GridItem], _ alignment: AlignmentKey,
    _ spacing: CGFloat?, _ name: NodeName
  ) -> StackScope {
    let opened = beginElement()
    let isUsable = (spacing ?? 0).isFinite && items.allSatisfy(\.isUsable)
    builder.openLazyGrid(
      axis: axis, tracks: items.map(track), alignment: alignment,
      spacing: spacing.map { Double($0) }, tag: tag(name, isUsable: isUsable))
    return enterStack(nil, opened, container: .lazyGrid)
  }

  private func track(_ item: GridItem) -> GridTrack {
    let length: GridTrack.Length =
      switch item.size {
      case .fixed(let length): .fixed(Double(length))
      case .flexible(let low, let high): .flexible(minimum: Double(low), maximum: Double(high))
      case .adaptive(let low, let high): .adaptive(minimum: Double(low), maximum: Double(high))
      }
    let alignment = item.alignment ?? .center
    return GridTrack(
      length, spacing: item.spacing.map { Double($0) }, alignmentX: key(alignment.horizontal),
      alignmentY: key(alignment.vertical))
  }

  func openGridCell(_ name: NodeName, _ traits: GridCellTraits) {
    let isUsable = traits.anchor.map { ($0.x + $0.y).isFinite } ?? true
    builder.openGridCell(traits, tag: tag(name, isUsable: isUsable))
  }

  /// Lowers the header or the footer of a section; in a lazy grid it takes lines of its own.
  @usableFromInline func lowerSectionEdge<V: View>(_ view: V, index: Int) {
    guard state.pointee.container == .lazyGrid else { return lowerChild(view, index: index) }
    pushPending(SectionEdge())
    lowerChild(view, index: index)
    popPending()
  }
}

/// Marks what takes a whole line of a lazy grid.
private struct SectionEdge: NodeModifier {
  typealias Body = Never

  static func _open(_ modifier: SectionEdge, in lowering: Lowering) {
    lowering.openGridCell(.section, GridCellTraits(isFullWidth: true))
  }
}

extension GridItem {
  /// Whether no number will have to be changed.
  fileprivate var isUsable: Bool {
    guard (spacing ?? 0).isFinite else { return false }
    switch size {
    case .fixed(let length): return length.isFinite && length >= 0
    case .flexible(let low, let high), .adaptive(let low, let high):
      return low.isFinite && low >= 0 && low <= high
    }
  }
}
