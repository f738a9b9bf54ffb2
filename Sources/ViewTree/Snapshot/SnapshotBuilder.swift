// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

/// Copies the frames of a laid-out session into a snapshot, without recursion.
struct SnapshotBuilder {
  private let session: LayoutSession
  private var records: [SnapshotStorage.Record] = []
  private var nodes: [LayoutTree.NodeID] = []
  private var tags: [UInt32] = []
  private var origins: [Point] = []
  /// The map from a node's space to the snapshot's, where it is more than a move.
  private var maps: [Transform?] = []

  init(session: LayoutSession) { self.session = session }

  /// Makes the snapshot.
  mutating func snapshot(size: CGSize, pixelLength: CGFloat) -> LayoutSnapshot {
    walk()
    addBaselines()
    if records.isEmpty { records = [SnapshotBuilder.emptyRecord] }
    let storage = SnapshotStorage(
      records: records, size: size, pixelLength: pixelLength, diagnostics: diagnostics())
    return LayoutSnapshot(storage: storage)
  }

  private static var emptyRecord: SnapshotStorage.Record {
    SnapshotStorage.Record(
      name: "EmptyView", frame: .zero, proposal: .unspecified, firstBaseline: 0, lastBaseline: 0,
      parent: -1, depth: 0, end: 1)
  }

  private mutating func walk() {
    guard let root = session.tree.root else { return }
    var pending: [(node: LayoutTree.NodeID, parent: Int)] = [(root, -1)]
    while let (node, parent) = pending.popLast() {
      let index = records.count
      add(node, parent: parent)
      for child in session.tree.children(of: node).reversed() { pending.append((child, index)) }
    }
    for index in records.indices.reversed() where records[index].parent >= 0 {
      let parent = records[index].parent
      records[parent].end = max(records[parent].end, records[index].end)
    }
  }

  private mutating func add(_ node: LayoutTree.NodeID, parent: Int) {
    let frame = session.tree.frame(of: node)
    let outer = parent >= 0 ? origins[parent] : .zero
    let origin = Point(x: outer.x + frame.minX, y: outer.y + frame.minY)
    let map = map(of: node, frame, parent: parent, at: origin)
    nodes.append(node)
    origins.append(origin)
    maps.append(map)
    tags.append(session.tree.tag(of: node))
    records.append(record(node, Rect(origin: origin, size: frame.size), map, parent))
  }

  private func map(
    of node: LayoutTree.NodeID, _ frame: Rect, parent: Int, at origin: Point
  ) -> Transform? {
    let outer = parent >= 0 ? maps[parent] : nil
    guard let effect = session.drawnEffect(of: node) else {
      return outer.map {
        Transform.translation(x: frame.minX, y: frame.minY).followed(by: $0)
      }
    }
    let around = parent >= 0 ? origins[parent] : .zero
    let base = outer ?? Transform.translation(x: around.x, y: around.y)
    return effect.transform.followed(by: .translation(x: frame.minX, y: frame.minY))
      .followed(by: base)
  }

  private func record(
    _ node: LayoutTree.NodeID, _ frame: Rect, _ map: Transform?, _ parent: Int
  ) -> SnapshotStorage.Record {
    let tag = session.tree.tag(of: node)
    let info = session.info(tag)
    let text = info?.role.textLeaf?.text.string
    let corners = map.map { map in
      Rect(origin: .zero, size: frame.size).corners.map { CGPoint(map.apply(to: $0)) }
    }
    let height = CGFloat(frame.size.height)
    return SnapshotStorage.Record(
      name: session.name(tag), identifier: info?.identifier, elementID: info?.elementID,
      text: text, frame: CGRect(frame), corners: corners,
      proposal: ProposedViewSize(session.tree.proposal(of: node)), firstBaseline: height,
      lastBaseline: height, parent: parent, depth: parent >= 0 ? records[parent].depth + 1 : 0,
      end: records.count + 1)
  }

  /// Works the baselines out from the leaves up.
  private mutating func addBaselines() {
    var known: [LayoutTree.NodeID: (first: Double?, last: Double?)] = [:]
    for index in records.indices.reversed() where session.tree.mayHaveBaselines(nodes[index]) {
      let node = nodes[index]
      let first = session.tree.placedBaseline(of: node, isFirst: true) { known[$0]?.first }
      let last = session.tree.placedBaseline(of: node, isFirst: false) { known[$0]?.last }
      known[node] = (first, last)
      if let first { records[index].firstBaseline = CGFloat(first) }
      if let last { records[index].lastBaseline = CGFloat(last) }
    }
  }

