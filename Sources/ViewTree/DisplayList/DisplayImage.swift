// SPDX-License-Identifier: MIT

public import LayoutEngine

/// A picture, or a part of one, in place.
public struct DisplayImage: Equatable, Sendable {
  /// The file.
  public var file: ImageFile
  /// How its pixels are turned before they are shown.
  public var orientation: Image.Orientation
  /// The part that is shown, in pixels of the turned picture, y down.
  public var source: Rect
  /// Where it is shown, in points.
  public var box: Rect
  /// The size in points at which the part is repeated from the box's top left corner on; nil for a
  /// part that is stretched over the box.
  public var tile: Size?
  /// How smoothly it is scaled.
  public var interpolation: Image.Interpolation
  /// Whether the edges of the box are smooth.
  public var isAntialiased: Bool
  /// What is painted instead of the picture's own colours, as opaque as the picture is; nil for the
  /// picture as it is.
  public var tint: DisplayPaint?

  /// Makes a step that draws a picture.
  public init(
    file: ImageFile, orientation: Image.Orientation = .up, source: Rect, box: Rect,
    tile: Size? = nil, interpolation: Image.Interpolation = .medium, isAntialiased: Bool = true,
    tint: DisplayPaint? = nil
  ) {
    self.file = file
    self.orientation = orientation
    self.source = source
    self.box = box
    self.tile = tile
    self.interpolation = interpolation
    self.isAntialiased = isAntialiased
    self.tint = tint
  }
}
