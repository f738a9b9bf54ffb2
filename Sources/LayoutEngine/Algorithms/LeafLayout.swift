// SPDX-License-Identifier: MIT

/// Leaves: nodes that answer without children.
extension Pass {
  /// The leaves that are not answered at once by `measure`.
  ///
  /// - A square leaf takes the smaller of both offers, nil counting as 10 (a circle).
  /// - A divider is as long as its offer across the line, and one thickness along.
  /// - Content measures itself; what it answers is cleaned at this door.
  func measureLeaf(_ i: Int, _ proposal: Proposal) -> Size {
    let node = nodes.base[i]
    switch node.kind {
    case .squareLeaf:
      let size = proposal.filled()
      let side = min(size.width, size.height)
      return Size(width: side, height: side)
    case .divider:
      let size = proposal.filled()
      return node.flags.contains(.verticalOption)
        ? Size(width: node.p0, height: size.height) : Size(width: size.width, height: node.p0)
    case .contentLeaf:
      return cleaned(tree.contents[node.index].measure(proposal).size, proposal, node.tag)
    default: return .zero
    }
  }

  /// A spacer: at least its smallest length along its axis, and nothing across.
  ///
  /// A spacer outside of stacks stretches on both axes. Its ideal length is its smallest one.
  /// Source: rule 3.1.
  @inline(__always) func spacerSize(_ node: Node, _ proposal: Proposal) -> Size {
    let width = proposal.rawWidth.isNaN ? node.p0 : max(proposal.rawWidth, node.p0)
    let height = proposal.rawHeight.isNaN ? node.p0 : max(proposal.rawHeight, node.p0)
    return Size(
      width: node.flags.contains(.horizontalOption) ? width : 0,
      height: node.flags.contains(.verticalOption) ? height : 0)
  }
}
