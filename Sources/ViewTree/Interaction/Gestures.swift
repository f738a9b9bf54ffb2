// SPDX-License-Identifier: MIT

public import Foundation

/// A drag.
public struct DragGesture: Gesture, Sendable {
  /// Where a drag is.
  public struct Value: Equatable, Sendable {
    /// Where it is now.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// Where it would come to rest.
    public var predictedEndLocation: CGPoint

    /// The way from its beginning.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The way from its beginning to where it would come to rest.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far a finger moves before it is a drag, in points.
  public var minimumDistance: CGFloat
  /// The space of the value's points.
  public var coordinateSpace: CoordinateSpace

  /// Makes the gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

/// A tap, or several.
public struct TapGesture: Gesture, Sendable {
  /// Nothing but that it happened.
  public typealias Value = Void
  /// How many taps.
  public var count: Int

  /// Makes the gesture.
  public init(count: Int = 1) { self.count = count }
}

/// A press that lasts.
public struct LongPressGesture: Gesture, Sendable {
  /// Whether it has lasted long enough.
  public typealias Value = Bool
  /// How long, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  /// Makes the gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// Two fingers that move apart; the value is the factor.
public struct MagnificationGesture: Gesture, Sendable {
  /// The factor.
  public typealias Value = CGFloat
  /// The smallest change of the factor that counts.
  public var minimumScaleDelta: CGFloat

  /// Makes the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that turn; the value is the angle.
public struct RotationGesture: Gesture, Sendable {
  /// The angle.
  public typealias Value = Angle
  /// The smallest angle that counts.
  public var minimumAngleDelta: Angle

  /// Makes the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}
