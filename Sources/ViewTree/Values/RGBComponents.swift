// SPDX-License-Identifier: MIT

internal import Foundation

/// Three colour components and the arithmetic between colour spaces.
struct RGBComponents: Hashable, Sendable {
  var red: Double, green: Double, blue: Double

  init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// sRGB components of a hue (a turn is 1), a saturation and a brightness, the latter two from 0 to 1.
  ///
  /// Every component is the brightness, lowered by a share that depends on how far away its hue is.
  init(hue: Double, saturation: Double, brightness: Double) {
    guard hue.isFinite, saturation.isFinite, brightness.isFinite else {
      self.init(red: 0, green: 0, blue: 0)
      return
    }
    func component(_ sector: Double) -> Double {
      let offset = (sector + hue * 6).truncatingRemainder(dividingBy: 6)
      let k = offset < 0 ? offset + 6 : offset
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1))
  }

  /// The same with zero for every component that is not finite.
  var finite: RGBComponents { map { $0.isFinite ? $0 : 0 } }

  /// The components in gamma-encoded sRGB.
  func convertedToSRGB(from space: Color.RGBColorSpace) -> RGBComponents {
    switch space {
    case .sRGB: self
    case .sRGBLinear: map(RGBComponents.encoded)
    case .displayP3:
      map(RGBComponents.linear).displayP3PrimariesToSRGB.map(RGBComponents.encoded)
    }
  }

  /// Light in Display P3's primaries as light in sRGB's.
  ///
  /// The matrix is the product of the two spaces' chromaticity matrices, both with white point D65.
  private var displayP3PrimariesToSRGB: RGBComponents {
    RGBComponents(
      red: 1.2249401762805598 * red - 0.2249401762805597 * green,
      green: -0.0420569547096881 * red + 1.0420569547096881 * green,
      blue: -0.0196375545903344 * red - 0.0786360455506319 * green + 1.0982736001409661 * blue)
  }

  /// The sRGB transfer function (IEC 61966-2-1), mirrored for negative values.
  static func encoded(_ light: Double) -> Double {
    let magnitude = abs(light)
    let value = magnitude <= 0.0031308 ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }

  /// The inverse of `encoded`.
  static func linear(_ value: Double) -> Double {
    let magnitude = abs(value)
    let light = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  private func map(_ transform: (Double) -> Double) -> RGBComponents {
    RGBComponents(red: transform(red), green: transform(green), blue: transform(blue))
  }
}
