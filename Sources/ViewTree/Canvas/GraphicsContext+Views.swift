// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

extension GraphicsContext {
  /// A text that is ready to be measured and drawn.
  public struct ResolvedText {
    let view: ResolvedView
    private(set) var isShaded = false

    init(view: ResolvedView) { self.view = view }

    /// What is painted where the text has no colour of its own; the foreground unless it is set.
    /// Points of gradients are those of the context that draws the text.
    public var shading: Shading = .foreground {
      didSet { isShaded = true }
    }

    /// How much room the text takes in a size.
    public func measure(in size: CGSize) -> CGSize { view.measure(in: size) }
  }

  /// A picture or symbol that is ready to be drawn.
  public struct ResolvedImage {
    let view: ResolvedView
    private(set) var isShaded = false

    init(view: ResolvedView) {
      self.view = view
      shading = view.idealItems.contains(where: \.isTinted) ? .foreground : nil
    }

    /// What the picture is filled with, as opaque as it is; nil for its own colours. It starts with
    /// the foreground for a template, and with nil for others. Points of gradients are those of the
    /// context that draws the picture. Symbols do not change.
    public var shading: Shading? {
      didSet { isShaded = true }
    }

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
    let place = place(text.view.idealSize, at: point, anchor)
    draw(shadedView(text, in: place).idealItems, from: place.origin)
  }

  /// Draws a text whose anchor lies at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text from the top left corner of a rectangle, in lines of its width.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(shadedView(text, in: rect).items(in: rect.size), from: rect.origin)
  }

  /// Draws a text from the top left corner of a rectangle, in lines of its width.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a picture whose anchor lies at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    guard image.isShaded else { return draw(image.view, at: point, anchor) }
    draw(shaded: image, in: place(image.size, at: point, anchor))
  }

  /// Draws a picture whose anchor lies at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a picture stretched to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard image.isShaded else { return draw(image.view, stretchedTo: rect) }
    draw(shaded: image, in: rect)
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
    draw(view.idealItems, from: place(view.idealSize, at: point, anchor).origin)
  }

  private func place(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    let origin = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    return CGRect(origin: origin, size: size)
  }

  /// The text with its shading, in the space of the place where it is drawn.
  private func shadedView(_ text: ResolvedText, in place: CGRect) -> ResolvedView {
    guard text.isShaded else { return text.view }
    let paint = text.shading.paint(in: environment, bounds: place)
    return text.view.painted(
      with: paint.moved(x: -Double(place.minX), y: -Double(place.minY)))
  }

  /// Draws a picture in the context's own space, so that its shading is not stretched.
  private func draw(shaded image: ResolvedImage, in rect: CGRect) {
    let size = image.size
    let pictures: [DisplayImage] = image.view.idealItems.compactMap {
      if case .image(let picture) = $0 { picture } else { nil }
    }
    guard size.width > 0, size.height > 0, !pictures.isEmpty else {
      return draw(image.view, stretchedTo: rect)
    }
    let map = Transform.scale(
      x: Double(rect.width / size.width), y: Double(rect.height / size.height)
    ).followed(by: .translation(x: Double(rect.minX), y: Double(rect.minY)))
    let paint = image.shading?.paint(in: environment, bounds: rect)
    draw(pictures.map { .image($0.tinted(paint, mappedBy: map)) })
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

extension DisplayItem {
  fileprivate var isTinted: Bool {
    if case .image(let picture) = self { picture.tint != nil } else { false }
  }
}

extension DisplayImage {
  /// The picture in another place, filled with a paint of that place or in its own colours.
  fileprivate func tinted(_ paint: DisplayPaint?, mappedBy map: Transform) -> DisplayImage {
    var result = self
    result.tint = paint
    result.box = Rect(
      origin: map.apply(to: box.origin),
      size: Size(width: box.size.width * map.a, height: box.size.height * map.d))
    result.tile = tile.map { Size(width: $0.width * map.a, height: $0.height * map.d) }
    return result
  }
}
