// SPDX-License-Identifier: MIT

import CPNG
import Foundation
import LayoutEngine
import Rendering
import ViewTree

/// A decoded picture.
struct Bitmap: Equatable {
  /// One pixel with straight alpha.
  struct Pixel: Equatable {
    var red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    static let clear = Pixel(0, 0, 0, 0)
    static let red = Pixel(255, 0, 0)
    static let blue = Pixel(0, 0, 255)
  }

  var width = 0
  var height = 0
  var pixels: [Pixel] = []

  /// Decodes a PNG file with libpng; nil when libpng refuses it.
  init?(_ data: Data) {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let began = data.withUnsafeBytes {
      png_image_begin_read_from_memory(&image, $0.baseAddress, $0.count)
    }
    guard began != 0 else { return nil }
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    width = Int(image.width)
    height = Int(image.height)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    guard png_image_finish_read(&image, nil, &bytes, Int32(width * 4), nil) != 0 else {
      return nil
    }
    pixels = stride(from: 0, to: bytes.count, by: 4).map {
      Pixel(bytes[$0], bytes[$0 + 1], bytes[$0 + 2], bytes[$0 + 3])
    }
  }

  subscript(x: Int, y: Int) -> Pixel { pixels[y * width + x] }

  /// The number of pixels that are not fully transparent.
  var inked: Int { pixels.count { $0.alpha > 0 } }

  /// The mean difference of all channels, as a share of the full range, and the share of pixels
  /// off by more than 64, both over white. Nil when the sizes differ.
  func difference(from other: Bitmap) -> (mean: Double, far: Double)? {
    guard width == other.width, height == other.height else { return nil }
    var sum = 0
    var far = 0
    for (mine, theirs) in zip(pixels, other.pixels) {
      let off = zip(mine.overWhite, theirs.overWhite).map { abs($0 - $1) }
      sum += off.reduce(0, +)
      if off.contains(where: { $0 > 64 }) { far += 1 }
    }
    let count = Double(pixels.count)
    return (Double(sum) / (count * 3 * 255), Double(far) / count)
  }
}

extension Bitmap.Pixel {
  fileprivate var overWhite: [Int] {
    [red, green, blue].map { (Int($0) * Int(alpha) + 255 * (255 - Int(alpha))) / 255 }
  }
}

/// Draws a list and decodes the picture.
func draw(_ list: DisplayList, scale: Double = 1) throws -> Bitmap {
  guard let bitmap = Bitmap(try PNGRenderer.pngData(list, scale: scale)) else {
    throw UndecodablePicture()
  }
  return bitmap
}

struct UndecodablePicture: Error {}

/// Draws items on a square of ten points.
func draw(_ items: [DisplayItem]) throws -> Bitmap {
  try draw(DisplayList(size: Size(width: 10, height: 10), items: items))
}

extension DisplayPath {
  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> DisplayPath {
    let corners = Rect(x: x, y: y, width: width, height: height).corners
    return DisplayPath(
      elements: [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
  }

  static func line(_ points: (Double, Double)...) -> DisplayPath {
    let points = points.map { Point(x: $0.0, y: $0.1) }
    return DisplayPath(elements: [.move(points[0])] + points.dropFirst().map { .line($0) })
  }
}

extension DisplayPaint {
  static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1)
    -> DisplayPaint
  {
    .color(DisplayColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  static let red = rgb(1, 0, 0)
  static let blue = rgb(0, 0, 1)
}

extension DisplayItem {
  static func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ paint: DisplayPaint = .red
  ) -> DisplayItem {
    .fill(.rect(x, y, width, height), paint, evenOdd: false)
  }
}
