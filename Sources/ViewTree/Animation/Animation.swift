// SPDX-License-Identifier: MIT

/// How a change would run in time.
///
/// A layout shows one moment, so that nothing runs: the value is there for sources that name it.
public struct Animation: Hashable, Sendable {
  private enum Part: Hashable {
    case curve(String, [Double])
    case delay(Double)
    case speed(Double)
    case repeats(Int?, Bool)
  }

  private var parts: [Part]

  private init(_ name: String, _ numbers: Double...) { parts = [.curve(name, numbers)] }

  private func adding(_ part: Part) -> Animation {
    var animation = self
    animation.parts.append(part)
    return animation
  }

  /// The usual curve.
  public static let `default` = Animation("default")
  /// An even speed.
  public static var linear: Animation { Animation("linear") }
  /// A slow start.
  public static var easeIn: Animation { Animation("easeIn") }
  /// A slow end.
  public static var easeOut: Animation { Animation("easeOut") }
  /// A slow start and a slow end.
  public static var easeInOut: Animation { Animation("easeInOut") }
  /// A spring.
  public static var spring: Animation { Animation("spring") }
  /// A spring for gestures.
  public static var interactiveSpring: Animation { Animation("interactiveSpring") }
  /// A spring without a bounce.
  public static var smooth: Animation { Animation("smooth") }
  /// A spring with a small bounce.
  public static var snappy: Animation { Animation("snappy") }
  /// A spring with a bounce.
  public static var bouncy: Animation { Animation("bouncy") }

  /// An even speed, for a duration in seconds.
  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }

  /// A slow start, for a duration in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }

  /// A slow end, for a duration in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }

  /// A slow start and a slow end, for a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }

  /// A curve by two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation("timingCurve", p1x, p1y, p2x, p2y, duration)
  }

  /// A spring by its response in seconds and its damping.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring", response, dampingFraction, blendDuration)
  }

  /// A spring by its duration in seconds and its bounce.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring by bounce", duration, bounce, blendDuration)
  }

  /// A spring for gestures.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation("interactiveSpring", response, dampingFraction, blendDuration)
  }

  /// A spring by its physics.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring", mass, stiffness, damping, initialVelocity)
  }

  /// A spring without a bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth", duration, extraBounce)
  }

  /// A spring with a small bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy", duration, extraBounce)
  }

  /// A spring with a bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", duration, extraBounce)
  }

  /// Starts after seconds.
  public func delay(_ delay: Double) -> Animation { adding(.delay(delay)) }

  /// Runs faster by a factor.
  public func speed(_ speed: Double) -> Animation { adding(.speed(speed)) }

  /// Runs several times, back and forth if wanted.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    adding(.repeats(repeatCount, autoreverses))
  }

  /// Runs without an end, back and forth if wanted.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    adding(.repeats(nil, autoreverses))
  }
}

/// Changes state. A layout shows one moment: the change is there at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Says how changes inside would run when a value changes. The layout stays.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    inert("animation")
  }

  /// Says how changes inside would run. The layout stays.
  public func animation(_ animation: Animation?) -> some View { inert("animation") }

  /// Says how what a closure changes about the view would run; the change is there.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(self))).inert("animation")
  }

  /// Says how the view would come and go. The layout stays.
  public func transition(_ t: AnyTransition) -> some View { inert("transition") }

  /// Changes how changes inside would run. The closure is not called.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    inert("transaction")
  }
}

extension Binding {
  /// The same binding: a change that it makes is there at once.
  public func animation(_ animation: Animation? = .default) -> Binding { self }
}
