// SPDX-License-Identifier: MIT

/// Views that would go through phases: a layout shows the first one.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let content: Content?

  /// Makes an animator that goes round.
  public init<Phases: Sequence>(
    _ phases: Phases, @ViewBuilder content: (Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.content = phases.first { _ in true }.map(content)
  }

  /// Makes an animator that starts when a value changes.
  public init<Phases: Sequence>(
    _ phases: Phases, trigger: some Equatable, @ViewBuilder content: (Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.content = phases.first { _ in true }.map(content)
  }

  /// The content in the first phase.
  public var body: some View { content }
}

/// Views that would follow a value through time: a layout shows the first one.
public struct KeyframeAnimator<Value, KeyframePath, Content: View>: View {
  let content: Content

  /// Makes an animator.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  /// Makes an animator that starts when a value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  /// The content with the first value.
  public var body: some View { content }
}

/// A view as an animator's closure gets it.
public struct PlaceholderContentView<Value>: View {
  let content: AnyView

  /// The view that is animated.
  public var body: some View { content }
}

/// A layout shows one moment: the first phase, or the first value.
extension View {
  /// Changes the view through phases that go round; the first one is shown.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> some View,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(PlaceholderContentView(content: AnyView(self)), $0) }
  }

  /// Changes the view through phases when a value changes; the first one is shown.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> some View,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(PlaceholderContentView(content: AnyView(self)), $0) }
  }

  /// Changes the view by a value that follows tracks; the first value counts.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: (Value) -> some Any
  ) -> some View {
    content(PlaceholderContentView(content: AnyView(self)), initialValue)
  }

  /// Changes the view by a value that follows tracks when another value changes; the first value
  /// counts.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: (Value) -> some Any
  ) -> some View {
    content(PlaceholderContentView(content: AnyView(self)), initialValue)
  }
}

/// A part of a track; never run.
public protocol _Keyframe<Value> {
  /// The type of what goes through time.
  associatedtype Value
}

/// Puts tracks and their parts together; they are never run.
@resultBuilder public enum KeyframesBuilder<Value> {
  /// Takes a track.
  public static func buildExpression<V>(_ track: KeyframeTrack<Value, V>) -> _Keyframes {
    _Keyframes()
  }
  /// Takes a part of a track.
  public static func buildExpression(_ keyframe: some _Keyframe<Value>) -> _Keyframes {
    _Keyframes()
  }
  /// Takes all.
  public static func buildBlock(_ parts: _Keyframes...) -> _Keyframes { _Keyframes() }
  /// Takes what may be missing.
  public static func buildOptional(_ part: _Keyframes?) -> _Keyframes { _Keyframes() }
  /// Takes one of two branches.
  public static func buildEither(first part: _Keyframes) -> _Keyframes { part }
  /// Takes one of two branches.
  public static func buildEither(second part: _Keyframes) -> _Keyframes { part }
  /// Takes the parts of a loop.
  public static func buildArray(_ parts: [_Keyframes]) -> _Keyframes { _Keyframes() }
}

/// Tracks that a builder put together.
public struct _Keyframes: Sendable {}

/// How a part of a value goes through time; never run.
public struct KeyframeTrack<Root, Value> {
  /// Makes a track of a part.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframesBuilder<Value> content: () -> _Keyframes
  ) {}

  /// Makes a track of the whole value.
  public init(@KeyframesBuilder<Value> content: () -> _Keyframes) where Root == Value {}
}

/// A way to a value at an even speed.
public struct LinearKeyframe<Value>: _Keyframe {
  /// Makes a part of a track that takes some seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// A way to a value along a curve.
public struct CubicKeyframe<Value>: _Keyframe {
  /// Makes a part of a track that takes some seconds.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A way to a value as a spring goes.
public struct SpringKeyframe<Value>: _Keyframe {
  /// Makes a part of a track that takes some seconds.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

/// A jump to a value.
public struct MoveKeyframe<Value>: _Keyframe {
  /// Makes a jump.
  public init(_ to: Value) {}
}

/// How fast something goes at each part of its way.
public struct UnitCurve: Hashable, Sendable {
  private let name: String

  /// At an even speed.
  public static let linear = UnitCurve(name: "linear")
  /// Slowly at first.
  public static let easeIn = UnitCurve(name: "easeIn")
  /// Slowly at last.
  public static let easeOut = UnitCurve(name: "easeOut")
  /// Slowly at first and at last.
  public static let easeInOut = UnitCurve(name: "easeInOut")

  /// By two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(name: "bezier \(startControlPoint) \(endControlPoint)")
  }
}

/// A spring.
public struct Spring: Hashable, Sendable {
  /// How long it seems to take, in seconds.
  public var duration: Double
  /// How much it goes too far: 0 for not at all.
  public var bounce: Double

  /// Makes a spring.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Without a bounce.
  public static let smooth = Spring()
  /// With a small bounce.
  public static let snappy = Spring(bounce: 0.15)
  /// With a bounce.
  public static let bouncy = Spring(bounce: 0.3)
}

/// How a view comes and goes. A layout shows one moment, in which nothing does.
public protocol Transition {
  /// The type of what it looks like.
  associatedtype Body: View
  /// The view.
  typealias Content = PlaceholderContentView<Self>

  /// What the view looks like in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// Where a view is on its way.
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// There.
  case identity
  /// Gone.
  case didDisappear

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before it comes, 0 while it is there, 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
