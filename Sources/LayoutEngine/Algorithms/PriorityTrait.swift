// SPDX-License-Identifier: MIT

extension Pass {
  /// The layout priority that a node shows to the stack around it, the first of several views that
  /// may be chosen speaking for all.
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
      case .identity, .guide, .layered, .offset, .fixedSize, .ignoringSafeArea, .gridCell,
        .fitting:
        guard node.pointee.count > 0 else { return 0 }
        i = Int(node.pointee.first)
      case .row, .column, .depth, .custom, .grid, .lazyRow, .lazyColumn, .lazyGrid:
        return node.pointee.count == 0 ? -.infinity : 0
      default: return 0
      }
    }
  }

  /// The priority of a child in a stack: of views to choose from, of the one that would be chosen
  /// for all that the stack is offered. Ours.
  @inline(__always) func priority(_ child: Int, for proposal: Proposal) -> Double {
    if !nodes.base[child].flags.contains(.choosesView) { return priority(child) }
    return priority(chosenView(child, proposal, stoppingAtPriority: true))
  }

  /// Gives the children of a stack the spacing preferences of the views that would be chosen for
  /// all that the stack is offered. Ours.
  ///
  /// Asks children, which takes back where they stand: to be called before any is placed.
  @inline(__always) func resolveChoices(_ i: Int, _ proposal: Proposal) {
    if nodes.base[i].flags.contains(.asksChoices) { chooseSpacings(i, proposal) }
  }

  private func chooseSpacings(_ i: Int, _ proposal: Proposal) {
    for child in children(i) where nodes.base[child].flags.contains(.choosesView) {
      let view = chosenView(child, proposal, stoppingAtPriority: false)
      nodes.base[child].spacing = nodes.base[view].spacing
    }
  }

  /// The node inside a child whose wishes do not depend on an offer any more.
  private func chosenView(
    _ child: Int, _ proposal: Proposal, stoppingAtPriority: Bool
  ) -> Int {
    var (i, proposal) = (child, proposal)
    while nodes.base[i].flags.contains(.choosesView) {
      let kind = nodes.base[i].kind
      if stoppingAtPriority && kind == .priority { break }
      if kind == .fixedSize { proposal = fixedSizeOffer(i, proposal) }
      i = kind == .fitting ? fittingChild(i, proposal) ?? i : Int(nodes.base[i].first)
    }
    return i
  }
}

extension NodeKind {
  /// Whether the spacing preference and the flags of wishes are those of the only child.
  var handsWishesOn: Bool {
    switch self {
    case .identity, .priority, .guide, .offset, .fixedSize, .gridCell: true
    default: false
    }
  }
}
