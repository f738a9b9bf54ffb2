// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

extension Text {
  /// The layouts of all texts inside a view, in source order.
  public struct LayoutKey: PreferenceKey {
    /// A text's layout with its place.
    public struct AnchoredLayout: Equatable, Sendable {
      /// The top left corner of the text's box.
      public let origin: Anchor<CGPoint>
      /// The lines of the text, from that corner.
      public let layout: Layout
    }

    /// No text.
    public static var defaultValue: [AnchoredLayout] { [] }

    /// Adds the texts that follow.
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}

extension TextLeaf {
  /// What a placed text tells by `Text.LayoutKey`.
  var layoutWriter: PreferenceWriter<Text.LayoutKey> {
    PreferenceWriter { [self] session, node in
      [
        session.anchored(at: node) {
          Text.Layout(self, session.tree.proposal(of: node), size: $0)
        }
      ]
    }
  }
}

extension LayoutSession {
  /// The layout of a placed text, made for the size of its box, with its place.
  func anchored(
    at node: LayoutTree.NodeID, _ layout: (CGSize) -> Text.Layout
  ) -> Text.LayoutKey.AnchoredLayout {
    Text.LayoutKey.AnchoredLayout(
      origin: Anchor<CGPoint>.Source.topLeading.anchor(in: node, of: self),
      layout: layout(CGSize(tree.frame(of: node).size)))
  }
}
