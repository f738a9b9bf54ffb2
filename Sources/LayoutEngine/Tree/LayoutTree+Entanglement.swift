// SPDX-License-Identifier: MIT

/// Keeps deep nests cheap.
///
/// A container that probes its children asks for 0 and for ∞ along its axis, each with the length
/// it was offered across. Where lengths depend on each other, as with wrapping text, every level
/// so adds proposals that the levels inside have not met: some for a stack, twice as many for a
/// grid or an aspect ratio of the child's own. From a number of such levels on, the child is
/// probed with no length across; {0, ∞, nil} are closed, so what is above adds nothing more.
///
/// How many levels there are follows from the subtree alone, so remembered answers stay true.
/// Source: ours; SwiftUI is not known to stop. Docs/Gaps.md says what differs.
extension LayoutTree {
  /// Levels, weighted, from which on a node is probed with nothing across.
  static let largestEntanglement: UInt8 = 48

  /// Adds a closed node's own weight to the largest of its children's, which it holds already.
  @inline(__always) func deriveEntanglement(_ node: inout Node) {
    if node.flags.contains(.separable) {
      if node.flags.isSuperset(of: .fixed) { node.entanglement = 0 }
      return
    }
    switch node.kind {
    case .row: if mayEntangle(node, node.alignmentY) { addWeight(&node) }
    case .column: if mayEntangle(node, node.alignmentX) { addWeight(&node) }
    case .depth, .grid, .aspectRatio: addWeight(&node)
    default: break
    }
  }

  @inline(__always) private func mayEntangle(_ node: Node, _ key: AlignmentKey) -> Bool {
    !key.isEdgeOrCenter
      || !node.flags.isDisjoint(with: [.needsProbes, .mixedPriorities, .hasGuide])
  }

  @inline(never) private func addWeight(_ node: inout Node) {
    let (sum, overflow) = node.entanglement.addingReportingOverflow(entanglingWeight(node))
    node.entanglement = overflow ? .max : sum
  }

  private func entanglingWeight(_ node: Node) -> UInt8 {
    switch node.kind {
    case .row where guidesDecide(node.alignmentY, node.flags): 3
    case .column where guidesDecide(node.alignmentX, node.flags): 3
    case .row, .column:
      node.flags.isDisjoint(with: [.needsProbes, .mixedPriorities]) ? 0 : 1
    case .depth: guidesDecide(node) ? 8 : 0
    case .grid: 16
    case .aspectRatio: node.p0.isNaN ? 8 : 0
    default: 0
    }
  }
}

extension LayoutTree {
  private func guidesDecide(_ node: Node) -> Bool {
    guidesDecide(node.alignmentX, node.flags) || guidesDecide(node.alignmentY, node.flags)
  }
}

extension Pass {
  /// Whether a node is so deep a nest that it is asked less.
  @inline(__always) func isEntangled(_ i: Int) -> Bool {
    nodes.base[i].entanglement >= LayoutTree.largestEntanglement
  }

  /// The length across with which a child is probed.
  @inline(__always) func probingCross(_ child: Int, _ cross: Double) -> Double {
    isEntangled(child) ? .nan : cross
  }
}
