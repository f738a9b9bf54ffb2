// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine
internal import TextEngine

extension Lowering {
  /// Adds a symbol or a picture as a leaf.
  func addImage(_ image: Image) {
    let opened = beginElement()
    if image.isSymbol {
      let side = symbolSide((environment.font ?? .body).resolved(in: environment).metrics)
      addLeaf(image, Size(width: side, height: side), tag(.image, .shape(placeholder)))
    } else {
      addPicture(image)
    }
    endElement(opened)
  }

  private func addPicture(_ image: Image) {
    switch image.picture(in: environment) {
    case .success(let picture):
      let drawing = drawing(of: picture, image, style: environment.foregroundStyle(level: 0))
      addLeaf(image, picture.size, tag(.image, .picture(drawing)))
    case .failure(let miss):
      let tag = ownTag(.image)
      session.report(.missingImage, miss.explanation, tag: tag)
      addLeaf(image, .zero, tag)
    }
  }

  private func addLeaf(_ image: Image, _ size: Size, _ tag: UInt32) {
    builder.contentLeaf(ImageLeaf(size: size, isResizable: image.resizing != nil), tag: tag)
  }

  /// Says that a picture in a text is missing.
  func reportMissing(_ image: Image, _ tag: UInt32) {
    guard !image.isSymbol, case .failure(let miss) = image.picture(in: environment) else { return }
    session.report(.missingImage, miss.explanation, tag: tag)
  }

  /// The room that a picture takes in a text, and what is drawn there.
  ///
  /// A picture stands on the baseline, in its own size.
  func inlineImage(
    _ image: Image, _ font: ResolvedFont, style: _FlatShapeStyle
  ) -> (attachment: TextAttachment, drawing: InlineDrawing?) {
    if image.isSymbol {
      let side = symbolSide(font.metrics)
      var drawing = placeholder
      drawing.style = style.faded(by: 0.3)
      return (TextAttachment(width: side, ascent: side), .shape(drawing))
    }
    guard case .success(let picture) = image.picture(in: environment) else {
      return (TextAttachment(width: 0, ascent: 0), nil)
    }
    return (
      TextAttachment(width: picture.size.width, ascent: picture.size.height),
      .picture(drawing(of: picture, image, style: style))
    )
  }

  private func drawing(
    of picture: Picture, _ image: Image, style: _FlatShapeStyle
  ) -> PictureDrawing {
    let isTemplate = image.renderingMode.map { $0 == .template } ?? picture.isTemplate
    return PictureDrawing(
      picture: picture, image: image, tint: isTemplate ? style : nil, environment: environment)
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

/// What is drawn in a text in the place of letters.
enum InlineDrawing {
  case shape(ShapeDrawing)
  case picture(PictureDrawing)
}

/// A picture's own size, or what is offered.
private final class ImageLeaf: LeafContent {
  private let size: Size
  private let isResizable: Bool

  init(size: Size, isResizable: Bool) {
    self.size = size
    self.isResizable = isResizable
  }

  var isSeparable: Bool { true }

  func measuresLike(_ other: any LeafContent) -> Bool {
    guard let other = other as? ImageLeaf else { return false }
    return size == other.size && isResizable == other.isResizable
  }

  func measure(_ proposal: Proposal) -> LeafMetrics {
    guard isResizable else { return LeafMetrics(size: size) }
    return LeafMetrics(
      size: Size(
        width: proposal.width ?? size.width, height: proposal.height ?? size.height))
  }
}
