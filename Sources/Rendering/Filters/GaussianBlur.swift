// SPDX-License-Identifier: MIT

import Foundation

/// A blur by a Gaussian, along rows and then along columns. What lies outside is clear.
///
/// From a standard deviation of two pixels on, three boxes in a row stand in for the bell, which
/// takes the same time for any deviation; below, its own weights are used.
///
/// Source: `feGaussianBlur` of the W3C's SVG 1.1 (15.17) and Filter Effects, which give the
/// lengths of the boxes.
struct GaussianBlur {
  private enum Pass {
    /// Weights around the pixel, in 65,536ths; as many before it as after it.
    case weights([Int])
    /// The mean of `before` pixels, the pixel itself and `after` pixels.
    case box(before: Int, after: Int)
  }

  private let passes: [Pass]

  /// - Parameter deviation: the standard deviation in pixels.
  init(deviation: Double) {
    if !(deviation > 0.01) {
      passes = []
    } else if deviation < 2 {
      passes = [.weights(Self.weights(deviation))]
    } else {
      passes = Self.boxes(min(deviation, 1e6))
    }
  }

  func blurred(_ plane: PixelPlane) -> PixelPlane {
    passes.isEmpty ? plane : transposed(transposed(plane))
  }

  private static func weights(_ deviation: Double) -> [Int] {
    let reach = Int((3 * deviation).rounded(.up))
    let bell = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = bell.reduce(0, +)
    var weights = bell.map { Int(($0 / sum * 65_536).rounded()) }
    weights[reach] += 65_536 - weights.reduce(0, +)
    return weights
  }

  /// Three boxes of an odd length; or two of an even one, half a pixel to either side, and one
  /// that is a pixel longer.
  private static func boxes(_ deviation: Double) -> [Pass] {
    let length = Int(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
    let half = length / 2
    if length % 2 == 1 {
      return Array(repeating: .box(before: half, after: half), count: 3)
    }
    return [
      .box(before: half, after: half - 1), .box(before: half - 1, after: half),
      .box(before: half, after: half),
    ]
  }

  /// The plane with each row blurred, and rows and columns exchanged.
  private func transposed(_ plane: PixelPlane) -> PixelPlane {
    var result = PixelPlane(width: plane.height, height: plane.width)
    for y in 0..<plane.height {
      var row = Array(plane.values[(y * plane.width)..<((y + 1) * plane.width)])
      guard row.contains(where: { $0 > 0 }) else { continue }
      for pass in passes { row = Self.blurred(row, pass) }
      for x in 0..<plane.width { result.values[x * plane.height + y] = row[x] }
    }
    return result
  }

  private static func blurred(_ row: [UInt16], _ pass: Pass) -> [UInt16] {
    switch pass {
    case .weights(let weights): weighted(row, weights)
    case .box(let before, let after): mean(row, before: before, after: after)
    }
  }

  private static func weighted(_ row: [UInt16], _ weights: [Int]) -> [UInt16] {
    let reach = weights.count / 2
    return row.indices.map { x in
      var sum = 32_768
      for place in max(0, x - reach)..<min(row.count, x + reach + 1) {
        sum += Int(row[place]) * weights[place - x + reach]
      }
      return UInt16(clamping: sum >> 16)
    }
  }

  private static func mean(_ row: [UInt16], before: Int, after: Int) -> [UInt16] {
    let length = before + 1 + after
    let share = (1 << 32) / length
    var result = row
    var sum = row.prefix(after).reduce(0) { $0 + Int($1) }
    for x in row.indices {
      if x + after < row.count { sum += Int(row[x + after]) }
      result[x] = UInt16(clamping: (sum * share + 1 << 31) >> 32)
      if x >= before { sum -= Int(row[x - before]) }
    }
    return result
  }
}
