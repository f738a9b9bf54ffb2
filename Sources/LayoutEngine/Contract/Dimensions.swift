// SPDX-License-Identifier: MIT

/// A node's size for one proposal, and its alignment guides under it.
///
/// Valid while the tree that made it is alive and unchanged; a guide asked later answers as if
/// the node had no explicit guides.
public struct Dimensions {
  /// The size in points.
  public let size: Size
  let tree: LayoutTree
  let node: Int
  let proposal: Proposal
  let generation: Int

  init(tree: LayoutTree, node: Int, size: Size, proposal: Proposal) {
    self.tree = tree
    self.node = node
    self.size = size
    self.proposal = proposal
    generation = tree.generation
  }

  /// Dimensions of a box without a node behind it: all its guides are defaults.
  init(tree: LayoutTree, box: Size) {
    self.tree = tree
    size = box
    node = -1
    proposal = .unspecified
    generation = -1
  }

  /// The guide's position from the left or top edge: the explicit one, else the default.
  public subscript(key: AlignmentKey) -> Double {
    if let explicit = explicit(key) { return explicit }
    if node < 0 { return tree.pass.boxGuide(key, in: size) }
    return tree.pass.defaultGuide(key, of: node, proposal, size)
  }

  /// The guide's position where a view inside set it, else nil.
  public func explicit(_ key: AlignmentKey) -> Double? {
    guard generation == tree.generation else { return nil }
    let value = tree.pass.explicitGuide(key, of: node, proposal, size)
    return value.isNaN ? nil : value
  }
}

extension LayoutTree {
  /// The dimensions of nothing: no size, no explicit guides.
  public var emptyDimensions: Dimensions {
    Dimensions(tree: self, box: .zero)
  }
}
