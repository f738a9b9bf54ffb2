// SPDX-License-Identifier: MIT

public import Foundation

/// Views that change with time. A layout shows one moment: the first of the schedule from the
/// environment's `now` on, or `now` itself.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The moment that is shown.
  public struct Context: Sendable {
    /// How often the view is made again.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// All the time.
      case live
      /// Each second.
      case seconds
      /// Each minute.
      case minutes
    }

    /// The moment.
    public let date: Date
    /// How often the view is made again.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  @Environment(\.now) private var now

  /// Makes views for the moments of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The views of the moment.
  public var body: some View {
    let first = schedule.entries(from: now, mode: .normal).first { _ in true }
    return content(TimelineViewDefaultContext(date: first ?? now, cadence: .live))
  }
}

/// The moment that is shown, whatever the types of the view.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

/// Whether moments should be rare.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// No.
  case normal
  /// Yes.
  case lowFrequency
}

/// The moments at which a view is made again.
public protocol TimelineSchedule {
  /// The type of the moments.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Whether moments should be rare.
  typealias Mode = TimelineScheduleMode

  /// The moments from one on, in order; the first may lie before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The moments, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval

    /// The next moment.
    public mutating func next() -> Date? {
      defer { date = date.addingTimeInterval(interval) }
      return date
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Makes a schedule of a moment and all those seconds apart from it.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The moments from the last one before a date on.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    let first = start.addingTimeInterval(Swift.max(steps, 0) * interval)
    return Entries(date: steps.isFinite ? first : start, interval: interval)
  }
}

/// The start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}

  /// The starts of minutes from the one of a date on.
  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Moments that are written down.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Makes a schedule of moments in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The moments.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// Moments for an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval

  /// Makes a schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1.0 / 60
  }

  /// The moments from a date on.
  public func entries(from start: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule.Entries(date: start, interval: interval)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments at equal distances.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Moments for an animation.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Moments for an animation.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Moments that are written down.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
