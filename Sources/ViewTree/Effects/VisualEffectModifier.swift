// SPDX-License-Identifier: MIT

internal import LayoutEngine

/// Changes how a view is drawn, by its geometry in the finished layout.
public struct _VisualEffectModifier<Effect: VisualEffect>: NodeModifier {
  /// There is no body.
  public typealias Body = Never
  let effect: (EmptyVisualEffect, GeometryProxy) -> Effect

  /// Opens the node whose geometry is read, and inside it the one that is changed.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.builder.openIdentity(tag: lowering.sharedTag(named: "visualEffect"))
    let isRightToLeft = lowering.environment.layoutDirection == .rightToLeft
    let steps = { (session: LayoutSession, node: LayoutTree.NodeID, size: Size) in
      let proxy = GeometryProxy(
        session: session, node: node, size: size, isRightToLeft: isRightToLeft, isPlaced: true)
      return modifier.effect(EmptyVisualEffect(), proxy)._steps()
    }
    lowering.builder.openIdentity(tag: lowering.tag(named: "effect", .visualEffect(steps)))
  }

  /// Closes the inner node.
  public static func _finish(_ modifier: Self, in lowering: Lowering) { lowering.closeNode() }
}

extension View {
  /// Changes how the view is drawn, by its geometry in the finished layout.
  ///
  /// The layout stays, and frames that readers inside ask for do not show the change.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifier(_VisualEffectModifier(effect: effect))
  }
}

extension LayoutSession {
  /// What a node does to all that is drawn inside it, or nil if nothing.
  func drawnEffect(of node: LayoutTree.NodeID) -> DrawnEffect? {
    switch role(tree.tag(of: node)) {
    case .effect(let effect), .drawnEffect(let effect):
      let map = effect.transform(in: tree.frame(of: node).size)
      return DrawnEffect(transform: map, groups: [DisplayGroup(transform: map)])
    case .visualEffect(let steps):
      let outer = tree.parent(of: node) ?? node
      let size = tree.frame(of: node).size
      return steps(self, outer, size).drawn(in: size)
    default: return nil
    }
  }
}
