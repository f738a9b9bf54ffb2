// SPDX-License-Identifier: MIT

/// Insets around a child: offers what the insets leave, and adds them to the answer.
///
/// Insets may be negative; neither the offer nor the size goes below zero, and nil stays nil.
/// Source: rule 6.3.
extension Pass {
  func measurePadding(_ i: Int, _ proposal: Proposal) -> Size {
    let insets = paddingInsets(i)
    let size = measure(Int(nodes.base[i].first), insets.inset(proposal))
    return Size(
      width: (size.width + insets.horizontal).asLength,
      height: (size.height + insets.vertical).asLength)
  }

  func placePadding(_ i: Int) {
    let insets = paddingInsets(i)
    let origin = Point(x: insets.leading, y: insets.top)
    place(
      Int(nodes.base[i].first), at: origin, insets.inset(placements.base[i].proposal), in: i)
  }

  func paddingInsets(_ i: Int) -> Insets {
    let k = nodes.base[i].index
    return Insets(
      top: parameter(k), leading: parameter(k + 1), bottom: parameter(k + 2),
      trailing: parameter(k + 3))
  }
}

extension Insets {
  /// What the insets leave of a proposal.
  func inset(_ proposal: Proposal) -> Proposal {
    Proposal(raw: left(of: proposal.rawWidth, horizontal), left(of: proposal.rawHeight, vertical))
  }

  private func left(of length: Double, _ taken: Double) -> Double {
    length.isNaN ? length : (length - taken).asLength
  }
}
