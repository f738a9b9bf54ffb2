// SPDX-License-Identifier: MIT

/// Lazy grids: tracks of given lengths across, filled line after line.
///
/// 1. The tracks are computed from the proposal; their total is the grid's length across.
/// 2. They are computed again from that total, for drawing. The reported length stays, so that the
///    drawn tracks may be longer than the grid; they start at its leading edge then.
/// 3. A cell is measured with its track's length and nothing along; the longest cell of a line is the
///    line's length, and each cell is placed with both.
/// 4. Headers and footers of sections take lines of their own.
///
/// A grid without tracks has no place for its children: they are left out.
/// Every child is laid out, seen or not: an exported picture needs all of them.
/// Source: rules 12.1–12.5; contradiction C7 is decided for the sum of the tracks.
extension Pass {
  func measureLazyGrid(_ i: Int, _ proposal: Proposal) -> Size {
    let axis = lazyGridAxis(i)
    let tracks = tree.lazyGrids[nodes.base[i].index].tracks
    let across = LazyGridTracks.total(
      LazyGridTracks.resolve(tracks, in: proposal[axis.cross]))
    let lines = lazyGridLines(i, LazyGridTracks.resolve(tracks, in: across), across)
    var size = Size.zero
    size[axis.cross] = across
    size[axis] = lines.last.map { $0.start + $0.length } ?? 0
    return size
  }

  func placeLazyGrid(_ i: Int) {
    if tree.lazyGrids[nodes.base[i].index].tracks.isEmpty {
      for child in children(i) { nodes.base[child].flags.insert(.leftOut) }
    }
    for item in lazyGridArrangement(i, placements.base[i].size) {
      offer(item.child, item.proposal)
      settleMirrored(item.child, x: item.origin.x, y: item.origin.y, in: i)
    }
  }

  /// Where the children would be in a grid of a size, their guides asked in order.
  func lazyGridArrangement(_ i: Int, _ size: Size) -> [ArrangedChild] {
    let axis = lazyGridAxis(i)
    let across = size[axis.cross]
    let tracks = LazyGridTracks.resolve(tree.lazyGrids[nodes.base[i].index].tracks, in: across)
    let shift = lazyGridShift(i, across - LazyGridTracks.total(tracks))
    var items: [ArrangedChild] = []
    for line in lazyGridLines(i, tracks, across) {
      for (k, child) in line.children.enumerated() {
        let track = line.track(k, tracks, across)
        var origin = Point.zero
        origin[axis] = line.start
        origin[axis.cross] = track.start + (line.isFullWidth ? 0 : shift)
        let box = Proposal(main: line.length, cross: track.length, axis: axis)
        items.append(alignedCell(child, track, box, at: origin))
      }
    }
    return items
  }

  private func lazyGridAxis(_ i: Int) -> Axis {
    nodes.base[i].flags.contains(.horizontalOption) ? .horizontal : .vertical
  }

  /// How far tracks that leave room are moved.
  private func lazyGridShift(_ i: Int, _ room: Double) -> Double {
    let node = nodes.base[i]
    let key = lazyGridAxis(i) == .vertical ? node.alignmentX : node.alignmentY
    guard room > 0, room.isFinite else { return 0 }
    return key.isEdgeOrCenter ? key.edgePosition(in: room) : 0
  }

  /// A cell whose guides lie on those of its space.
  private func alignedCell(
    _ child: Int, _ track: ResolvedTrack, _ box: Proposal, at origin: Point
  ) -> ArrangedChild {
    let size = measure(child, box)
    let space = Size(width: box.rawWidth, height: box.rawHeight)
    let (keyX, keyY) = (track.alignmentX, track.alignmentY)
    let x = boxGuide(keyX, in: space) - guide(keyX, of: child, box, size)
    let y = boxGuide(keyY, in: space) - guide(keyY, of: child, box, size)
    return ArrangedChild(
      child: child, proposal: box, size: size,
      origin: Point(x: origin.x + x.asGuide, y: origin.y + y.asGuide))
  }

  // MARK: Lines

  private func lazyGridLines(
    _ i: Int, _ tracks: [ResolvedTrack], _ across: Double
  ) -> [LazyGridLine] {
    let axis = lazyGridAxis(i)
    var lines = fillLines(i, tracks.count)
    var cursor = 0.0
    for n in lines.indices {
      if n > 0 { cursor += lineGap(i, lines[n - 1], lines[n], axis) }
      lines[n].start = cursor
      for (k, child) in lines[n].children.enumerated() {
        let offer = Proposal(
          main: .nan, cross: lines[n].track(k, tracks, across).length, axis: axis)
        lines[n].length = max(lines[n].length, measure(child, offer)[axis])
      }
      cursor += lines[n].length
    }
    return lines
  }

  private func fillLines(_ i: Int, _ trackCount: Int) -> [LazyGridLine] {
    var lines: [LazyGridLine] = []
    guard trackCount > 0 else { return lines }
    for child in children(i) {
      let isFull =
        nodes.base[child].flags.contains(.hasCellTraits)
        && tree.gridCellTraits(child).isFullWidth == true
      if !isFull, let last = lines.last, !last.isFullWidth, last.children.count < trackCount {
        lines[lines.count - 1].children =
          last.children.lowerBound..<(last.children.upperBound + 1)
      } else {
        lines.append(LazyGridLine(children: child..<(child + 1), isFullWidth: isFull))
      }
    }
    return lines
  }

  /// The largest distance that two cells of the same track prefer.
  private func lineGap(
    _ i: Int, _ above: LazyGridLine, _ below: LazyGridLine, _ axis: Axis
  ) -> Double {
    let spacing = tree.lazyGrids[nodes.base[i].index].spacing
    if !spacing.isNaN { return spacing }
    let isFull = above.isFullWidth || below.isFullWidth
    let count = isFull ? max(above.children.count, below.children.count) : below.children.count
    let distances = (0..<count).map { k -> Double in
      let a = above.children.lowerBound + min(k, above.children.count - 1)
      let b = below.children.lowerBound + min(k, below.children.count - 1)
      let before = tree.spacings[Int(nodes.base[a].spacing)]
      return before.distance(to: tree.spacings[Int(nodes.base[b].spacing)], along: axis)
    }
    return distances.max() ?? SpacingPreference.defaultDistance
  }
}

/// Children beside each other in a lazy grid.
struct LazyGridLine {
  var children: Range<Int>
  /// Whether the only child takes the whole width.
  var isFullWidth: Bool
  var start = 0.0
  var length = 0.0

  /// The track of a child.
  func track(_ k: Int, _ tracks: [ResolvedTrack], _ across: Double) -> ResolvedTrack {
    isFullWidth
      ? ResolvedTrack(length: across, alignmentX: .centerX, alignmentY: .centerY) : tracks[k]
  }
}
