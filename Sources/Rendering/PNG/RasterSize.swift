// SPDX-License-Identifier: MIT

import LayoutEngine

/// The size of a bitmap in whole pixels, known to be within the limits.
struct RasterSize: Hashable, Sendable {
  /// The longest side in pixels that Cairo's image surfaces accept.
  static let longestSide = 32_767
  /// The most pixels of one picture (ours: 2²⁸, one GiB).
  static let largestArea = 1 << 28

  let width: Int
  let height: Int

  /// Rounds a canvas in points up to whole pixels; an empty side becomes one pixel.
  ///
  /// The limits are checked on `Double`, before any conversion that could trap.
  init(_ size: Size, scale: Double) throws(RenderingError) {
    guard scale.isFinite, scale > 0 else { throw .unusableScale(scale) }
    try size.checkUsable()
    let width = Self.pixels(size.width, scale: scale)
    let height = Self.pixels(size.height, scale: scale)
    let longest = Double(Self.longestSide)
    guard width <= longest, height <= longest, width * height <= Double(Self.largestArea) else {
      throw .surfaceTooLarge(width: width, height: height)
    }
    self.width = Int(width)
    self.height = Int(height)
  }

  /// A length in pixels, rounded up. A millionth of a pixel of rounding noise adds no pixel.
  private static func pixels(_ points: Double, scale: Double) -> Double {
    max(1, (points * scale - 1e-6).rounded(.up))
  }
}

extension Size {
  /// Throws unless both sides are finite and not negative.
  func checkUsable() throws(RenderingError) {
    guard width.isFinite, height.isFinite, width >= 0, height >= 0 else {
      throw .unusableSize(width: width, height: height)
    }
  }
}
