// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

/// Laws of layout: each answers what is wrong with a tree, with both values, or nil.
struct LayoutLaws {
  var environment: EnvironmentValues

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// The window of a tree; not the same for all.
  func window(_ tree: RandomTree) -> CGSize {
    let sizes = [(320, 480), (200, 100), (1000, 600), (64, 512)]
    let (width, height) = sizes[tree.count % sizes.count]
    return CGSize(width: width, height: height)
  }

  func host(_ tree: RandomTree) -> ViewHost<AnyView> {
    let host = ViewHost(rootView: tree.view)
    host.environment = environment
    return host
  }

  /// A root of several views or of none is not one view; a column makes it one.
  private func asOne(_ tree: RandomTree) -> RandomTree {
    RandomTree(.column(Named(".center", .center), nil), [tree])
  }

  private static let proposals: [ProposedViewSize] = [
    .unspecified, .zero, ProposedViewSize(width: 320, height: 480),
    ProposedViewSize(width: 100, height: nil), ProposedViewSize(width: nil, height: 55),
    ProposedViewSize(width: .infinity, height: 40),
  ]

  // MARK: 1

  func isSound(_ tree: RandomTree) -> String? {
    var environment = environment
    environment.displayScale = 3
    let insets = EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 0)
    let window = tree.view.layoutSnapshot(
      in: window(tree), safeAreaInsets: insets, environment: environment)
    let ideal = tree.view.layoutSnapshot(proposal: .unspecified, environment: environment)
    if let unsound = (window.nodes + ideal.nodes).first(where: { !$0.isSound }) {
      return "\(unsound.path): \(unsound) is not finite, or has a negative length"
    }
    let endless = tree.view.layoutSnapshot(proposal: .infinity, environment: environment)
    let undefined = endless.nodes.first { $0.frame.numbers.contains(where: \.isNaN) }
    _ = tree.view.displayList(in: self.window(tree), environment: environment)
    return undefined.map { "\($0.path): \($0) is not a number, in an infinite window" }
  }

  // MARK: 2 and 10

  func isSameAgain(_ tree: RandomTree) -> String? {
    let (host, window) = (host(tree), window(tree))
    let first = host.layoutSnapshot(in: window)
    let second = host.layoutSnapshot(in: window)
    return first.difference(from: second, "first", "again")
  }

  func isSameAfterQuestions(_ tree: RandomTree) -> String? {
    let (host, window) = (host(tree), window(tree))
    let first = host.layoutSnapshot(in: window)
    for proposal in Self.proposals { _ = host.sizeThatFits(proposal) }
    let asked = host.layoutSnapshot(in: window)
    if let found = first.difference(from: asked, "first", "after questions") { return found }
    _ = host.layoutSnapshot(in: CGSize(width: 150, height: 90))
    _ = host.layoutSnapshot(proposal: .unspecified)
    let again = host.layoutSnapshot(in: window)
    return first.difference(from: again, "first", "after other sizes")
  }

  func answersAreThoseOfAFreshLayout(_ tree: RandomTree) -> String? {
    let host = host(tree)
    for proposal in Self.proposals {
      let answer = host.sizeThatFits(proposal)
      let fresh = tree.view.layoutSnapshot(proposal: proposal, environment: environment).size
      if answer != fresh { return "\(proposal): answered \(answer), laid out \(fresh)" }
    }
    return nil
  }

  /// Report 99: a node that hugs is as large when placed as what is inside it. Rule 2.7 excepts a
  /// stack that is offered nothing across: it offers its children more when it places them.
  func hugsWhatIsInside(_ tree: RandomTree) -> String? {
    for size in [window(tree), CGSize(width: 120, height: 60), .zero] {
      let snapshot = tree.view.layoutSnapshot(in: size, environment: environment)
      for node in snapshot.nodes {
        if let found = node.looseness { return "\(found), in \(size)" }
      }
    }
    return nil
  }

  /// Report 99: what is placed with an offer has the size that it answers to that offer.
  func isAsLargeAsItsAnswer(_ tree: RandomTree) -> String? {
    let ids = (0..<3).map { "number \($0)" }
    let views = ids.map { id in
      VStack(spacing: 2) { tree.view }.frame(maxWidth: 150).accessibilityIdentifier(id)
    }
    let row = HStack(spacing: 1) { ForEach(0..<3) { views[$0] } }
    let snapshot = row.layoutSnapshot(in: window(tree), environment: environment)
    for (id, view) in zip(ids, views) {
      guard let node = snapshot[id] else { continue }
      let host = ViewHost(rootView: view)
      host.environment = environment
      let answer = host.sizeThatFits(node.proposal)
      if answer != node.frame.size { return "\(node), answered \(answer)" }
    }
    return nil
  }

  // MARK: 3

  func isSameWithoutCaches(_ tree: RandomTree) -> String? {
    let window = window(tree)
    let cached = tree.view.layoutSnapshot(in: window, environment: environment)
    let uncached = tree.view.uncachedLayoutSnapshot(in: window, environment: environment)
    if let found = cached.difference(from: uncached, "cached", "uncached") { return found }
    let ideal = tree.view.layoutSnapshot(proposal: .unspecified, environment: environment)
    let other = tree.view.uncachedLayoutSnapshot(proposal: .unspecified, environment: environment)
    return ideal.difference(from: other, "cached", "uncached")
  }

  // MARK: 4

  func isFreshAfterEdits(_ tree: RandomTree, _ vocabulary: Vocabulary) -> String? {
    let host = host(tree)
    var draw = Draw(seed: UInt64(tree.count))
    var current = tree
    var size = window(tree)
    _ = host.layoutSnapshot(in: size)
    for step in 1...5 {
      switch step {
      case 2: host.environment.layoutDirection = .rightToLeft
      case 3: current = tree
      case 4: size = CGSize(width: size.width - 30, height: 300)
      default: current = vocabulary.edit(current, using: &draw)
      }
      if step != 2 { host.rootView = current.view }
      if step == 5 { host.environment.displayScale = 3 }
      let fresh = current.view.layoutSnapshot(in: size, environment: host.environment)
      let kept = host.layoutSnapshot(in: size)
      if let found = kept.difference(from: fresh, "kept", "fresh", withProposals: false) {
        return "after step \(step), when the view is\n\(current)\n\(found)"
      }
    }
    return nil
  }

  // MARK: 5

  func isMirrored(_ tree: RandomTree) -> String? {
    let window = window(tree)
    var mirrored = environment
    mirrored.layoutDirection = .rightToLeft
    let left = tree.view.layoutSnapshot(in: window, environment: environment)
    let right = tree.view.layoutSnapshot(in: window, environment: mirrored)
    return left.difference(from: right, "left to right", "mirrored") { node in
      [window.width - node.frame.maxX, node.frame.minY, node.frame.width, node.frame.height]
    }
  }

  // MARK: 6

  func hasFramesOfAnyScale(_ tree: RandomTree) -> String? {
    let window = window(tree)
    let plain = tree.view.layoutSnapshot(in: window, environment: environment)
    for scale in [2, 3] as [CGFloat] {
      var scaled = environment
      scaled.displayScale = scale
      let fine = tree.view.layoutSnapshot(in: window, environment: scaled)
      if let found = plain.difference(from: fine, "scale 1", "scale \(scale)") { return found }
      for (node, other) in zip(plain.nodes, fine.nodes)
      where !other.pixelFrame.numbers.isNear(node.pixelFrame.numbers, within: 1 + 1e-9) {
        return "\(node.path): pixels \(node.pixelFrame) and \(other.pixelFrame) at scale \(scale)"
      }
    }
    return nil
  }

  /// Each construct rounds once at most.
  func differsByPixels(_ tree: RandomTree) -> String? {
    var sizes: [CGSize] = []
    for scale in [1, 2, 3] as [CGFloat] {
      var scaled = environment
      scaled.displayScale = scale
      sizes.append(
        tree.view.layoutSnapshot(proposal: .unspecified, environment: scaled).size)
    }
    let limit = CGFloat(tree.count)
    let isNear = sizes.allSatisfy {
      abs($0.width - sizes[0].width) <= limit && abs($0.height - sizes[0].height) <= limit
    }
    return isNear ? nil : "at scale 1, 2 and 3: \(sizes)"
  }

  // MARK: 7

  func movesAsAWhole(_ tree: RandomTree) -> String? {
    let (x, y): (CGFloat, CGFloat) = (13, 7)
    let one = asOne(tree)
    let moved = one.view.padding(EdgeInsets(top: y, leading: x, bottom: 0, trailing: 0))
    let window = window(tree)
    let plain = one.view.layoutSnapshot(
      proposal: ProposedViewSize(window), environment: environment)
    let other = moved.layoutSnapshot(
      proposal: ProposedViewSize(width: window.width + x, height: window.height + y),
      environment: environment)
    return plain.difference(from: other, "plain", "moved", skipping: 1) { node in
      [node.frame.minX + x, node.frame.minY + y, node.frame.width, node.frame.height]
    }
  }

  func movesWithTheWindow(_ tree: RandomTree) -> String? {
    let window = window(tree)
    let plain = tree.view.layoutSnapshot(
      proposal: ProposedViewSize(window), environment: environment)
    let centred = tree.view.layoutSnapshot(in: window, environment: environment)
    let x = (window.width - plain.size.width) / 2
    let y = (window.height - plain.size.height) / 2
    return plain.difference(from: centred, "alone", "in the window") { node in
      [node.frame.minX + x, node.frame.minY + y, node.frame.width, node.frame.height]
    }
  }

  // MARK: 8

  private typealias Neutral = (
    name: String, hidesPriority: Bool, wrap: @Sendable (AnyView) -> AnyView
  )

  private static let neutral: [Neutral] = [
    (".padding(0)", true, { AnyView($0.padding(0)) }),
    (".frame(width: nil)", true, { AnyView($0.frame(width: nil)) }),
    (".offset(.zero)", false, { AnyView($0.offset(.zero)) }),
    ("Group", false, { view in AnyView(Group { view }) }), ("AnyView", false, { AnyView($0) }),
    (".modifier(EmptyModifier())", false, { AnyView($0.modifier(EmptyModifier())) }),
  ]

  func ignoresWhatIsNeutral(_ tree: RandomTree) -> String? {
    let one = asOne(tree)
    let stacked = ViewHost(rootView: ZStack { one.view })
    stacked.environment = environment
    for proposal in Self.proposals {
      let plain = host(one).sizeThatFits(proposal)
      let other = stacked.sizeThatFits(proposal)
      if other != plain { return "ZStack of one for \(proposal): \(other) instead of \(plain)" }
      for (name, _, wrap) in Self.neutral {
        let wrapped = ViewHost(rootView: wrap(one.view))
        wrapped.environment = environment
        let size = wrapped.sizeThatFits(proposal)
        if size != plain { return "\(name) for \(proposal): \(size) instead of \(plain)" }
      }
    }
    return nil
  }

  /// A neutral modifier around one of the constructs inside changes no frame of a leaf. Paddings
  /// and frames hide a priority, which spacers and empty stacks have too; they stand around other
  /// leaves only.
  func ignoresWhatIsNeutralInside(_ tree: RandomTree) -> String? {
    let window = window(tree)
    let plain = tree.view.layoutSnapshot(in: window, environment: environment).leaves
    var draw = Draw(seed: UInt64(tree.count))
    let place = draw.below(tree.count)
    let (name, _, wrap) = draw.of(
      tree.part(place).hidesNothing ? Self.neutral : Self.neutral.filter { !$0.hidesPriority })
    guard let wrapped = tree.wrapping(place, in: Construct.modifier(" /* \(name) */") { wrap($0) })
    else { return nil }
    let other = wrapped.view.layoutSnapshot(in: window, environment: environment).leaves
    if plain.count != other.count { return "\(wrapped)\n\(plain.count) and \(other.count) leaves" }
    for (node, same) in zip(plain, other)
    where !node.frame.numbers.isNear(same.frame.numbers, within: 1e-6) {
      return "\(wrapped)\n\(node.path): \(node) and \(same)"
    }
    return nil
  }

  // MARK: Exports

  func isExportedWhole(_ tree: RandomTree) -> String? {
    let snapshot = tree.view.layoutSnapshot(in: window(tree), environment: environment)
    let object = try? JSONSerialization.jsonObject(with: Data(snapshot.json().utf8))
    guard let root = (object as? [String: Any])?["root"] as? [String: Any] else {
      return "no JSON: \(snapshot.json())"
    }
    func count(_ node: [String: Any]) -> Int {
      (node["children"] as? [[String: Any]] ?? []).reduce(1) { $0 + count($1) }
    }
    let lines = snapshot.description.split(separator: "\n").count
    let nodes = snapshot.nodes.count
    return count(root) == nodes && lines == nodes
      ? nil : "\(nodes) nodes, \(count(root)) in the JSON, \(lines) lines"
  }
}

extension RandomTree {
  /// A part, counted depth first.
  fileprivate func part(_ place: Int) -> RandomTree {
    var left = place - 1
    for child in children {
      if left < 0 { break }
      if left < child.count { return child.part(left) }
      left -= child.count
    }
    return self
  }

  /// Whether this is a leaf without a priority.
  fileprivate var hidesNothing: Bool {
    construct.role == .leaf && !["Spacer", "EmptyView"].contains(construct.name)
  }

  /// The tree with a construct around one of its parts, counted depth first; nil around rows of a
  /// grid, which are no views of their own.
  fileprivate func wrapping(_ place: Int, in modifier: Construct) -> RandomTree? {
    if place == 0 {
      return construct.opening[0].hasPrefix("GridRow") ? nil : RandomTree(modifier, [self])
    }
    var copy = self
    var left = place - 1
    for k in children.indices {
      if left < children[k].count {
        guard let child = children[k].wrapping(left, in: modifier) else { return nil }
        copy.children[k] = child
        return copy
      }
      left -= children[k].count
    }
    return nil
  }
}
