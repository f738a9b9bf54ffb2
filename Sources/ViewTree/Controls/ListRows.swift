// SPDX-License-Identifier: MIT

internal import Foundation

/// The rows of a list or a form, in a container that scrolls them.
struct ListRows<Content: View>: View {
  let content: Content
  @Environment(\.listSpacing) private var spacing
  @Environment(\.listAppearance) private var appearance

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: spacing.rows ?? 0) {
        RowList(content: content, sectionGap: spacing.sections ?? appearance.sectionGap)
      }
      .padding(.horizontal, appearance.margin)
    }
    .frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
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
      let row = ListRow(element: element).padding(.top, startsSection ? view.sectionGap : 0)
      lowering.lowerChild(row, index: 0)
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
  private var insets: EdgeInsets { traits.insets ?? ControlMetrics.row }

  var body: some View {
    ListRowLayout(inset: insets.leading) {
      ElementView(element: element)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(insets)
        .frame(minHeight: smallestHeight)
        .background { traits.background }
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

/// A row's content, and lines at its edges from one of the content's guides to the other.
private struct ListRowLayout: Layout {
  /// Where lines start if the content has no guide for it.
  let inset: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let content = subviews.first else { return }
    let guides = content.dimensions(in: proposal)
    let start = guides[explicit: .listRowSeparatorLeading] ?? inset
    let end = guides[explicit: .listRowSeparatorTrailing] ?? bounds.width
    content.place(at: bounds.origin, proposal: proposal)
    for line in subviews.dropFirst() {
      let isTop = line[RowEdgeKey.self] == .top
      line.place(
        at: CGPoint(x: bounds.minX + start, y: isTop ? bounds.minY : bounds.maxY),
        anchor: isTop ? .topLeading : .bottomLeading,
        proposal: ProposedViewSize(width: max(end - start, 0), height: nil))
    }
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
