// SPDX-License-Identifier: MIT

extension Pass {
  /// The layout priority that a node shows to the stack around it.
  ///
  /// Modifiers that only decorate pass the priority of their content on; frames, paddings and
  /// containers start again at zero. Spacers and containers without children have −∞.
  /// Source: rules 2.9, 3.1, 16.1; reports 42.
  func priority(_ i: Int) -> Double {
    var i = i
    while true {
      let node = nodes.base + i
      switch node.pointee.kind {
      case .priority: return node.pointee.p0
      case .spacer: return -.infinity
      case .identity, .guide, .layered, .offset, .fixedSize, .ignoringSafeArea, .gridCell:
        guard node.pointee.count > 0 else { return 0 }
        i = Int(node.pointee.first)
      case .row, .column, .depth, .custom, .grid, .lazyRow, .lazyColumn, .lazyGrid:
        return node.pointee.count == 0 ? -.infinity : 0
      default: return 0
      }
    }
  }
}
