// SPDX-License-Identifier: MIT

public import Foundation

extension GraphicsContext {
  /// A change of what is drawn in a canvas, as one picture. Lengths are points; what has a number
  /// that is not finite changes nothing.
  public struct Filter: Sendable {
    let make: @Sendable (EnvironmentValues) -> [DisplayFilter]

    private init(_ make: @escaping @Sendable (EnvironmentValues) -> [DisplayFilter]) {
      self.make = make
    }

    private static func colors(_ amount: Double, _ matrix: DisplayColorMatrix) -> Filter {
      Filter { _ in amount.isFinite ? [.colors(matrix)] : [] }
    }

    /// A shadow; its radius is twice the standard deviation of the blur (ours).
    ///
    /// - Parameters:
    ///   - blendMode: no effect.
    ///   - options: `shadowOnly` leaves out what throws the shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      let style = ShadowStyle(
        color: color, radius: radius, x: x, y: y,
        place: options.contains(.shadowOnly) ? .alone : .below)
      return Filter { [style.filter(in: $0)] }
    }

    /// A blur; the radius is its standard deviation (ours).
    ///
    /// - Parameter options: `opaque` makes what is drawn opaque.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      let isOpaque = options.contains(.opaque)
      return Filter { _ in DrawnLayer.blur(radius: radius, opaque: isOpaque).filters }
    }

    /// A map of colours.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter { _ in [.colors(matrix.display)] }
    }

    /// Adds to red, green and blue.
    public static func brightness(_ amount: Double) -> Filter {
      colors(amount, .brightness(amount))
    }

    /// Changes the contrast: 0 is grey, 1 no change.
    public static func contrast(_ amount: Double) -> Filter { colors(amount, .contrast(amount)) }

    /// Changes the saturation: 0 is grey, 1 no change.
    public static func saturation(_ amount: Double) -> Filter {
      colors(amount, .saturation(amount))
    }

    /// Takes colour out: 0 is no change, 1 grey.
    public static func grayscale(_ amount: Double) -> Filter { colors(amount, .grayscale(amount)) }

    /// Turns the hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      colors(angle.radians, .hueRotation(angle.radians))
    }

    /// Multiplies the colours and the opacity by those of a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { [.colors(.multiplication(by: color.displayColor(in: $0)))] }
    }

    /// Inverts the colours: 0 is no change, 1 the opposite.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      colors(amount, .inversion(amount))
    }

    /// Makes bright parts opaque and dark ones clear, and all black.
    public static var luminanceToAlpha: Filter { Filter { _ in [.colors(.luminanceToAlpha)] } }
  }

  /// How a filter is applied; no effect.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// In linear light.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Without what throws it.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
  }

  /// How a blur is drawn.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What is drawn becomes opaque.
    public static let opaque = BlurOptions(rawValue: 1)
  }

  /// Factors of red, green, blue, alpha and 1, for each component of the new colour.
  public struct ColorMatrix: Equatable, Sendable {
    /// For red.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// For green.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// For blue.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// For the opacity.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Makes a map that changes nothing.
    public init() {}

    var display: DisplayColorMatrix {
      DisplayColorMatrix(
        factors: [
          r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5,
        ].map(Double.init))
    }
  }
}
