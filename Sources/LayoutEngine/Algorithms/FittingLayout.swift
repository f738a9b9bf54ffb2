// SPDX-License-Identifier: MIT

/// One child of several: the first whose ideal length fits, or else the last.
///
/// A child is asked with nothing on the constrained axes and the real offer on the others, so that
/// text is asked for its height at the width that it will have (open point U2, decided for this).
/// It fits when its length is at most the offer on each constrained axis; where nothing is
/// offered, everything fits. The chosen child is offered the node's own proposal, and gives the
/// size and the guides. The others are left out of the placed tree. A stack around goes by the
/// spacing preference and the priority of the view that would be chosen for all that it has, since
/// it must know them before it offers parts of that.
/// Source: rules 13.1–13.2. Asks each child up to the chosen one once, and the chosen one again.
extension Pass {
  func measureFitting(_ i: Int, _ proposal: Proposal) -> Size {
    guard let child = fittingChild(i, proposal) else { return .zero }
    return measure(child, proposal)
  }

  func placeFitting(_ i: Int) {
    let proposal = placements.base[i].proposal
    guard let chosen = fittingChild(i, proposal) else { return }
    for child in children(i) {
      if child == chosen {
        nodes.base[child].flags.remove(.leftOut)
      } else {
        nodes.base[child].flags.insert(.leftOut)
      }
    }
    place(chosen, at: .zero, proposal, in: i)
  }

  /// The guides are those of the chosen child.
  func fittingGuide(
    _ key: AlignmentKey, _ i: Int, _ proposal: Proposal, _ size: Size
  ) -> Double {
    guard let child = fittingChild(i, proposal) else { return .nan }
    return explicitGuide(key, of: child, proposal, size)
  }

  func fittingChild(_ i: Int, _ proposal: Proposal) -> Int? {
    let range = children(i)
    guard let last = range.last else { return nil }
    let probe = fixedSizeOffer(i, proposal)
    for child in range.dropLast() where fits(measure(child, probe), proposal, probe) {
      return child
    }
    return last
  }

  /// Whether a size fits on the axes where the probe offers nothing though the proposal does.
  private func fits(_ size: Size, _ proposal: Proposal, _ probe: Proposal) -> Bool {
    let isTooWide = probe.rawWidth.isNaN && size.width > proposal.rawWidth
    let isTooHigh = probe.rawHeight.isNaN && size.height > proposal.rawHeight
    return !isTooWide && !isTooHigh
  }
}
