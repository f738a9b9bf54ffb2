// SPDX-License-Identifier: MIT

extension Font {
  /// How heavy the strokes are.
  @frozen public struct Weight: Hashable, Sendable {
    /// The weight on the scale of CSS and OpenType, from 100 to 900.
    let value: Double

    init(_ value: Double) {
      self.value = value
    }

    /// The thinnest, 100.
    public static let ultraLight = Weight(100)
    /// 200.
    public static let thin = Weight(200)
    /// 300.
    public static let light = Weight(300)
    /// The usual weight, 400.
    public static let regular = Weight(400)
    /// 500.
    public static let medium = Weight(500)
    /// 600.
    public static let semibold = Weight(600)
    /// 700.
    public static let bold = Weight(700)
    /// 800.
    public static let heavy = Weight(800)
    /// The heaviest, 900.
    public static let black = Weight(900)
  }
}
