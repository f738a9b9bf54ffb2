// SPDX-License-Identifier: MIT

public import Foundation
internal import TextEngine

/// Something that hands on values: the part of Combine that views need.
///
/// There is no Combine outside of Apple's systems; only what objects that views watch are made of is
/// here. Values come on the thread that sends them.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// How it may end.
  associatedtype Failure: Error

  /// Hands each value to an action, until the action answers false or what is given back is
  /// cancelled.
  func _receive(_ action: @escaping (Output) -> Bool) -> AnyCancellable
}

extension Publisher where Failure == Never {
  /// Does something with each value, for as long as what is given back is kept.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _receive {
      receiveValue($0)
      return true
    }
  }

  /// Writes each value into a property, for as long as what is given back is kept.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

extension Publisher {
  /// The publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// The publisher of what a closure makes of the values.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { action in _receive { action(transform($0)) } }
  }

  /// The publisher of the values that a closure lets through.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { action in _receive { isIncluded($0) ? action($0) : true } }
  }
}

/// A publisher whose type is not visible.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let receive: (@escaping (Output) -> Bool) -> AnyCancellable

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    receive = publisher._receive
  }

  init(_ receive: @escaping (@escaping (Output) -> Bool) -> AnyCancellable) {
    self.receive = receive
  }

  /// Hands each value to an action.
  public func _receive(_ action: @escaping (Output) -> Bool) -> AnyCancellable {
    receive(action)
  }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// It does not fail.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Makes a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Hands the value to an action.
  public func _receive(_ action: @escaping (Output) -> Bool) -> AnyCancellable {
    _ = action(output)
    return AnyCancellable {}
  }
}

/// Something that can be stopped.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

/// Stops something when it is asked to, or when nobody keeps it.
///
/// `@unchecked Sendable`: the closure is taken out inside the lock, once, and then called.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = Lock<Void>(())
  private var action: (() -> Void)?

  /// Makes a value that stops something by a closure.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Stops it; a second time does nothing.
  public func cancel() { take()?() }

  private func take() -> (() -> Void)? {
    var taken: (() -> Void)?
    lock.withLock { _ in swap(&taken, &action) }
    return taken
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Whether both are one object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Feeds the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  deinit { cancel() }
}

extension Timer {
  /// A publisher of moments: in a layout no time passes, and none comes.
  public struct TimerPublisher: Publisher {
    /// Moments.
    public typealias Output = Date
    /// It does not fail.
    public typealias Failure = Never

    /// Starts with the first receiver.
    public func autoconnect() -> TimerPublisher { self }

    /// Hands no moment to an action.
    public func _receive(_ action: @escaping (Date) -> Bool) -> AnyCancellable {
      AnyCancellable {}
    }
  }

  /// A publisher of moments: in a layout no time passes, and none comes.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher()
  }
}
