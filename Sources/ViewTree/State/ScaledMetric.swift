// SPDX-License-Identifier: MIT

/// A length in points that grows with the reader's text size.
///
/// The value is multiplied by the growth of a text style and rounded to the nearest pixel; halves
/// go away from zero. Outside a layout it is the base value, for nothing was set that scales it.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let baseValue: Value
  private let textStyle: Font.TextStyle
  private var environment: EnvironmentValues?

  /// Makes a length that follows a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    baseValue = wrappedValue
    self.textStyle = textStyle
  }

  /// Makes a length that follows the body style.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The scaled length.
  public var wrappedValue: Value {
    guard let environment = environment ?? CurrentEnvironment.value else { return baseValue }
    let scaled = Double(baseValue) * TextSizes(environment).scaleFactor(of: textStyle)
    let pixel = Double(environment.pixelLength)
    let rounded = (scaled / pixel).rounded() * pixel
    return Value(rounded.isFinite ? rounded : scaled)
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: InstallableProperty {
  mutating func install(_ context: DynamicPropertyContext, slot: StateSlot) {
    environment = context.environment
  }
}
