// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

extension GraphicsContext {
  /// A text that is ready to be measured and drawn.
  public struct ResolvedText {
    let view: ResolvedView

    /// How much room the text takes in a size.
    public func measure(in size: CGSize) -> CGSize { view.measure(in: size) }
  }

  /// A picture or symbol that is ready to be drawn.
  public struct ResolvedImage {
    let view: ResolvedView

    /// The size in points.
    public var size: CGSize { view.idealSize }

    /// From the top edge to the baseline, in points: the bottom edge.
    public var baseline: CGFloat { view.idealSize.height }
  }

  /// A view of the canvas's symbols that is ready to be drawn.
  public struct ResolvedSymbol {
    let view: ResolvedView

    /// The size in points.
    public var size: CGSize { view.idealSize }
  }

  /// Makes a text ready.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(view: ResolvedView(text, environment))
  }

  /// Makes a picture ready.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(view: ResolvedView(image, environment))
  }

  /// Makes the symbol with a tag ready, or nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let wanted = AnyHashable(id)
    let symbol = symbols.first { symbol in
      let tags = symbol.traits.tags
      return tags.isEmpty ? symbol.elementID == wanted : tags.contains(wanted)
    }
    return symbol.map {
      ResolvedSymbol(view: ResolvedView(ElementView(element: $0), environment))
    }
  }

  /// Draws a text whose anchor lies at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.view, at: point, anchor)
  }

  /// Draws a text whose anchor lies at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text from the top left corner of a rectangle, in lines of its width.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.view.items(in: rect.size), from: rect.origin)
  }

  /// Draws a text from the top left corner of a rectangle, in lines of its width.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a picture whose anchor lies at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.view, at: point, anchor)
  }

  /// Draws a picture whose anchor lies at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a picture stretched to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.view, stretchedTo: rect)
  }

  /// Draws a picture stretched to a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect)
  }

  /// Draws a symbol whose anchor lies at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.view, at: point, anchor)
  }

  /// Draws a symbol stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(symbol.view, stretchedTo: rect)
  }

  private func draw(_ view: ResolvedView, at point: CGPoint, _ anchor: UnitPoint) {
    let size = view.idealSize
    let origin = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    draw(view.idealItems, from: origin)
  }

  private func draw(_ view: ResolvedView, stretchedTo rect: CGRect) {
    let size = view.idealSize
    guard size.width > 0, size.height > 0 else { return }
    var context = self
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.draw(view.idealItems)
  }

  private func draw(_ items: [DisplayItem], from origin: CGPoint) {
    var context = self
    context.translateBy(x: origin.x, y: origin.y)
    context.draw(items)
  }
}

/// A view that is laid out apart, to be drawn into a canvas.
final class ResolvedView {
  private let session = LayoutSession(store: nil)
  private let environment: EnvironmentValues

  init<V: View>(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    session.lower(view, environment: environment)
  }

  deinit { session.close() }

  func measure(in size: CGSize) -> CGSize {
    let measured = session.tree.sizeThatFits(ProposedViewSize(size).kernel)
    return CGSize(width: measured.width, height: measured.height)
  }

  var idealSize: CGSize {
    let measured = session.tree.sizeThatFits(ProposedViewSize.unspecified.kernel)
    return CGSize(width: measured.width, height: measured.height)
  }

  var idealItems: [DisplayItem] {
    session.displayList(proposal: .unspecified, environment).items
  }

  func items(in size: CGSize) -> [DisplayItem] {
    session.displayList(proposal: ProposedViewSize(size), environment).items
  }
}
