// SPDX-License-Identifier: MIT

public import Foundation

/// Two fingers that move apart.
public struct MagnifyGesture: Gesture, Sendable {
  /// How far they are apart.
  public struct Value: Equatable, Sendable {
    /// The factor.
    public var magnification: CGFloat
    /// How fast it changes.
    public var velocity: CGFloat
    /// Where it began, as a part of the view.
    public var startAnchor: UnitPoint
    /// Where it began.
    public var startLocation: CGPoint
  }

  /// The smallest change of the factor that counts.
  public var minimumScaleDelta: CGFloat

  /// Makes the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that turn.
public struct RotateGesture: Gesture, Sendable {
  /// How far they have turned.
  public struct Value: Equatable, Sendable {
    /// The angle.
    public var rotation: Angle
    /// How fast it changes.
    public var velocity: Angle
    /// Where it began, as a part of the view.
    public var startAnchor: UnitPoint
    /// Where it began.
    public var startLocation: CGPoint
  }

  /// The smallest angle that counts.
  public var minimumAngleDelta: Angle

  /// Makes the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// A tap with its place.
public struct SpatialTapGesture: Gesture, Sendable {
  /// Where a tap is.
  public struct Value: Equatable, Sendable {
    /// The place.
    public var location: CGPoint
  }

  /// How many taps.
  public var count: Int

  /// Makes the gesture.
  public init(count: Int = 1) { self.count = count }
}

/// A gesture after another one.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far both have come.
  public enum Value {
    /// The first one goes on.
    case first(First.Value)
    /// The first one has ended, and the second may go on.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What both tell.
  public struct Value {
    /// The first one's value, if it goes on.
    public var first: First.Value?
    /// The second one's value, if it goes on.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// One of two gestures: the first one if it can.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What one of them tells.
  public enum Value {
    /// The first one's value.
    case first(First.Value)
    /// The second one's value.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension Gesture {
  /// This gesture, and another one after it.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture and another one at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, or another one if it cannot.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
