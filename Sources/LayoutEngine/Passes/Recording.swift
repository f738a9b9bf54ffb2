// SPDX-License-Identifier: MIT

/// What a custom layout has asked for one child.
struct RecordedPlacement {
  enum State: UInt8 { case unplaced, placed, leftOut }

  var position = Point.zero
  var anchor = Point.zero
  var proposal = Proposal.unspecified
  var state = State.unplaced
}

/// Which children are being placed, and where in the arena their placements are kept.
///
/// Layouts ask for placements inside each other when a guide passes through several of them; only
/// the innermost one's children are written.
struct Recording {
  var start = 0
  var first = 0
  var count = 0
}

extension Pass {
  /// Runs what places a node's children and keeps what it asks for, on top of the others; the
  /// caller takes it away. Answers where it is kept.
  func record(_ children: Range<Int>, _ place: () -> Void) -> Int {
    let outer = arena.pointee.recording
    let start = arena.pointee.recorded.append(
      repeating: RecordedPlacement(), count: children.count)
    arena.pointee.recording = Recording(
      start: start, first: children.lowerBound, count: children.count)
    place()
    arena.pointee.recording = outer
    return start
  }

  /// Where a child comes to lie that was answered `size`; not a number only if asked for.
  func origin(_ item: RecordedPlacement, _ size: Size, in bounds: Rect) -> Point {
    if item.state == .placed {
      return Point(
        x: item.position.x - bounds.minX - Pass.part(item.anchor.x, of: size.width),
        y: item.position.y - bounds.minY - Pass.part(item.anchor.y, of: size.height))
    }
    return Point(
      x: Pass.middle(bounds.size.width, size.width),
      y: Pass.middle(bounds.size.height, size.height))
  }

  /// Where the children would be put, without placing them. Those left out are missing.
  func recordedArrangement(
    _ children: Range<Int>, _ bounds: Rect, _ proposal: Proposal, _ place: () -> Void
  ) -> [ArrangedChild] {
    let start = record(children, place)
    let items = (0..<children.count).map { arena.pointee.recorded[start + $0] }
    arena.pointee.recorded.removeLast(children.count)
    return zip(children, items).compactMap { child, item in
      if item.state == .leftOut { return nil }
      let offer = item.state == .placed ? item.proposal : proposal
      let size = measure(child, offer)
      let origin = origin(item, size, in: bounds)
      return ArrangedChild(
        child: child, proposal: offer, size: size,
        origin: Point(x: origin.x.asGuide, y: origin.y.asGuide))
    }
  }

  /// A fraction of a length; of an infinite one, none.
  private static func part(_ fraction: Double, of length: Double) -> Double {
    fraction == 0 || !length.isFinite ? 0 : fraction * length
  }

  private static func middle(_ outer: Double, _ inner: Double) -> Double {
    outer.isFinite && inner.isFinite ? (outer - inner) / 2 : 0
  }
}
