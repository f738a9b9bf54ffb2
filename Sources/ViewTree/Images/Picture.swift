// SPDX-License-Identifier: MIT

internal import LayoutEngine

/// A file with what decides about its size.
struct Picture: Hashable, Sendable {
  let file: ImageFile
  /// Pixels per point.
  let scale: Double
  let orientation: Image.Orientation
  /// Whether it is a template unless the view says otherwise.
  let isTemplate: Bool

  /// The scales that can be used (ours); sizes in points stay sensible numbers.
  static let usableScales = 1e-3...1e3

  /// A scale that cannot be used counts as 1.
  init(
    _ file: ImageFile, scale: Double, orientation: Image.Orientation, isTemplate: Bool = false
  ) {
    self.isTemplate = isTemplate
    self.file = file
    self.scale = Self.usableScales.contains(scale) ? scale : 1
    self.orientation = orientation
  }

  /// The size in pixels as it is shown.
  var pixels: Size {
    let (width, height) = (Double(file.width), Double(file.height))
    return orientation.swapsSides
      ? Size(width: height, height: width) : Size(width: width, height: height)
  }

  /// The size in points.
  var size: Size { Size(width: pixels.width / scale, height: pixels.height / scale) }
}
