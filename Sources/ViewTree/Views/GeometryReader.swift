// SPDX-License-Identifier: MIT

internal import LayoutEngine

/// A view that takes what it is offered and makes its content from the size it got.
///
/// The content lies at the top leading corner. Where nothing is offered the reader takes 10
/// points, with a diagnostic. Source: rule 9.1.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes a reader.
  @inlinable public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Adds a node whose children are made when it is placed.
  public static func _lower(_ view: Self, into lowering: Lowering) {
    lowering.addReader(view.content)
  }

  /// One element.
  @inlinable public static var _isUnary: Bool { true }
}

extension Lowering {
  func addReader<Content: View>(_ content: @escaping (GeometryProxy) -> Content) {
    let opened = beginElement()
    let reader = ReaderContent(
      content: content, session: session, environment: environment, identity: state.pointee.identity
    )
    builder.reader(reader, tag: tag(.geometryReader))
    endElement(opened)
  }
}

/// The content of a geometry reader, with the surroundings that it is lowered in.
private final class ReaderContent<Content: View>: DeferredContent {
  private let content: (GeometryProxy) -> Content
  private unowned let session: LayoutSession
  private let environment: EnvironmentValues
  private let identity: ViewIdentity

  init(
    content: @escaping (GeometryProxy) -> Content, session: LayoutSession,
    environment: EnvironmentValues, identity: ViewIdentity
  ) {
    self.content = content
    self.session = session
    self.environment = environment
    self.identity = identity
  }

  func build(in builder: TreeBuilder, node: LayoutTree.NodeID, size: Size) {
    let lowering = Lowering(
      session: session, builder: builder, environment: environment, identity: identity)
    let proxy = GeometryProxy(
      session: session, node: node, size: size,
      isRightToLeft: environment.layoutDirection == .rightToLeft)
    let view = CurrentEnvironment.with(environment) { content(proxy) }
    lowering.run(view)
  }
}
