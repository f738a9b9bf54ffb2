// SPDX-License-Identifier: MIT

/// Why a picture could not be made. Each text says what to do about it.
public enum RenderingError: Error, Hashable, Sendable {
  /// The canvas has a side, in points, that is negative or not a finite number.
  case unusableSize(width: Double, height: Double)
  /// The scale is zero, negative or not a finite number.
  case unusableScale(Double)
  /// The picture would have more pixels, or a longer side in pixels, than a bitmap may have.
  case surfaceTooLarge(width: Double, height: Double)
  /// The faded groups that are open at one time would need more pixels than the limit.
  case groupsTooLarge(pixels: Int)
  /// Cairo reported a failure; the text is its own.
  case drawingFailed(String)
  /// The file format's library reported a failure; the text is its own.
  case encodingFailed(String)
}

extension RenderingError: CustomStringConvertible {
  /// What went wrong and what to do.
  public var description: String {
    switch self {
    case .unusableSize(let width, let height):
      "The canvas of \(width)×\(height) points cannot be drawn. "
        + "Give both sides finite lengths that are not negative."
    case .unusableScale(let scale):
      "The scale \(scale) cannot be used. Give a finite number of pixels per point above zero."
    case .surfaceTooLarge(let width, let height):
      "A bitmap of \(width)×\(height) pixels is too large. Keep each side at or below "
        + "\(RasterSize.longestSide) pixels and the area at or below \(RasterSize.largestArea); "
        + "lower the scale, or write a PDF or an SVG."
    case .groupsTooLarge(let pixels):
      "The nested groups with an opacity need \(pixels) pixels at once, above the limit of "
        + "\(RasterSize.largestArea). Nest fewer of them, clip them, or lower the scale."
    case .drawingFailed(let status):
      "Drawing stopped: \(status). Look for extreme numbers in the display list, or free memory."
    case .encodingFailed(let message):
      "The picture was drawn but could not be encoded: \(message). "
        + "Free memory, or make the picture smaller."
    }
  }
}
