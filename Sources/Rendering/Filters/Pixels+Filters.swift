// SPDX-License-Identifier: MIT

import ViewTree

extension Pixels {
  /// The picture after a filter whose lengths are pixels.
  func filtered(_ filter: DisplayFilter) -> Pixels {
    switch filter {
    case .shadow(let shadow): shadowed(shadow)
    case .blur(let deviation): blurred(deviation)
    case .colors(let matrix): mapped(by: matrix)
    }
  }

  private func blurred(_ deviation: Double) -> Pixels {
    let blur = GaussianBlur(deviation: deviation)
    var result = Pixels(width: width, height: height)
    for shift in [0, 8, 16, 24] as [UInt32] {
      let plane = blur.blurred(PixelPlane(self, shift: shift))
      for index in words.indices { result.words[index] |= plane.byte(at: index) << shift }
    }
    return result
  }

  /// The shadow is moved by whole pixels.
  private func shadowed(_ shadow: DisplayShadow) -> Pixels {
    let plane = GaussianBlur(deviation: shadow.deviation).blurred(PixelPlane(self, shift: 24))
      .moved(x: Self.whole(shadow.x), y: Self.whole(shadow.y))
    let ink = PremultipliedColor(shadow.color)
    var result = self
    for index in words.indices {
      let word = words[index]
      let value = Int(plane.values[index])
      result.words[index] =
        switch shadow.place {
        case .below: Self.over(word, ink.faded(value))
        case .alone: ink.faded(value)
        case .inside: Self.atop(ink.faded(PixelPlane.one - value), word)
        }
    }
    return result
  }

  private static func whole(_ value: Double) -> Int {
    Int(min(max(value.rounded(), -1e6), 1e6))
  }

  /// A pixel on top of another one.
  private static func over(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
    let rest = 255 - top >> 24
    guard rest > 0, bottom != 0 else { return top }
    var result: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let sum = (top >> shift & 255) + ((bottom >> shift & 255) * rest + 127) / 255
      result |= min(255, sum) << shift
    }
    return result
  }

  /// A pixel on top of another one, and only where that is.
  private static func atop(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
    let alpha = bottom >> 24
    guard alpha > 0, top != 0 else { return bottom }
    var inside: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      inside |= ((top >> shift & 255) * alpha + 127) / 255 << shift
    }
    let rest = 255 - top >> 24
    var result = alpha << 24
    for shift in [0, 8, 16] as [UInt32] {
      let sum = (inside >> shift & 255) + ((bottom >> shift & 255) * rest + 127) / 255
      result |= min(alpha, sum) << shift
    }
    return result
  }

  private func mapped(by matrix: DisplayColorMatrix) -> Pixels {
    var result = self
    var last: (from: UInt32, to: UInt32)?
    for index in words.indices {
      let word = words[index]
      if last?.from != word { last = (word, matrix.mapped(word)) }
      result.words[index] = last?.to ?? word
    }
    return result
  }
}

/// A colour whose components are multiplied by its alpha.
private struct PremultipliedColor {
  /// Blue, green, red and alpha, from 0 to 255.
  private let components: [Double]

  init(_ color: DisplayColor) {
    components = [color.blue, color.green, color.red, 1].map { $0 * color.alpha * 255 }
  }

  /// The pixel of the colour under a value of a plane.
  func faded(_ value: Int) -> UInt32 {
    guard value > 0 else { return 0 }
    let factor = Double(value) / Double(PixelPlane.one)
    var word: UInt32 = 0
    for index in components.indices {
      word |= UInt32((components[index] * factor).rounded()) << UInt32(index * 8)
    }
    return word
  }
}

extension DisplayColorMatrix {
  /// Maps a pixel, whose colour is divided by its alpha before and multiplied after.
  fileprivate func mapped(_ word: UInt32) -> UInt32 {
    let alpha = Double(word >> 24)
    let share = alpha > 0 ? 1 / alpha : 0
    let red = Double(word >> 16 & 255) * share
    let green = Double(word >> 8 & 255) * share
    let blue = Double(word & 255) * share
    func component(_ row: Int) -> Double {
      let color = factors[row] * red + factors[row + 1] * green + factors[row + 2] * blue
      return min(max(color + factors[row + 3] * (alpha / 255) + factors[row + 4], 0), 1)
    }
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    let opacity = component(15)
    return byte(opacity) << 24 | byte(component(0) * opacity) << 16
      | byte(component(5) * opacity) << 8 | byte(component(10) * opacity)
  }
}
