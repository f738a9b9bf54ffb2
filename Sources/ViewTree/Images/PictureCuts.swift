// SPDX-License-Identifier: MIT

/// How a picture that is resized is cut along one axis: two caps that keep their length, and the
/// middle, which is stretched or repeated.
///
/// Caps that leave no pixel for the middle, or that find no room, shrink in their proportion (ours).
struct PictureCuts {
  /// A piece of the picture and where it goes.
  struct Piece {
    /// In pixels.
    var source: (start: Double, end: Double)
    /// In points.
    var box: (start: Double, end: Double)
    /// The length of the piece in points when it is repeated.
    var tile: Double
    var isMiddle: Bool
  }

  let pieces: [Piece]

  /// - Parameters:
  ///   - pixels: the length of the picture in pixels.
  ///   - scale: pixels per point.
  ///   - first: the first cap in points.
  ///   - last: the last cap in points.
  ///   - box: where the picture is drawn, in points.
  init(
    pixels: Double, scale: Double, first: Double, last: Double, box: (start: Double, end: Double)
  ) {
    let caps = Self.fitting(first.usableCap, last.usableCap, in: (pixels - 1) / scale)
    let start = (caps.first * scale).rounded()
    let source = [0, start, max(start + 1, pixels - (caps.last * scale).rounded()), pixels]
    let drawn = Self.fitting(
      source[1] / scale, (pixels - source[2]) / scale, in: box.end - box.start)
    let edges = [box.start, box.start + drawn.first, box.end - drawn.last, box.end]
    pieces = (0..<3).compactMap { index in
      let (start, end) = (source[index], source[index + 1])
      guard end > start, edges[index + 1] > edges[index] else { return nil }
      let isMiddle = index == 1
      return Piece(
        source: (start, end), box: (edges[index], edges[index + 1]),
        tile: isMiddle ? (end - start) / scale : edges[index + 1] - edges[index],
        isMiddle: isMiddle)
    }
  }

  private static func fitting(
    _ first: Double, _ last: Double, in length: Double
  ) -> (first: Double, last: Double) {
    let sum = first + last
    guard sum > length else { return (first, last) }
    return (first * length / sum, last * length / sum)
  }
}

extension Double {
  /// A cap's length: not negative, and zero when it is not finite.
  fileprivate var usableCap: Double { isFinite ? Swift.min(Swift.max(self, 0), 1e6) : 0 }
}
