// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

extension LayoutSession {
  /// The insets of the safe area at a node's edges; none under an effect that is more than a move
  /// and a scale.
  func safeAreaInsets(of node: LayoutTree.NodeID, isRightToLeft: Bool) -> EdgeInsets {
    guard standsUpright(node) else { return EdgeInsets() }
    let insets = tree.safeAreaInsets(of: node).physical(isRightToLeft: isRightToLeft)
    return EdgeInsets(
      top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
      trailing: CGFloat(insets.trailing))
  }

  private func standsUpright(_ node: LayoutTree.NodeID) -> Bool {
    var current: LayoutTree.NodeID? = node
    while let node = current {
      if case .effect(let effect) = role(tree.tag(of: node)) {
        let map = effect.transform(in: tree.frame(of: node).size)
        if map.b != 0 || map.c != 0 { return false }
      }
      current = tree.parent(of: node)
    }
    return true
  }
}
