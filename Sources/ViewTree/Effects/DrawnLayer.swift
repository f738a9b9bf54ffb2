// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

/// What a node does to all that is drawn inside it, taken as one picture.
struct DrawnLayer {
  var filters: [DisplayFilter] = []
  var blendMode = DisplayBlendMode.normal
  var isIsolated = false
  /// Whether nothing outside of the node's frame is drawn.
  var isCutToFrame = false

  /// The group that draws what is inside a node with a frame.
  func group(in frame: CGRect) -> DisplayGroup {
    DisplayGroup(
      clip: isCutToFrame ? Path(frame).displayPath : nil, filters: filters, blendMode: blendMode,
      isIsolated: isIsolated)
  }
}

/// Changes how a view is drawn as one picture, and nothing about its layout.
public struct _LayerModifier: NodeModifier {
  /// There is no body.
  public typealias Body = Never
  let name: String
  let isUsable: Bool
  let layer: (EnvironmentValues) -> DrawnLayer

  /// Opens the node.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    let layer = modifier.layer(lowering.environment)
    let tag = lowering.tag(named: modifier.name, .layer(layer))
    lowering.builder.openIdentity(tag: tag)
    if !modifier.isUsable { lowering.reportUnusable(modifier.name, tag) }
  }
}

extension View {
  /// Applies filters whose numbers were checked.
  func filtered(
    _ name: String, isUsable: Bool = true,
    _ filters: @escaping (EnvironmentValues) -> [DisplayFilter]
  ) -> some View {
    modifier(
      _LayerModifier(name: name, isUsable: isUsable) { DrawnLayer(filters: filters($0)) })
  }
}
