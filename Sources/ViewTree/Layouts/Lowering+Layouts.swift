// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

extension Lowering {
  /// Adds a node that asks a layout, with the subviews that `content` lowers.
  func addLayout<L: Layout>(_ layout: L, _ content: (Lowering) -> Void) {
    let opened = beginElement()
    let tag = tag(named: session.name(session.tag(for: L.self)), .none)
    let adapter = LayoutAdapter(
      layout, session: session, direction: environment.layoutDirection, tag: tag)
    session.remember(adapter, at: state.pointee.identity)
    builder.openCustom(adapter, tag: tag)
    let outer = enterStack(L.layoutProperties.stackOrientation?.kernel, opened)
    content(self)
    closeStack(outer)
  }

  func openLayoutValue(_ key: ObjectIdentifier, _ value: Any) {
    let tag = tag(named: NodeName.layoutValue.text, .none)
    session.layoutValues[tag] = LayoutSession.LayoutValue(key: key, value: value)
    builder.openIdentity(tag: tag)
  }
}

extension LayoutSession {
  /// A value that a view hands to the layout around it.
  struct LayoutValue {
    var key: ObjectIdentifier
    var value: Any
  }

  var usesLayoutValues: Bool { !layoutValues.isEmpty }

  /// The outermost value for a key that is set on an element of a layout.
  func layoutValue(_ key: ObjectIdentifier, of element: LayoutTree.NodeID) -> Any? {
    var node: LayoutTree.NodeID? = element
    while let current = node {
      if let entry = layoutValues[tree.tag(of: current)], entry.key == key { return entry.value }
      node = tree.decorated(by: current)
    }
    return nil
  }

  /// Keeps a layout's adapter for the next tree, and takes over what the last one knew.
  func remember<L>(_ adapter: LayoutAdapter<L>, at identity: ViewIdentity) {
    adapter.takeOver(oldLayouts[identity])
    layouts[identity] = adapter
  }

  /// Ends the use of the session.
  ///
  /// The caches of layouts may hold subviews, and these hold the session: letting go of the caches
  /// lets go of the rest.
  func close() {
    tree.forgetCustomLayouts()
    layouts = [:]
  }

  func key(_ guide: AlignmentGuideID, _ axis: LayoutEngine.Axis) -> AlignmentKey {
    switch guide {
    case .builtIn(let raw): AlignmentKey(builtIn: raw)
    case .custom(let id): guideKey(for: id, axis: axis)
    }
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}
