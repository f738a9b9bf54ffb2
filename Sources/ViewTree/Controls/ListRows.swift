// SPDX-License-Identifier: MIT

internal import Foundation

/// The rows of a list or a form, in a container that scrolls them.
struct ListRows<Content: View>: View {
  let content: Content
  @Environment(\.listSpacing) private var spacing
  @Environment(\.listAppearance) private var appearance

  var body: some View {
    ScrollView {
      if appearance.margin > 0 {
        rows.padding(.horizontal, appearance.margin)
      } else {
        rows
      }
    }
    .frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
  }

  private var rows: some View {
    VStack(alignment: .leading, spacing: spacing.rows ?? 0) {
      RowList(content: content, sectionGap: spacing.sections ?? appearance.sectionGap)
    }
  }
}

/// A row for each element; the first row of a section stands apart from what is above it.
private struct RowList<Content: View>: PrimitiveView {
  let content: Content
  let sectionGap: CGFloat

  static func _lower(_ view: Self, into lowering: Lowering) {
    let outer = lowering.state.pointee.identity
    let elements = lowering.elements(of: view.content).elements
    for (index, var element) in elements.enumerated() {
      lowering.state.pointee.identity = outer.child(id: element.identity)
      if let id = element.elementID { lowering.setElementID(id) }
      element.elementID = nil
      let startsSection =
        index > 0 && element.section?.number != elements[index - 1].section?.number
      let row = ListRow(element: element)
      if startsSection, view.sectionGap != 0 {
        lowering.lowerChild(row.padding(.top, view.sectionGap), index: 0)
      } else {
        lowering.lowerChild(row, index: 0)
      }
    }
    lowering.state.pointee.identity = outer
  }

  static var _isUnary: Bool { false }
}

/// An element with the space around it, a background and lines.
private struct ListRow: View {
  let element: ViewElement
  @Environment(\.defaultMinListRowHeight) private var smallestHeight

  private var traits: RowTraits { element.traits.row }

  var body: some View {
    if let background = traits.background {
      row.background { background }
    } else {
      row
    }
  }

  private var row: some View {
    ListRowLayout(insets: traits.insets ?? ControlMetrics.row, smallestHeight: smallestHeight) {
      ElementView(element: element)
      if traits.bottomLine != .hidden, traits.sectionBottom != .hidden { line.layoutEdge(.bottom) }
      if traits.topLine == .visible { line.layoutEdge(.top) }
    }
  }

  @ViewBuilder private var line: some View {
    if let style = traits.lineStyle {
      Rectangle().fill(style).frame(height: 1)
    } else {
      Divider()
    }
  }
}

extension View {
  /// Says at which edge of a row a line lies.
  fileprivate func layoutEdge(_ edge: VerticalEdge) -> some View {
    layoutValue(key: RowEdgeKey.self, value: edge)
  }
}

private struct RowEdgeKey: LayoutValueKey {
  static let defaultValue: VerticalEdge? = nil
}

/// A row's content with space around it, at the leading edge and in the middle of the row's height,
/// and lines at the row's edges from one of the content's guides to the other.
///
/// One layout and not frames and paddings around each other: a row is measured half as often.
private struct ListRowLayout: Layout {
  let insets: EdgeInsets
  let smallestHeight: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let content = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    let width = content.width + insets.leading + insets.trailing
    return CGSize(
      width: max(width, proposal.width ?? 0),
      height: max(content.height + insets.top + insets.bottom, smallestHeight))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let content = subviews.first else { return }
    let offer = inner(proposal)
    let dimensions = content.dimensions(in: offer)
    let unused = bounds.height - insets.top - insets.bottom - dimensions.height
    content.place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top + unused / 2),
      proposal: offer)
    let start = dimensions[explicit: .listRowSeparatorLeading] ?? 0
    let end = dimensions[explicit: .listRowSeparatorTrailing].map { insets.leading + $0 }
    let length = (end ?? bounds.width) - insets.leading - start
    for line in subviews.dropFirst() {
      let isTop = line[RowEdgeKey.self] == .top
      line.place(
        at: CGPoint(
          x: bounds.minX + insets.leading + start, y: isTop ? bounds.minY : bounds.maxY),
        anchor: isTop ? .topLeading : .bottomLeading,
        proposal: ProposedViewSize(width: max(length, 0), height: nil))
    }
  }

  /// What the row's content is offered.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }
}

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  /// Where the line of a list's row starts, for content that sets this guide.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the line of a list's row ends, for content that sets this guide.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
