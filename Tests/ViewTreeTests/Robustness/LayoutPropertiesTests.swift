// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Laws that hold for every view, checked on views drawn at random.
///
/// A failure prints the seed, the smallest view found, as it would be written, and what differs.
/// `VIEWTREE_TREES` asks for more views than the usual 2,000, and `VIEWTREE_SEED` for others.
/// Source: ours; each law is named in its test.
@Suite struct LayoutPropertiesTests {
  private static func number(_ variable: String, or usual: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
  }

  private static let treeCount = max(1, number("VIEWTREE_TREES", or: 2000))
  private static let firstSeed = UInt64(max(0, number("VIEWTREE_SEED", or: 1)))

  private let environment: EnvironmentValues
  private let window = CGSize(width: 320, height: 480)

  init() throws { environment = try DejaVu.environment() }

  /// Draws views and records the first few for which the law answers what is wrong.
  private func check(
    _ vocabulary: ViewVocabulary = .everything, share: Int = 1,
    location: SourceLocation = #_sourceLocation, _ law: (ViewSpec) -> String?
  ) {
    var failures = 0
    for k in 0..<UInt64(Self.treeCount / share) where failures < 2 {
      var random = SplitMix(seed: Self.firstSeed &+ k)
      let spec = ViewSpec.random(random.pick(4, 10, 25), vocabulary, using: &random)
      guard law(spec) != nil else { continue }
      failures += 1
      let small = spec.shrunk { law($0) != nil }
      Issue.record(
        "seed \(Self.firstSeed &+ k)\n\(small)\n\(law(small) ?? "")", sourceLocation: location)
    }
  }

  private func host(_ spec: ViewSpec, _ environment: EnvironmentValues? = nil) -> ViewHost<AnyView>
  {
    let host = ViewHost(rootView: spec.view)
    host.environment = environment ?? self.environment
    return host
  }

  private func difference(_ a: LayoutSnapshot, _ b: LayoutSnapshot) -> String? {
    let (first, second) = (a.nodes, b.nodes)
    if first.count != second.count { return "\(first.count) and \(second.count) nodes" }
    for (one, other) in zip(first, second)
    where one.frame != other.frame || one.corners != other.corners
      || one.firstTextBaseline != other.firstTextBaseline
      || one.lastTextBaseline != other.lastTextBaseline
    {
      return "\(one.path): \(one) (\(one.firstTextBaseline), \(one.lastTextBaseline)) and "
        + "\(other) (\(other.firstTextBaseline), \(other.lastTextBaseline))"
    }
    return nil
  }

  @Test func `every frame is finite and no length is negative`() {
    check { spec in
      let snapshot = spec.view.layoutSnapshot(in: window, environment: environment)
      let unsound = snapshot.nodes.first { node in
        !node.frame.isFinite || node.frame.width < 0 || node.frame.height < 0
          || !node.corners.allSatisfy { $0.x.isFinite && $0.y.isFinite }
      }
      return unsound.map { "\($0.path): \($0)" }
    }
  }

  @Test func `laying out twice, and again after other sizes and questions, gives the same`() {
    check(share: 2) { spec in
      let host = host(spec)
      let first = host.layoutSnapshot(in: window)
      if let found = difference(first, host.layoutSnapshot(in: window)) { return "twice: \(found)" }
      for width in [0, 50, 199.5, nil, .infinity] as [CGFloat?] {
        _ = host.sizeThatFits(ProposedViewSize(width: width, height: 300))
      }
      if let found = difference(first, host.layoutSnapshot(in: window)) { return "asked: \(found)" }
      _ = host.layoutSnapshot(in: CGSize(width: 200, height: 100))
      _ = host.layoutSnapshot(proposal: .unspecified)
      return difference(first, host.layoutSnapshot(in: window)).map { "other sizes: \($0)" }
    }
  }

