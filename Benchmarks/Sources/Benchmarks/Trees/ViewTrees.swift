// SPDX-License-Identifier: MIT

import ViewTree

/// A tree as a value that views walk over.
final class ViewModel: Sendable {
  let element: TreeSpec.Element
  let children: [ViewModel]

  init(element: TreeSpec.Element, children: [ViewModel]) {
    self.element = element
    self.children = children
  }

  /// Builds the model without recursion: the entries are in pre-order.
  static func model(of spec: TreeSpec) -> ViewModel? {
    var built: [ViewModel] = []
    for entry in spec.entries.reversed() {
      let children = Array(built.suffix(entry.childCount).reversed())
      built.removeLast(entry.childCount)
      built.append(ViewModel(element: entry.element, children: children))
    }
    return built.last
  }
}

/// T1: fixed leaves in one column.
struct WideView: View {
  let leaves: [CGSize]

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(0..<leaves.count) { index in
        Color.clear.frame(width: leaves[index].width, height: leaves[index].height)
      }
    }
    .frame(width: 600, alignment: .leading)
  }
}

/// T4: rows of ten that share their width; the four numbers of a row are its fixed cells.
struct FlexibleView: View {
  let rows: [[CGSize]]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<rows.count) { index in
        HStack(spacing: 4) {
          FlexibleHalf(first: rows[index][0], second: rows[index][1])
          FlexibleHalf(first: rows[index][2], second: rows[index][3])
        }
      }
    }
  }
}

/// Five cells of a row.
struct FlexibleHalf: View {
  let first: CGSize
  let second: CGSize

  var body: some View {
    Color.clear.frame(width: first.width, height: first.height)
    Color.clear.frame(minWidth: 10, maxWidth: .infinity, minHeight: 16, maxHeight: 16)
    Color.clear.frame(width: second.width, height: second.height)
    Spacer(minLength: 8)
    Color.clear.frame(minWidth: 20, maxWidth: 60, minHeight: 12, maxHeight: 12)
  }
}

/// T5: a feed.
struct FeedView: View {
  struct Row: Sendable {
    let title: CGFloat
    let text: CGFloat
    let badge: CGFloat
  }

  let rows: [Row]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<rows.count) { index in
        HStack(alignment: .top, spacing: 8) {
          Color.clear.frame(width: 40, height: 40)
          VStack(alignment: .leading, spacing: 2) {
            Color.clear.frame(width: rows[index].title, height: 20)
            WrappingShape(ideal: rows[index].text)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          Color.clear.frame(width: rows[index].badge, height: 20)
        }
        .padding(8)
      }
    }
  }
}

/// A paragraph of lines of 18 points, never narrower than 40.
struct WrappingShape: Shape {
  let ideal: CGFloat

  func path(in rect: CGRect) -> Path { Path(rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let width = proposal.width, width < ideal else {
      return CGSize(width: ideal, height: 18)
    }
    let usable = max(width, 40)
    return CGSize(
      width: min(usable, ideal), height: 18 * (ideal / usable).rounded(.up))
  }
}

/// T7: fixed cells in a grid.
struct GridView: View {
  let rows: [[CGSize]]

  var body: some View {
    Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 2) {
      ForEach(0..<rows.count) { row in
        GridRow {
          ForEach(0..<rows[row].count) { column in
            let size = rows[row][column]
            Color.clear.frame(width: size.width, height: size.height)
          }
        }
      }
    }
  }
}

/// T2, T3 and T9: stacks in stacks, by the model.
struct ModelView: View {
  let model: ViewModel

  var body: some View {
    switch model.element {
    case .stack(let stack): StackView(stack: stack, children: model.children)
    case .fixed(let width, let height): Color.clear.frame(width: width, height: height)
    case .flexible(let least, let most, let height):
      Color.clear.frame(minWidth: least, maxWidth: most, minHeight: height, maxHeight: height)
    default: EmptyView()
    }
  }
}

/// One stack of the model.
struct StackView: View {
  let stack: TreeSpec.Stack
  let children: [ViewModel]

  var body: some View {
    if stack.axis == .vertical {
      VStack(alignment: .leading, spacing: stack.spacing) { content }.padding(stack.padding)
    } else {
      HStack(alignment: .top, spacing: stack.spacing) { content }.padding(stack.padding)
    }
  }

  private var content: some View {
    ForEach(0..<children.count) { ModelView(model: children[$0]) }
  }
}
