// SPDX-License-Identifier: MIT

/// What a whole tree is laid out in, besides the proposal.
struct Surroundings {
  /// The length that frames outside of scrolling containers are a part of.
  var container = AxisCache.none
  /// How far from an edge of the safe area another edge still counts as touching it.
  var tolerance = 0.501
}

extension NodeFlags {
  /// What makes the ancestors do something when a node inside has it.
  static let needingAncestors: NodeFlags = [.hasReader, .readsPosition, .readsContainer]
}

extension LayoutTree {
  /// The size of a pixel in points, which decides what touches the safe area: half a pixel and a
  /// thousandth of a point are no distance (rule 15.1). One point unless set.
  public var pixelLength: Double {
    get { (surroundings.tolerance - 0.001) * 2 }
    set { surroundings.tolerance = newValue.asLength / 2 + 0.001 }
  }

  /// The insets of the safe area at a placed node's edges; leading means left.
  ///
  /// They depend on where the node is, so its ancestors' places must be final. A node that has
  /// asked must say so (``noteReadsPosition(_:)``). Takes time in proportion to the depth.
  public func safeAreaInsets(of node: NodeID) -> Insets { pass.safeAreaInsets(of: node.value) }

  /// Remembers the container around the root; answers that depended on another one are forgotten.
  func setRootContainer(_ container: Proposal) {
    guard surroundings.container != container else { return }
    surroundings.container = container
    guard let root = rootIndex else { return }
    pass.forgetRelative(from: root)
  }

  /// Sets what is known of the nodes of this file's kinds.
  ///
  /// - A fitting node with one child is as that child; with several, little can be said. Where
  ///   these differ in their spacing or their priority, the stack around has to ask.
  /// - A scrolling container takes its offer along its axes; across it is as its child, unless
  ///   something inside reads the container's size, which is not in the child's proposal. That
  ///   size is read no further out than here, nor do guides come out.
  func deriveSurroundings(_ node: inout Node, _ children: Range<Int>) {
    let shape = children.first.map { arena.pointee.nodes.base[$0].flags } ?? [.separable]
    switch node.kind {
    case .fitting where node.count == 1, .ignoringSafeArea:
      node.flags.formUnion(shape.intersection([.fixedWidth, .fixedHeight, .separable]))
      node.flags.formUnion(shape.intersection(.choosesView))
    case .fitting where haveUnequalWishes(children): node.flags.insert(.choosesView)
    case .scroll:
      let isContainer = !node.flags.isDisjoint(with: [.readsContainer, .hasReader])
      node.flags.subtract([.hasGuide, .hasBaseline, .readsContainer])
      if isContainer { break }
      node.flags.formUnion(shape.intersection(.separable))
      if !node.flags.contains(.horizontalOption) {
        node.flags.formUnion(shape.intersection(.fixedWidth))
      }
      if !node.flags.contains(.verticalOption) {
        node.flags.formUnion(shape.intersection(.fixedHeight))
      }
    case .safeAreaInset: resolveInsetGap(&node, children)
    default: break
    }
  }

  private func haveUnequalWishes(_ children: Range<Int>) -> Bool {
    guard let first = children.first else { return false }
    let nodes = arena.pointee.nodes
    let (spacing, priority) = (nodes.base[first].spacing, pass.priority(first))
    return children.contains { child in
      nodes.base[child].flags.contains(.choosesView) || nodes.base[child].spacing != spacing
        || pass.priority(child) != priority
    }
  }

  /// Where no spacing is given, what the neighbours prefer.
  private func resolveInsetGap(_ node: inout Node, _ children: Range<Int>) {
    guard node.p1.isNaN else { return }
    node.p1 = 0
    guard children.count > 1 else { return }
    let edge = BoxEdges(rawValue: UInt8(truncatingIfNeeded: node.index))
    let nodes = arena.pointee.nodes
    let primary = spacings[Int(nodes[children.lowerBound].spacing)]
    let inset = spacings[Int(nodes[children.lowerBound + 1].spacing)]
    node.p1 =
      edge.comesFirst
      ? inset.distance(to: primary, along: edge.axis)
      : primary.distance(to: inset, along: edge.axis)
  }
}
