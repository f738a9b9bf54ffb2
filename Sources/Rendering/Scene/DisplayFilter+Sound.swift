// SPDX-License-Identifier: MIT

import LayoutEngine
import ViewTree

extension DisplayFilter {
  /// The filter with usable numbers and with lengths of the canvas, or nil when it changes nothing.
  ///
  /// A deviation is from 0 to `largestDeviation`, and 0 where it is not a number; a way that is not
  /// a number is none.
  func sound(mappedBy map: Transform) -> DisplayFilter? {
    switch self {
    case .shadow(let shadow):
      return shadow.sound(mappedBy: map).map { .shadow($0) }
    case .blur(let deviation):
      let deviation = Self.deviation(deviation, mappedBy: map)
      return deviation > 0 ? .blur(deviation: deviation) : nil
    case .colors(let matrix):
      return matrix.sound.map { .colors($0) }
    }
  }

  fileprivate static func deviation(_ deviation: Double, mappedBy map: Transform) -> Double {
    guard deviation > 0 else { return 0 }
    return min(deviation * abs(map.determinant).squareRoot(), largestDeviation)
  }

  /// The box around what the filter draws of, and leaves of, a drawing inside a box.
  func area(around box: Rect) -> Rect {
    switch self {
    case .colors: box
    case .blur(let deviation): box.outset(by: 3 * deviation)
    case .shadow(let shadow) where shadow.place == .inside: box
    case .shadow(let shadow):
      box.union(box.outset(by: 3 * shadow.deviation).moved(x: shadow.x, y: shadow.y))
    }
  }

  /// The box around what a drawing must hold for the filter to draw all that is seen in a box.
  func source(of box: Rect) -> Rect {
    switch self {
    case .colors: box
    case .blur(let deviation): box.outset(by: 3 * deviation)
    case .shadow(let shadow):
      box.union(box.outset(by: 3 * shadow.deviation).moved(x: -shadow.x, y: -shadow.y))
    }
  }
}

extension DisplayShadow {
  /// The shadow with usable numbers, or nil where nothing of it is seen beside the drawing.
  fileprivate func sound(mappedBy map: Transform) -> DisplayShadow? {
    let (x, y) = (x.isNaN ? 0 : x, y.isNaN ? 0 : y)
    let way = Point(x: map.a * x + map.c * y, y: map.b * x + map.d * y)
    let isNear = max(abs(way.x), abs(way.y)) <= DisplayFilter.farthestShadow
    guard case .color(let color) = DisplayPaint.color(color).sound, isNear else {
      return place == .alone ? .nothing : nil
    }
    return DisplayShadow(
      color: color, deviation: DisplayFilter.deviation(deviation, mappedBy: map), x: way.x,
      y: way.y, place: place)
  }

  private static let nothing = DisplayShadow(
    color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0), deviation: 0, place: .alone)
}

extension DisplayColorMatrix {
  static let factorCount = 20

  /// The map with usable factors, or nil when it changes nothing.
  fileprivate var sound: DisplayColorMatrix? {
    guard factors.count == Self.factorCount else { return nil }
    let usable = factors.map { $0.isFinite ? min(max($0, -1e6), 1e6) : 0 }
    let isIdentity = usable.enumerated().allSatisfy { $1 == ($0 % 6 == 0 ? 1 : 0) }
    return isIdentity ? nil : DisplayColorMatrix(factors: usable)
  }
}

extension Rect {
  /// The box with each edge farther out by a length.
  func outset(by length: Double) -> Rect {
    Rect(
      x: minX - length, y: minY - length, width: size.width + 2 * length,
      height: size.height + 2 * length)
  }

  func moved(x: Double, y: Double) -> Rect {
    Rect(origin: Point(x: minX + x, y: minY + y), size: size)
  }

  /// The box around both.
  func union(_ other: Rect) -> Rect { Rect(around: corners + other.corners) }

  /// What both have in common, or nil when that is nothing.
  func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The box around the mapped corners.
  func mapped(by map: Transform) -> Rect { Rect(around: corners.map { map.apply(to: $0) }) }
}
