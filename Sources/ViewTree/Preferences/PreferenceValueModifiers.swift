// SPDX-License-Identifier: MIT

internal import LayoutEngine

/// A view in front of or behind another one, made of what that one tells by a key.
public struct _PreferenceValueModifier<Key: PreferenceKey, Secondary: View>: NodeModifier {
  /// There is no body.
  public typealias Body = Never
  let isBelow: Bool
  let alignment: Alignment
  let secondary: (Key.Value) -> Secondary

  /// Opens the node; the content comes first.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    let name = modifier.isBelow ? "backgroundPreferenceValue" : "overlayPreferenceValue"
    lowering.builder.openLayered(
      secondaryBelow: modifier.isBelow, alignmentX: lowering.key(modifier.alignment.horizontal),
      alignmentY: lowering.key(modifier.alignment.vertical),
      tag: lowering.sharedTag(named: name))
  }

  /// Adds a node whose content is made once the view is placed.
  public static func _finish(_ modifier: Self, in lowering: Lowering) {
    let content = PreferenceContent<Key, Secondary>(modifier, in: lowering)
    lowering.builder.reader(content, tag: lowering.session.sharedTag(named: "preferenceValue"))
  }
}

/// The deferred content of such a view, with the surroundings that it is lowered in.
///
/// It is made again in every pass: the value may have changed although the size has not.
private final class PreferenceContent<Key: PreferenceKey, Secondary: View>: DeferredContent {
  private let modifier: _PreferenceValueModifier<Key, Secondary>
  private unowned let session: LayoutSession
  private let environment: EnvironmentValues
  private let identity: ViewIdentity

  init(_ modifier: _PreferenceValueModifier<Key, Secondary>, in lowering: Lowering) {
    self.modifier = modifier
    session = lowering.session
    environment = lowering.environment
    identity = lowering.state.pointee.identity
  }

  func build(in builder: TreeBuilder, node: LayoutTree.NodeID, size: Size) {
    session.tree.noteReadsPosition(node)
    let value = primaryValue(beside: node)
    let lowering = Lowering(
      session: session, builder: builder, environment: environment, identity: identity)
    builder.openFixedFrame(
      width: size.width, height: size.height,
      alignmentX: lowering.key(modifier.alignment.horizontal),
      alignmentY: lowering.key(modifier.alignment.vertical), tag: NodeName.frame.tag)
    CurrentEnvironment.with(pointer: lowering.environmentPointer) {
      lowering.lowerSecondary(modifier.secondary(value), modifier.alignment)
    }
    builder.close()
  }

  private func primaryValue(beside node: LayoutTree.NodeID) -> Key.Value {
    let siblings = session.tree.parent(of: node).map { session.tree.children(of: $0) } ?? []
    guard let primary = siblings.first, primary != node else { return Key.defaultValue }
    return session.preference(Key.self, in: primary)
  }
}

extension View {
  /// Puts views in front of this one that are made of what the views inside it tell by a key.
  ///
  /// They are made in the same layout, after this view is placed, and are offered its size.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceValueModifier<K, V>(isBelow: false, alignment: alignment, secondary: transform))
  }

  /// Puts views behind this one that are made of what the views inside it tell by a key.
  ///
  /// They are made in the same layout, after this view is placed, and are offered its size.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceValueModifier<K, V>(isBelow: true, alignment: alignment, secondary: transform))
  }
}
