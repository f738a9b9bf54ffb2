// SPDX-License-Identifier: MIT

internal import TextEngine

/// A publisher that values can be sent through.
public protocol Subject<Output, Failure>: Publisher, AnyObject {
  /// Sends a value.
  func send(_ value: Output)
}

extension Subject where Output == Void {
  /// Sends that something happened.
  public func send() { send(()) }
}

/// Whoever wants to have the values of a publisher, in the order of coming.
///
/// `@unchecked Sendable`: the list is reached inside the lock only. The actions are called outside of
/// it on the thread that sends; what they capture is the concern of whoever sends from several
/// threads.
final class Receivers<Output>: @unchecked Sendable {
  private typealias Receiver = (key: Int, run: (Output) -> Bool)

  private let lock = Lock<Void>(())
  private var receivers: [Receiver] = []
  private var lastKey = 0

  func add(_ action: @escaping (Output) -> Bool) -> AnyCancellable {
    var key = 0
    lock.withLock { _ in
      lastKey += 1
      key = lastKey
      receivers.append((lastKey, action))
    }
    return AnyCancellable { [weak self] in self?.remove(key) }
  }

  func send(_ value: Output) {
    var current: [Receiver] = []
    lock.withLock { _ in current = receivers }
    for receiver in current where !receiver.run(value) { remove(receiver.key) }
  }

  private func remove(_ key: Int) {
    lock.withLock { _ in receivers.removeAll { $0.key == key } }
  }
}

/// A subject that keeps nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output>()

  /// Makes a subject.
  public init() {}

  /// Sends a value to all that receive now.
  public func send(_ value: Output) { receivers.send(value) }

  /// Hands each value to an action.
  public func _receive(_ action: @escaping (Output) -> Bool) -> AnyCancellable {
    receivers.add(action)
  }
}

/// A subject that keeps its latest value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output>()

  /// The latest value; writing it sends it.
  public var value: Output {
    didSet { receivers.send(value) }
  }

  /// Makes a subject with a first value.
  public init(_ value: Output) { self.value = value }

  /// Sends a value.
  public func send(_ value: Output) { self.value = value }

  /// Hands the latest value to an action, and then each that comes.
  public func _receive(_ action: @escaping (Output) -> Bool) -> AnyCancellable {
    action(value) ? receivers.add(action) : AnyCancellable {}
  }
}
