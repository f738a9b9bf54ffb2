// SPDX-License-Identifier: MIT

import ViewTree

/// Decodes pictures for one writer, and keeps the last one: the parts of a resized picture follow
/// each other.
///
/// Not `Sendable`: it stays with its writer.
final class PictureDecoder {
  private var last: (file: ImageFile, pixels: Pixels?)?

  /// The pixels of a part, or nil when its file cannot be decoded.
  func pixels(of part: ScenePicture.Part) -> Pixels? {
    pixels(of: part.file)?.cropped(to: part.area)
  }

  private func pixels(of file: ImageFile) -> Pixels? {
    if let last, last.file == file { return last.pixels }
    let pixels = file.decoded()
    last = (file, pixels)
    return pixels
  }
}
