// SPDX-License-Identifier: MIT

/// A container that scrolls its child.
///
/// The child is offered nothing along the scroll axes, and the container's own proposal across. The
/// container takes its offer along the axes, however long the child is, and hugs the child across;
/// where nothing is offered it is as long as the child. The child lies at the top leading corner.
/// Source: rule 9.2; case SCR-01.
///
/// Frames inside may be a part of the container. Its length for them is what the container is
/// offered, less its margins: its size across follows from the child and cannot decide about it.
/// Answers inside that depended on another length are forgotten before the child is measured.
extension Pass {
  func measureScroll(_ i: Int, _ proposal: Proposal) -> Size {
    setContainer(i, proposal)
    let content = children(i).first.map { measure($0, fixedSizeOffer(i, proposal)) } ?? .zero
    let flags = nodes.base[i].flags
    return Size(
      width: flags.contains(.horizontalOption)
        ? proposal.rawWidth.or(content.width) : content.width,
      height: flags.contains(.verticalOption)
        ? proposal.rawHeight.or(content.height) : content.height)
  }

  func placeScroll(_ i: Int) {
    let proposal = placements.base[i].proposal
    setContainer(i, proposal)
    guard let child = children(i).first else { return }
    place(child, at: .zero, fixedSizeOffer(i, proposal), in: i)
  }

  /// The length of the nearest container around a node; NaN where it is not known.
  func containerLength(around i: Int, _ axis: Axis) -> Double {
    var parent = Int(nodes.base[i].parent)
    while parent >= 0 {
      if nodes.base[parent].kind == .scroll {
        return parameter(nodes.base[parent].index + (axis == .horizontal ? 2 : 3))
      }
      parent = Int(nodes.base[parent].parent)
    }
    return tree.surroundings.container[axis]
  }

  private func setContainer(_ i: Int, _ proposal: Proposal) {
    let k = nodes.base[i].index
    let margins = Insets(top: parameter(k + 1), leading: parameter(k), bottom: 0, trailing: 0)
    let container = margins.inset(proposal)
    let known = Proposal(raw: parameter(k + 2), parameter(k + 3))
    if known == container { return }
    arena.pointee.parameters[k + 2] = container.rawWidth
    arena.pointee.parameters[k + 3] = container.rawHeight
    for child in children(i) where forgetRelative(from: child) { forgetPlacement(i) }
  }

  /// Forgets the answers from a node downwards that depend on the length of its container; whether
  /// there may be any. A scrolling container inside has a length of its own and ends the search.
  @discardableResult func forgetRelative(from top: Int) -> Bool {
    guard !nodes.base[top].flags.isDisjoint(with: [.readsContainer, .hasReader]) else {
      return false
    }
    var pending = [top]
    while let i = pending.popLast() {
      let flags = nodes.base[i].flags
      if flags.isDisjoint(with: [.readsContainer, .hasReader]) { continue }
      if flags.contains(.readsContainer) { forget(i) }
      nodes.base[i].flags.remove(.placed)
      if nodes.base[i].kind != .scroll { pending.append(contentsOf: children(i)) }
    }
    tree.guideMemo = GuideMemo()
    return true
  }
}
