// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine
internal import TextEngine

/// A symbol or a picture.
///
/// There are no symbols and no asset catalogues here. A symbol is a square as high as the font's
/// capital letters, so that it stands beside text; a picture that was named takes no space, with a
/// diagnostic. Both fill their offer when they are resizable.
public struct Image: PrimitiveView, Hashable, Sendable {
  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    /// Four fifths of the medium size.
    case small
    /// As high as a capital letter.
    case medium
    /// Five quarters of the medium size.
    case large
  }

  /// How a picture that is too small fills its frame.
  public enum ResizingMode: Hashable, Sendable {
    /// By repeating.
    case tile
    /// By stretching.
    case stretch
  }

  /// Whether a picture's own colours count.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Painted with the foreground.
    case template
    /// As it is.
    case original
  }

  /// How smoothly a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// A little.
    case low
    /// Rather.
    case medium
    /// As well as possible.
    case high
  }

  let name: String
  let isSymbol: Bool
  var isResizable = false

  /// Makes a symbol of the system's.
  public init(systemName: String) {
    name = systemName
    isSymbol = true
  }

  /// Makes a picture of an asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    isSymbol = false
  }

  /// Makes a picture of an asset catalogue, with a description for those who cannot see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// Makes a picture of an asset catalogue that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Lets the picture take what it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Says whether the picture's own colours count. The layout stays.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Says how smoothly the picture is scaled. The layout stays.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Says whether edges are smooth. The layout stays.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Adds a leaf.
  public static func _lower(_ view: Image, into lowering: Lowering) { lowering.addImage(view) }

  /// One element.
  @inlinable public static var _isUnary: Bool { true }
}

extension Lowering {
  fileprivate func addImage(_ image: Image) {
    let opened = beginElement()
    if image.isSymbol {
      let tag = tag(.image, .shape(placeholder))
      builder.contentLeaf(
        ImageLeaf(
          side: symbolSide((environment.font ?? .body).resolved(in: environment).metrics),
          isResizable: image.isResizable), tag: tag)
    } else {
      let tag = ownTag(.image)
      reportMissing(image, tag)
      builder.contentLeaf(ImageLeaf(side: 0, isResizable: image.isResizable), tag: tag)
    }
    endElement(opened)
  }

  func reportMissing(_ image: Image, _ tag: UInt32) {
    session.report(
      .missingImage, "There is no image \"\(image.name)\"; nothing stands in for it.", tag: tag)
  }

  /// The room that a picture takes in a text, and what is drawn there.
  func inlineImage(
    _ image: Image, _ font: ResolvedFont, style: _FlatShapeStyle
  ) -> (attachment: TextAttachment, drawing: ShapeDrawing?) {
    guard image.isSymbol else { return (TextAttachment(width: 0, ascent: 0), nil) }
    let side = symbolSide(font.metrics)
    var drawing = placeholder
    drawing.style = style.faded(by: 0.3)
    return (TextAttachment(width: side, ascent: side), drawing)
  }

  /// The height of a capital letter, rounded up to a pixel.
  private func symbolSide(_ metrics: FontMetrics) -> Double {
    let factor: Double =
      switch environment.imageScale {
      case .small: 0.8
      case .medium: 1
      case .large: 1.25
      }
    let pixel = Double(environment.pixelLength)
    return (metrics.capHeight * factor / pixel).rounded(.up) * pixel
  }

  /// What is drawn for a symbol: a faint square.
  private var placeholder: ShapeDrawing {
    ShapeDrawing(
      shape: Rectangle(), style: environment.foregroundStyle(level: 0).faded(by: 0.3),
      environment: environment)
  }
}

/// A square, or what is offered.
private final class ImageLeaf: LeafContent {
  private let side: Double
  private let isResizable: Bool

  init(side: Double, isResizable: Bool) {
    self.side = side
    self.isResizable = isResizable
  }

  var isSeparable: Bool { true }

  func measuresLike(_ other: any LeafContent) -> Bool {
    guard let other = other as? ImageLeaf else { return false }
    return side == other.side && isResizable == other.isResizable
  }

  func measure(_ proposal: Proposal) -> LeafMetrics {
    LeafMetrics(
      size: isResizable ? proposal.filled(with: side) : Size(width: side, height: side))
  }
}
