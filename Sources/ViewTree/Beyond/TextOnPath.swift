// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine
internal import TextEngine

/// A text whose letters stand along the outline of a shape. Ours.
///
/// As a shape it takes the space that it is proposed; the text has no say. It is shaped as one line,
/// and each of its clusters (a letter with its marks, a ligature, an emoji) is then turned as a whole,
/// so that its middle stands on the outline and its foot on the tangent there. Further lines of the
/// text stand below the first. An open outline goes on straight where it ends, a closed one starts
/// again, so nothing is lost.
public struct TextOnPath: PrimitiveView {
  let text: Text
  let shape: any Shape
  let alignment: TextAlignment
  let offset: CGFloat

  /// Makes a text along a shape's outline; ``Text/along(_:alignment:offset:)`` says the same.
  public init<S: Shape>(
    _ text: Text, along shape: S, alignment: TextAlignment = .leading, offset: CGFloat = 0
  ) {
    self.text = text
    self.shape = shape
    self.alignment = alignment
    self.offset = offset.isFinite ? offset : 0
  }

  /// Adds a leaf that fills its proposal.
  public static func _lower(_ view: TextOnPath, into lowering: Lowering) {
    lowering.addTextOnPath(view)
  }

  /// One element.
  public static var _isUnary: Bool { true }
}

extension Text {
  /// Puts the letters along the outline of a shape or a ``Path``. Ours; see ``TextOnPath``.
  ///
  /// - Parameters:
  ///   - shape: the outline, in the space that the view takes. The first contour counts.
  ///   - alignment: where the text stands on the outline; leading is its start, which the pen
  ///     reaches first, in both reading directions.
  ///   - offset: moves the text on along the outline, in points.
  public func along<S: Shape>(
    _ shape: S, alignment: TextAlignment = .leading, offset: CGFloat = 0
  ) -> TextOnPath {
    TextOnPath(self, along: shape, alignment: alignment, offset: offset)
  }
}

/// A text with the outline that it stands on.
struct TextOnPathDrawing {
  var leaf: TextLeaf
  var shape: any Shape
  var alignment: TextAlignment
  var offset: CGFloat
}

extension Lowering {
  fileprivate func addTextOnPath(_ view: TextOnPath) {
    let opened = beginElement()
    let pieces = view.text.resolvedRuns(in: environment)
    var style = environment.paragraphStyle
    style.lineLimit = nil
    style.alignment = .leading
    let leaf = textLeaf(pieces, style)
    let drawing = TextOnPathDrawing(
      leaf: leaf, shape: view.shape, alignment: view.alignment, offset: view.offset)
    let tag = tag(named: "TextOnPath", .textOnPath(drawing))
    reportNotes(of: leaf, pieces, tag)
    builder.fillLeaf(tag: tag)
    endElement(opened)
  }
}
