// SPDX-License-Identifier: MIT

import ViewTree

/// A container of `ContainerTree`, as one would write it.
struct ContainerView: View {
  let container: ContainerTree
  let leaves: [CGSize]

  private static let spacing = CGFloat(ContainerTree.spacing)

  var body: some View {
    switch container {
    case .column: column { leaf($0) }
    case .lazyStack:
      LazyVStack(alignment: .leading, spacing: Self.spacing) {
        ForEach(0..<leaves.count) { leaf($0) }
      }
    case .lazyGrid: grid
    case .scroll: ScrollView { column { leaf($0) } }
    case .fits: column { fitting($0) }
    case .relative: ScrollView { column { relative($0) } }
    case .safeArea: column { withInset($0) }
    case .layout: ColumnLayout(spacing: Self.spacing) { ForEach(0..<leaves.count) { leaf($0) } }
    case .anyLayout:
      AnyLayout(ColumnLayout(spacing: Self.spacing)) { ForEach(0..<leaves.count) { leaf($0) } }
    case .reader: column { reader($0) }
    case .anchors: AnchoredLeaves(leaves: leaves)
    case .section:
      LazyVStack(alignment: .leading, spacing: Self.spacing) { SectionedLeaves(leaves: leaves) }
    case .list: List { ForEach(0..<leaves.count) { leaf($0) } }
    case .form: Form { SectionedLeaves(leaves: leaves) }
    case .calls:
      ColumnLayout(spacing: Self.spacing, extraCalls: ContainerTree.callsPerLeaf) {
        ForEach(0..<leaves.count) { leaf($0) }
      }
    }
  }

  private func column<Item: View>(_ item: @escaping (Int) -> Item) -> some View {
    VStack(alignment: .leading, spacing: Self.spacing) {
      ForEach(0..<leaves.count, content: item)
    }
  }

  private func leaf(_ index: Int) -> some View {
    Color.clear.frame(width: leaves[index].width, height: leaves[index].height)
  }

  private var grid: some View {
    let column = GridItem(
      .fixed(ContainerTree.columns.width), spacing: Self.spacing, alignment: .topLeading)
    return LazyVGrid(
      columns: Array(repeating: column, count: ContainerTree.columns.count),
      spacing: Self.spacing
    ) {
      ForEach(0..<leaves.count) { leaf($0) }
    }
  }

  private func fitting(_ index: Int) -> some View {
    ViewThatFits(in: .horizontal) {
      Color.clear.frame(width: leaves[index].width + 1000, height: leaves[index].height)
      leaf(index)
    }
  }

  private func relative(_ index: Int) -> some View {
    leaf(index).containerRelativeFrame(.horizontal, alignment: .leading) { width, _ in
      CGFloat(ContainerTree.relativeWidth(Double(width)))
    }
  }

  private func withInset(_ index: Int) -> some View {
    leaf(index).safeAreaInset(edge: .bottom, spacing: 0) {
      Color.clear.frame(width: 4, height: ContainerTree.inset)
    }
  }

  private func reader(_ index: Int) -> some View {
    GeometryReader { proxy in
      Color.clear.frame(width: proxy.size.width / 2, height: proxy.size.height)
    }
    .frame(width: leaves[index].width, height: leaves[index].height)
  }
}

/// Leaves in sections, the first of each as its header.
struct SectionedLeaves: View {
  let leaves: [CGSize]

  var body: some View {
    ForEach(0..<(leaves.count / ContainerTree.sectionLength)) { section in
      let first = section * ContainerTree.sectionLength
      Section {
        ForEach(1..<ContainerTree.sectionLength) { leaf(first + $0) }
      } header: {
        leaf(first)
      }
    }
  }

  private func leaf(_ index: Int) -> some View {
    Color.clear.frame(width: leaves[index].width, height: leaves[index].height)
  }
}

/// Leaves that tell where they are, with a view drawn over each.
struct AnchoredLeaves: View {
  let leaves: [CGSize]

  private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: CGFloat(ContainerTree.spacing)) {
      ForEach(0..<leaves.count) { index in
        Color.clear.frame(width: leaves[index].width, height: leaves[index].height)
          .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      }
    }
    .overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        ForEach(0..<anchors.count) { index in
          let frame = proxy[anchors[index]]
          Color.clear.frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
        }
      }
    }
  }
}

/// A column with leading alignment, as a layout of the user's.
struct ColumnLayout: Layout {
  var spacing: CGFloat
  /// How often each subview is asked more than it needs to be.
  var extraCalls = 0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = CGSize(width: 0, height: spacing * CGFloat(max(subviews.count - 1, 0)))
    for subview in subviews {
      for _ in 0..<extraCalls { _ = subview.sizeThatFits(.unspecified) }
      let answer = subview.sizeThatFits(.unspecified)
      size.width = max(size.width, answer.width)
      size.height += answer.height
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height + spacing
    }
  }
}

/// T6: tags in lines.
struct FlowView: View {
  let tags: [CGSize]
  let spacing: CGFloat

  var body: some View {
    FlowLayout(spacing: spacing) {
      ForEach(0..<tags.count) { index in
        Color.clear.frame(width: tags[index].width, height: tags[index].height)
      }
    }
  }
}
