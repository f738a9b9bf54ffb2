// SPDX-License-Identifier: MIT

import LayoutEngine
import ViewTree

/// A part of a picture of a file in place, with usable numbers.
struct ScenePicture: Sendable {
  /// What is decoded and kept once.
  struct Part: Hashable, Sendable {
    var file: ImageFile
    /// In pixels as they are stored.
    var area: PixelRect

    /// Whether it is all of the picture.
    var isWhole: Bool {
      area == PixelRect(x: 0, y: 0, width: file.width, height: file.height)
    }
  }

  var part: Part
  /// Where it is drawn, in points; wider and higher than nothing.
  var box: Rect
  /// Maps the pixels of the part, from its own top left corner, to points.
  var pixelMap: Transform
  /// Whether the part is repeated over the box.
  var isTiled: Bool
  var interpolation: Image.Interpolation
  var isAntialiased: Bool
  /// What a template is painted with.
  var tint: DisplayPaint?
}

extension DisplayImage {
  /// The shortest side of a part that is repeated, in points and as a share of its pixels (ours); a
  /// smaller one is stretched, for nobody could tell.
  private static let smallestTile = 0.01

  /// The picture with usable numbers, or nil when it shows nothing.
  var sound: ScenePicture? {
    let corners = [Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.maxY)]
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    let (start, end) = (corners[0].nearby, corners[1].nearby)
    guard end.x > start.x, end.y > start.y, let area = storedArea else { return nil }
    let box = Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    let tile = usableTile
    var picture = ScenePicture(
      part: ScenePicture.Part(file: file, area: area), box: box,
      pixelMap: pixelMap(area, over: Rect(origin: start, size: tile ?? box.size)),
      isTiled: tile != nil, interpolation: interpolation, isAntialiased: isAntialiased)
    if let tint {
      guard let sound = tint.sound else { return nil }
      picture.tint = sound
    }
    return picture
  }

  private var usableTile: Size? {
    guard let tile, tile.width.isFinite, tile.height.isFinite,
      tile.width >= Self.smallestTile * max(1, source.size.width),
      tile.height >= Self.smallestTile * max(1, source.size.height)
    else { return nil }
    return Size(
      width: min(tile.width, Point.farthest), height: min(tile.height, Point.farthest))
  }

  /// Maps stored pixels of an area to the place of the turned area.
  private func pixelMap(_ area: PixelRect, over place: Rect) -> Transform {
    Transform.scale(x: 1 / Double(area.width), y: 1 / Double(area.height))
      .followed(by: orientation.transform)
      .followed(by: .scale(x: place.size.width, y: place.size.height))
      .followed(by: .translation(x: place.minX, y: place.minY))
  }

  /// The part that is shown, turned back, in whole pixels inside of the picture.
  private var storedArea: PixelRect? {
    let pixels = Size(width: Double(file.width), height: Double(file.height))
    let shown =
      orientation.swapsSides ? Size(width: pixels.height, height: pixels.width) : pixels
    guard
      let back = Transform.scale(x: pixels.width, y: pixels.height).inverse?.followed(
        by: orientation.transform
      ).followed(by: .scale(x: shown.width, y: shown.height)).inverse
    else { return nil }
    let a = back.apply(to: Point(x: source.minX, y: source.minY))
    let b = back.apply(to: Point(x: source.maxX, y: source.maxY))
    guard let x = Self.wholePixels(a.x, b.x, count: file.width),
      let y = Self.wholePixels(a.y, b.y, count: file.height)
    else { return nil }
    return PixelRect(x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count)
  }

  /// The pixels between two edges, rounded, or nil for none.
  private static func wholePixels(_ a: Double, _ b: Double, count: Int) -> Range<Int>? {
    guard a.isFinite, b.isFinite else { return nil }
    let edges = [min(a, b), max(a, b)].map { Int(min(max($0.rounded(), 0), Double(count))) }
    return edges[0] < edges[1] ? edges[0]..<edges[1] : nil
  }
}

extension ImageFile {
  /// The pixels, or nil when they cannot be decoded or are not as many as the header says.
  func decoded() -> Pixels? {
    switch format {
    case .png:
      let pixels = PNGDecoder.decode(bytes, longestSide: Self.longestSide)
      return pixels?.width == width && pixels?.height == height ? pixels : nil
    case .jpeg: return JPEGDecoder.decode(bytes, width: width, height: height)
    }
  }
}