  @Test func `sizeThatFits answers the size of the root, whatever was asked before`() {
    check(share: 2) { spec in
      let host = host(spec)
      for width in [nil, 0, 100, .infinity] as [CGFloat?] {
        for height in [nil, 0, 55] as [CGFloat?] {
          let proposal = ProposedViewSize(width: width, height: height)
          let answer = host.sizeThatFits(proposal)
          let fresh = spec.view.layoutSnapshot(proposal: proposal, environment: environment)
          if answer != fresh.size { return "\(proposal): \(answer), fresh \(fresh.size)" }
        }
      }
      return nil
    }
  }

  /// How a node that hugs differs from what is inside it.
  private func looseness(of node: LayoutSnapshot.Node) -> String? {
    guard let first = node.children.first?.frame, let last = node.children.last?.frame else {
      return nil
    }
    let (frame, proposal) = (node.frame, node.proposal)
    func differ(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) > 0.001 * max(1, abs(b)) }
    let isLoose =
      switch node.name {
      case "HStack" where proposal.height != nil:
        differ(first.minX, frame.minX) || differ(max(last.maxX - frame.minX, 0), frame.width)
      case "VStack" where proposal.width != nil:
        differ(first.minY, frame.minY) || differ(max(last.maxY - frame.minY, 0), frame.height)
      case "fixedSize", "aspectRatio", "alignmentGuide", "layoutPriority", "id", "border":
        differ(first.width, frame.width) || differ(first.height, frame.height)
      default: false
      }
    return isLoose ? "\(node.path): \(node) around \(node.children.map(\.frame))" : nil
  }

  // Report 99: https://github.com/moreSwift/swift-cross-ui/pull/278. Rule 2.7 excepts a stack that
  // is offered nothing across: it offers its children more when it places them.
  @Test func `what hugs is as large when placed as what is inside it`() {
    check { spec in
      for size in [window, CGSize(width: 120, height: 60), .zero] {
        let snapshot = spec.view.layoutSnapshot(in: size, environment: environment)
        for node in snapshot.nodes { if let found = looseness(of: node) { return found } }
      }
      return nil
    }
  }

  // Report 99: what is placed with an offer has the size that it answers to that offer.
  @Test func `a view that is placed has the size that it gave as its answer`() {
    check(share: 2) { spec in
      let ids = (0..<3).map { "number \($0)" }
      let views = ids.map { id in
        VStack(spacing: 2) { spec.view }.frame(maxWidth: 150).accessibilityIdentifier(id)
      }
      let row = HStack(spacing: 1) { ForEach(0..<3) { views[$0] } }
      let snapshot = row.layoutSnapshot(in: window, environment: environment)
      for (id, view) in zip(ids, views) {
        guard let node = snapshot[id] else { continue }
        let host = ViewHost(rootView: view)
        host.environment = environment
        let answer = host.sizeThatFits(node.proposal)
        if answer != node.frame.size { return "\(node), answered \(answer)" }
      }
      return nil
    }
  }

  @Test func `without caches everything is the same`() {
    check(share: 2) { spec in
      let host = host(spec)
      let cached = host.layoutSnapshot(in: window)
      let ideal = host.layoutSnapshot(proposal: .unspecified)
      host.isCaching = false
      if let found = difference(cached, host.layoutSnapshot(in: window)) { return found }
      return difference(ideal, host.layoutSnapshot(proposal: .unspecified)).map { "ideal: \($0)" }
    }
  }

  @Test func `after any change of the root view or the environment the layout is a fresh one`() {
    check(share: 2) { spec in
      let host = host(spec)
      var random = SplitMix(seed: UInt64(spec.count))
      var current = spec
      _ = host.layoutSnapshot(in: window)
      for step in 0..<6 {
        current = step == 3 ? spec : current.edited(using: &random)
        if step % 2 == 0 { host.rootView = current.view }
        if step % 2 == 1 {
          host.rootView = current.view
          host.environment.layoutDirection = step == 1 ? .rightToLeft : .leftToRight
        }
        if step == 4 { _ = host.sizeThatFits(ProposedViewSize(width: 77, height: nil)) }
        let size = step < 4 ? window : CGSize(width: 200, height: 300)
        let fresh = current.view.layoutSnapshot(in: size, environment: host.environment)
        if let found = difference(host.layoutSnapshot(in: size), fresh) {
          return "step \(step), now\n\(current)\n\(found)"
        }
      }
      return nil
    }
  }

  /// Offsets keep their side by decision (they move the drawing), and transforms are not part of
  /// the layout.
  @Test func `from right to left every frame is mirrored`() {
    check(ViewVocabulary(hasOffset: false)) { spec in
      var mirrored = environment
      mirrored.layoutDirection = .rightToLeft
      let plain = spec.view.layoutSnapshot(in: window, environment: environment).nodes
      let nodes = spec.view.layoutSnapshot(in: window, environment: mirrored).nodes
      if plain.count != nodes.count { return "\(plain.count) and \(nodes.count) nodes" }
      for (left, right) in zip(plain, nodes) where left.name != "EmptyView" {
        let expected = [
          window.width - left.frame.maxX, left.frame.minY, left.frame.width, left.frame.height,
        ]
        if !right.frame.numbers.isNear(expected, within: 1e-6) {
          return "\(left.path): \(left), mirrored \(right)"
        }
      }
      return nil
    }
  }

  @Test func `a root that is placed elsewhere moves every frame as much`() {
    check(share: 2) { spec in
      let size = host(spec).sizeThatFits(ProposedViewSize(window))
      let plain = spec.view.layoutSnapshot(
        proposal: ProposedViewSize(window), environment: environment)
      let centred = spec.view.layoutSnapshot(in: window, environment: environment)
      let (x, y) = ((window.width - size.width) / 2, (window.height - size.height) / 2)
      for (a, b) in zip(plain.nodes, centred.nodes) where a.name != "EmptyView" {
        let expected = [a.frame.minX + x, a.frame.minY + y, a.frame.width, a.frame.height]
        if !b.frame.numbers.isNear(expected, within: 1e-6) { return "\(a.path): \(a) and \(b)" }
      }
      return nil
    }
  }

  @Test func `modifiers that do nothing change no size`() {
    let neutral: [(String, (AnyView) -> AnyView)] = [
      ("padding(0)", { AnyView($0.padding(0)) }), ("offset(0)", { AnyView($0.offset()) }),
      ("frame(nil)", { AnyView($0.frame(width: nil)) }), ("Group", { v in AnyView(Group { v }) }),
      ("opacity", { AnyView($0.opacity(1)) }), ("rotation", { AnyView($0.rotationEffect(.zero)) }),
    ]
    check(share: 4) { spec in
      // A root of several views or none is not one view; a stack makes it one.
      let one = ViewSpec(kind: .container(.column(1, nil)), children: [spec])
      for (width, height) in [(320, 480), (nil, nil), (100, nil)] as [(CGFloat?, CGFloat?)] {
        let proposal = ProposedViewSize(width: width, height: height)
        let plain = host(one).sizeThatFits(proposal)
        for (name, wrap) in neutral {
          let other = ViewHost(rootView: wrap(one.view))
          other.environment = environment
          let size = other.sizeThatFits(proposal)
          if size != plain { return "\(name) for \(proposal): \(size) instead of \(plain)" }
        }
      }
      return nil
    }
  }

  @Test func `a JSON export and a description name every node`() throws {
    check(share: 10) { spec in
      let snapshot = spec.view.layoutSnapshot(in: window, environment: environment)
      let object = try? JSONSerialization.jsonObject(with: Data(snapshot.json().utf8))
      guard let root = (object as? [String: Any])?["root"] as? [String: Any] else {
        return "no JSON: \(snapshot.json())"
      }
      func count(_ node: [String: Any]) -> Int {
        (node["children"] as? [[String: Any]] ?? []).reduce(1) { $0 + count($1) }
      }
      let total = count(root)
      return total == snapshot.nodes.count ? nil : "\(total) of \(snapshot.nodes.count) nodes"
    }
  }
}
