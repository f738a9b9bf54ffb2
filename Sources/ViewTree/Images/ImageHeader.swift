// SPDX-License-Identifier: MIT

/// What the header of a picture says, with numbers that are within the limits.
struct ImageHeader {
  var format: ImageFile.Format
  var width: Int
  var height: Int
  var channels: Int
  var orientation = Image.Orientation.up

  /// Reads the header by the first bytes of the file.
  init(_ bytes: [UInt8]) throws(ImageError) {
    if bytes.starts(with: PNGHeader.signature) {
      self = try PNGHeader(bytes).header
    } else if bytes.starts(with: JPEGHeader.signature) {
      self = try JPEGHeader(bytes).header
    } else {
      throw ImageError(.unknownFormat)
    }
  }

  /// Checks the size.
  init(
    _ format: ImageFile.Format, width: Int, height: Int, channels: Int,
    orientation: Image.Orientation = .up
  ) throws(ImageError) {
    guard width > 0, height > 0 else { throw ImageError(.damaged("it has no pixels")) }
    guard max(width, height) <= ImageFile.longestSide, width * height <= ImageFile.mostPixels
    else { throw ImageError(.tooManyPixels(width: width, height: height)) }
    self.format = format
    self.width = width
    self.height = height
    self.channels = channels
    self.orientation = orientation
  }
}

extension ImageError {
  /// A file that ends too early.
  static let cutOff = ImageError(.damaged("it ends too early"))
}
