// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import ViewTree

extension SVGDefinitions {
  /// The elements that draw a picture, with attributes for the outermost, each with a space before
  /// it; nothing when its file cannot be decoded.
  mutating func elements(of picture: ScenePicture, attributes: String) -> String {
    guard let id = id(ofPart: picture.part) else { return "" }
    let content = picture.isTiled ? tiles(picture, id) : use(picture, id)
    guard let tint = picture.tint else { return "<g\(attributes)>\(content)</g>\n" }
    let box = picture.box.svgAttributes
    let mask = shared(
      "mask", "\(box) maskUnits=\"userSpaceOnUse\" mask-type=\"alpha\"", content)
    let fill = self.attributes(of: tint, named: "fill")
    return "<rect\(box)\(fill) mask=\"url(#\(mask))\"\(attributes)/>\n"
  }

  private func use(_ picture: ScenePicture, _ id: String) -> String {
    let attributes = picture.pixelMap.svgAttribute + picture.interpolation.svgAttribute
    return "<use href=\"#\(id)\"\(attributes)/>"
  }

  /// A box that is filled with repetitions of a part.
  private mutating func tiles(_ picture: ScenePicture, _ id: String) -> String {
    let area = picture.part.area
    let map = picture.pixelMap.svgAttribute
      .replacingOccurrences(of: " transform=", with: " patternTransform=")
    let pattern = shared(
      "pattern",
      " width=\"\(area.width)\" height=\"\(area.height)\" patternUnits=\"userSpaceOnUse\"\(map)",
      "<use href=\"#\(id)\"\(picture.interpolation.svgAttribute)/>")
    return "<rect\(picture.box.svgAttributes) fill=\"url(#\(pattern))\"/>"
  }
}

extension Image.Interpolation {
  /// Pixels that stay squares (CSS Images 3, 5.3); everything else is left to the reader.
  fileprivate var svgAttribute: String {
    self == .none ? " image-rendering=\"pixelated\"" : ""
  }
}

extension ScenePicture.Part {
  /// The picture as an address that holds its data, or nil when it cannot be decoded.
  ///
  /// A whole picture is its file, and a part is a PNG of its own, so that a reader that smooths it
  /// does not mix its edges with what is beside it.
  func dataAddress(_ decoder: PictureDecoder) -> String? {
    guard let pixels = decoder.pixels(of: self) else { return nil }
    if isWhole { return file.dataAddress }
    guard let png = try? pixels.pngData() else { return nil }
    return "data:image/png;base64,\(png.base64EncodedString())"
  }
}

extension ImageFile {
  /// The file as an address that holds its data.
  ///
  /// Browsers turn a JPEG as it wishes and other readers do not, so the wish is left out where it
  /// is one: the map of the picture turns it.
  fileprivate var dataAddress: String {
    let type = format == .png ? "png" : "jpeg"
    let data = orientation == .up ? bytes : JPEGSegments.withoutExif(bytes)
    return "data:image/\(type);base64,\(Data(data).base64EncodedString())"
  }
}
