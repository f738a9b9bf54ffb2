// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

/// Scrolling containers, frames that are a part of them, and one view of several.
extension Lowering {
  /// Adds a scrolling container; several views inside stand in a column, whatever the axes.
  func addScrollView<Content: View>(_ axes: Axis.Set, _ content: Content) {
    let opened = beginElement()
    let outer = environment
    let margins = environment.scrollContentMargins
    let role: NodeRole = environment.isScrollClipDisabled ? .none : .clip(Rectangle())
    builder.openScroll(
      horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical),
      margins: Size(
        width: Double(margins.leading + margins.trailing),
        height: Double(margins.top + margins.bottom)),
      tag: tag(named: "ScrollView", role))
    if margins != EdgeInsets() {
      openPadding(margins)
      changeEnvironment { $0.scrollContentMargins = EdgeInsets() }
    }
    addColumn(of: content)
    if margins != EdgeInsets() { builder.close() }
    setEnvironment(outer)
    builder.close()
    endElement(opened)
  }

  /// Adds a view as it is, or a column of several views.
  func addImplicitColumn<Content: View>(_ content: Content) {
    let opened = beginElement()
    addColumn(of: content)
    endElement(opened)
  }

  private func addColumn<Content: View>(of content: Content) {
    let outer = enterStack(.vertical, 0)
    let mark = builder.mark
    lowerChild(content, index: 0)
    builder.joinInColumn(since: mark, tag: NodeName.vStack.tag)
    leaveStack(outer)
  }

  func addFitting<Content: View>(_ axes: Axis.Set, _ content: Content) {
    let opened = beginElement()
    builder.openFitting(
      horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical),
      tag: tag(named: "ViewThatFits", .none))
    let outer = enterStack(nil, 0)
    lowerChild(content, index: 0)
    leaveStack(outer)
    builder.close()
    endElement(opened)
  }

  func openRelativeFrame(_ frame: _ContainerRelativeFrame) {
    let length = frame.length
    builder.openRelativeFrame(
      horizontal: frame.axes.contains(.horizontal), vertical: frame.axes.contains(.vertical),
      alignmentX: key(frame.alignment.horizontal), alignmentY: key(frame.alignment.vertical),
      tag: tag(named: "containerRelativeFrame", .none)
    ) { Double(length(CGFloat($0), $1 == .horizontal ? .horizontal : .vertical)) }
  }

  func openSafeAreaInset(
    _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?
  ) {
    builder.openSafeAreaInset(
      edge: BoxEdges(Edge.Set(edge)), spacing: spacing.map { Double($0) },
      alignmentX: key(alignment.horizontal), alignmentY: key(alignment.vertical),
      tag: tag(named: "safeAreaInset", .none))
  }

  func openSafeAreaPadding(_ insets: EdgeInsets) {
    builder.openSafeAreaPadding(insets.kernel, tag: tag(named: "safeAreaPadding", .none))
  }

  /// Whether anything around takes part of the safe area; a background without has no node for it.
  var hasSafeArea: Bool { session.windowHasSafeArea || builder.isInSafeArea }

  func openIgnoringSafeArea(_ edges: Edge.Set) {
    builder.openIgnoringSafeArea(BoxEdges(edges), tag: tag(named: "ignoresSafeArea", .none))
  }
}

extension BoxEdges {
  /// The kernel's edges; the bits are the same.
  fileprivate init(_ edges: Edge.Set) {
    self.init(rawValue: UInt8(truncatingIfNeeded: edges.rawValue))
  }
}
