// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

/// One subview of a layout: what may be asked of it, and where it is put.
///
/// A handle of two words. Answers are remembered, so asking twice for the same proposal costs a
/// look-up.
public struct LayoutSubview {
  let session: LayoutSession
  let child: LayoutChild?

  /// The subview's answer to a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let child else { return .zero }
    let size = child.size(for: proposal.kernel)
    return CGSize(width: size.width, height: size.height)
  }

  /// The subview's answer to a proposal, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(
      child?.dimensions(for: proposal.kernel) ?? session.tree.emptyDimensions, session: session)
  }

  /// The distances that the subview prefers to its neighbours.
  public var spacing: ViewSpacing { ViewSpacing(child?.spacing ?? .plain) }

  /// The subview's layout priority: zero unless given, −∞ for spacers and empty containers.
  public var priority: Double { child?.priority ?? 0 }

  /// The value that the subview hands to the layout, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    guard session.usesLayoutValues, let child else { return K.defaultValue }
    return session.layoutValue(ObjectIdentifier(key), of: child.node) as? K.Value
      ?? K.defaultValue
  }

  /// Puts a point of the subview at a position in the bounds.
  ///
  /// Counts inside `placeSubviews` only. A coordinate that is not finite counts as zero, with a
  /// diagnostic.
  ///
  /// - Parameters:
  ///   - position: a point in the space of the bounds.
  ///   - anchor: the point of the subview that comes to lie there.
  ///   - proposal: what the subview is offered; it answers with its final size.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    child?.place(
      at: Point(x: Double(position.x), y: Double(position.y)),
      anchor: Point(x: Double(anchor.x), y: Double(anchor.y)), proposal: proposal.kernel)
  }

  /// Leaves the subview out: it is not drawn, and has no node in a snapshot.
  ///
  /// Counts inside `placeSubviews` only, until the subviews are placed again. Ours: SwiftUI has no
  /// such call.
  public func leaveOut() { child?.leaveOut() }
}

extension LayoutSubview: Equatable {
  /// Whether both are the same subview.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.session === b.session && a.child == b.child
  }
}
