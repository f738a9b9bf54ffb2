// SPDX-License-Identifier: MIT

extension Pass {
  /// Forgets a node's answers and works them out again; whether they are the old ones.
  ///
  /// Guides that may leave the node count as changed.
  func answersAsBefore(_ i: Int) -> Bool {
    let answers = rememberedAnswers(i)
    forget(i)
    guard let answers, !answers.isEmpty else { return false }
    if !nodes.base[i].flags.isDisjoint(with: [.hasGuide, .hasBaseline]) { return false }
    return answers.allSatisfy { measure(i, $0.proposal) == $0.size }
  }

  /// Places a node's children again in the frame that it has.
  func placeAgain(_ i: Int) {
    let placement = placements.base[i]
    nodes.base[i].flags.remove(.placed)
    settle(i, x: placement.x, y: placement.y)
  }

  /// The common case of a long list: a child of a stack that shares nothing out has another
  /// length, so the children behind it move and nothing else happens.
  ///
  /// Answers false, with nothing done, where that is not the whole change: the stack was asked for
  /// more than the placed proposal, its main length is given, guides take part, or the change
  /// shows across. On success the stack's answer and frame size are the new ones. `old` is the
  /// size that the child was placed with; measuring it may have written the new one already.
  func shiftFollowing(of child: Int, placedAs old: Size, in i: Int) -> Bool {
    switch nodes.base[i].kind {
    case .row: shiftFollowing(RowAxis.self, of: child, placedAs: old, in: i)
    case .column: shiftFollowing(ColumnAxis.self, of: child, placedAs: old, in: i)
    default: false
    }
  }

  private func shiftFollowing<A: MainAxis>(
    _: A.Type, of child: Int, placedAs old: Size, in i: Int
  ) -> Bool {
    let placement = placements.base[i]
    let across = A.axis.cross
    guard
      nodes.base[i].flags.contains(.placed), sharesNothing(A.self, i),
      let size = answer(of: child, placedAs: old, unlessAcross: placement.size[across], A.self)
    else { return false }
    note(child, placements.base[child].proposal, size)
    alignAcross(A.self, child, in: i)
    if !nodes.base[child].kind.isLeaf && !nodes.base[child].flags.contains(.placed) {
      placeAgain(child)
    }
    let end = moveFollowing(A.self, child, i)
    var newSize = placement.size
    newSize[A.axis] = end.asLength
    forget(i)
    remember(i, placement.proposal, newSize)
    setSharedProposal(i, sharedForPlacing(A.self, placement))
    placements.base[i].width = newSize.width
    placements.base[i].height = newSize.height
    nodes.base[i].flags.insert(.placed)
    return true
  }

  private func sharedForPlacing<A: MainAxis>(_: A.Type, _ placement: Placement) -> Proposal {
    var proposal = placement.proposal
    proposal[A.axis.cross] = proposal[A.axis.cross].or(placement.size[A.axis.cross])
    return proposal
  }

  private func sharesNothing<A: MainAxis>(_: A.Type, _ i: Int) -> Bool {
    let node = nodes.base[i]
    let placement = placements.base[i]
    guard
      placement.proposal[A.axis].isNaN, usesDefaultLine(A.self, i), node.cache >= 0,
      !placement.proposal[A.axis.cross].isNaN,
      node.flags.isDisjoint(with: [.readsPosition, .asksChoices]),
      A.axis == .vertical || !node.flags.contains(.rightToLeft),
      let answers = rememberedAnswers(i)
    else { return false }
    return answers.count == 1 && answers[0].proposal == placement.proposal
  }

  /// The changed child's new answer, or nil when it takes part in the stack's cross length.
  private func answer<A: MainAxis>(
    of child: Int, placedAs old: Size, unlessAcross extent: Double, _: A.Type
  ) -> Size? {
    let across = A.axis.cross
    let new = measure(child, placements.base[child].proposal)
    guard new.width.isFinite, new.height.isFinite else { return nil }
    return old[across] == new[across] || (old[across] < extent && new[across] < extent) ? new : nil
  }

  /// Puts a child on the stack's line again after its cross length has changed.
  private func alignAcross<A: MainAxis>(_: A.Type, _ child: Int, in i: Int) {
    let key = A.axis == .horizontal ? nodes.base[i].alignmentY : nodes.base[i].alignmentX
    let extent = placements.base[i].size[A.axis.cross]
    let length = placements.base[child].size[A.axis.cross]
    let cross = key.edgePosition(in: extent) - key.edgePosition(in: length)
    if A.axis == .horizontal {
      placements.base[child].y = cross
    } else if nodes.base[i].flags.contains(.rightToLeft) {
      placements.base[child].x = (extent - (cross + length)).asCoordinate
    } else {
      placements.base[child].x = cross
    }
  }

  /// Moves the children behind one along the main axis; where the last of them ends.
  private func moveFollowing<A: MainAxis>(_: A.Type, _ changed: Int, _ i: Int) -> Double {
    let base = placements.base
    var cursor = A.axis == .horizontal ? base[changed].x : base[changed].y
    cursor += base[changed].size[A.axis]
    let rest = (changed + 1)..<children(i).upperBound
    for child in rest {
      cursor += gap(A.self, i, before: child)
      if A.axis == .horizontal { base[child].x = cursor } else { base[child].y = cursor }
      cursor += base[child].size[A.axis]
    }
    return cursor
  }
}