  // MARK: Diagnostics

  private func diagnostics() -> [LayoutDiagnostic] {
    var found: [(order: Int, diagnostic: LayoutDiagnostic)] = []
    var firstIndex: [UInt32: Int] = [:]
    for (index, tag) in tags.enumerated() where firstIndex[tag] == nil { firstIndex[tag] = index }
    for issue in session.tree.issues {
      let index = firstIndex[issue.tag] ?? 0
      found.append((index, issue.diagnostic(path: path(index))))
    }
    for pending in session.diagnostics {
      let index = firstIndex[pending.tag] ?? 0
      found.append(
        (index, LayoutDiagnostic(kind: pending.kind, message: pending.message, path: path(index))))
    }
    for index in nodes.indices where session.tree.isReader(nodes[index]) {
      if let diagnostic = unspecifiedReader(index) { found.append((index, diagnostic)) }
    }
    if let infinite = infiniteFrame() { found.append(infinite) }
    return found.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }
    .map(\.element.diagnostic)
  }

  private func unspecifiedReader(_ index: Int) -> LayoutDiagnostic? {
    let proposal = records[index].proposal
    guard proposal.width == nil || proposal.height == nil else { return nil }
    let axes = [proposal.width == nil ? "width" : nil, proposal.height == nil ? "height" : nil]
      .compactMap { $0 }.joined(separator: " and ")
    return LayoutDiagnostic(
      kind: .unspecifiedReader,
      message: "GeometryReader got no proposal for its \(axes); it took 10 points.",
      path: path(index))
  }

  /// One diagnostic for all infinite frames: they come from one window or proposal.
  private func infiniteFrame() -> (order: Int, diagnostic: LayoutDiagnostic)? {
    let index = records.firstIndex { record in
      let frame = record.frame
      return
        !(frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite
        && frame.height.isFinite)
    }
    guard let index else { return nil }
    let (name, offer) = (records[index].name, records[index].proposal)
    let axes = [
      offer.width == .infinity ? "width" : nil, offer.height == .infinity ? "height" : nil,
    ].compactMap { $0 }.joined(separator: " and ")
    return (
      index,
      LayoutDiagnostic(
        kind: .infiniteFrame,
        message: axes.isEmpty
          ? "The frame of \(name) is infinite, and others inside may be."
          : "\(name) took an infinite \(axes), as it was offered; offer a finite one to draw it.",
        path: path(index))
    )
  }

  /// The names from the root to a node; of deep nodes the last 64 behind an ellipsis, so that many
  /// diagnostics of a deep tree take little memory.
  private func path(_ index: Int) -> String {
    guard records.indices.contains(index) else { return "" }
    var names: [String] = []
    var current = index
    while current >= 0 && names.count < 64 {
      names.append(records[current].name)
      current = records[current].parent
    }
    if current >= 0 { names.append("…") }
    return names.reversed().joined(separator: "/")
  }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension LayoutIssue {
  func diagnostic(path: String) -> LayoutDiagnostic {
    switch kind {
    case .invalidFrameDimension:
      LayoutDiagnostic(
        kind: .invalidFrameDimension,
        message:
          "Invalid frame dimension (negative or non-finite): a fixed or smallest length is ignored, "
          + "an ideal or largest one counts as zero or is ignored.", path: path)
    case .contradictoryFrameConstraints:
      LayoutDiagnostic(
        kind: .contradictoryFrameConstraints,
        message:
          "Contradictory frame constraints; the ideal length is raised to the smallest one, and "
          + "the largest one to the ideal.", path: path)
    case .invalidLength:
      LayoutDiagnostic(
        kind: .invalidLength, message: "A length is not finite; it counts as zero.", path: path)
    case .invalidAspectRatio:
      LayoutDiagnostic(
        kind: .invalidAspectRatio,
        message: "An aspect ratio must be a positive finite number; this one has no effect.",
        path: path)
    case .invalidSize:
      LayoutDiagnostic(
        kind: .invalidLayoutAnswer,
        message: "A view answered a length that is negative, not a number, or infinite without an "
          + "infinite offer; it counts as zero.",
        path: path)
    case .invalidPlacement:
      LayoutDiagnostic(
        kind: .invalidLayoutAnswer,
        message:
          "A layout placed a subview at a point that is not finite, which counts as zero, or made "
          + "it infinite with an infinite offer, which counts as the layout's own length.",
        path: path)
    case .tooDeep(let limit):
      LayoutDiagnostic(
        kind: .tooDeep,
        message: "Views are nested more than \(limit) deep; what lies below is left out.",
        path: path)
    }
  }
}
