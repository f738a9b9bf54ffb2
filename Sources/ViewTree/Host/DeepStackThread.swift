// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine
internal import TextEngine

/// A thread with a very large stack, for views that are nested more deeply than the caller's
/// stack can follow.
///
/// The stack's memory is reserved, and only touched pages cost anything. One idle thread is kept
/// for the next deep view, so that its pages are not faulted in again.
///
/// `@unchecked Sendable`: `work` and `isStopping` are only touched while `condition` is locked,
/// or by the thread while the caller waits; the closure behind `work` ends before its caller goes on.
final class DeepStackThread: @unchecked Sendable {
  private let condition = NSCondition()
  private var work: (() -> Void)?
  private var isStopping = false

  /// The stack sizes that are tried, in bytes; a limited address space refuses the large ones.
  private static let stackSizes = [4 << 30, 1 << 30, 256 << 20, 64 << 20]

  private init?() {
    guard start() else { return nil }
  }

  private func start() -> Bool {
    for size in DeepStackThread.stackSizes where start(stackSize: size) {
      DeepStackThread.limit.withLock { $0 = min($0, size / DeepStackThread.bytesPerLevel) }
      return true
    }
    DeepStackThread.limit.withLock { $0 = min($0, DeepStackThread.limitWithoutThread) }
    return false
  }

  /// How deeply views may be nested: 200,000 levels, or less where the system gives smaller
  /// stacks.
  static var depthLimit: Int { limit.withLock { $0 } }

  /// The most stack that a level takes, with debug builds in mind.
  private static let bytesPerLevel = 16 << 10
  private static let limitWithoutThread = 256
  private static let limit = Lock(200_000)

  private func start(stackSize: Int) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return false }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let this = Unmanaged.passRetained(self)
    let code = pthread_create(
      &thread, &attributes,
      { argument in
        #if canImport(Darwin)
          let pointer: UnsafeMutableRawPointer? = argument
        #else
          let pointer = argument
        #endif
        if let pointer {
          Unmanaged<DeepStackThread>.fromOpaque(pointer).takeRetainedValue().loop()
        }
        return nil
      }, this.toOpaque())
    if code != 0 { this.release() }
    return code == 0
  }

  private func loop() {
    DeepStackThread.isCurrent = true
    while true {
      condition.lock()
      while work == nil && !isStopping { condition.wait() }
      let isDone = work == nil
      condition.unlock()
      if isDone { return }
      perform()
      condition.lock()
      work = nil
      condition.broadcast()
      condition.unlock()
    }
  }

  /// Runs the work in a call of its own, so that no reference to it outlives the signal.
  @inline(never) private func perform() { work?() }

  private func run(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      condition.lock()
      work = body
      condition.broadcast()
      while work != nil { condition.wait() }
      condition.unlock()
    }
  }

  private func stop() {
    condition.lock()
    isStopping = true
    condition.broadcast()
    condition.unlock()
  }

  private static let idle = Lock<DeepStackThread?>(nil)

  /// Whether the calling thread is one of these.
  static var isCurrent: Bool {
    get { pthread_getspecific(marker) != nil }
    set { pthread_setspecific(marker, newValue ? UnsafeRawPointer(bitPattern: 1) : nil) }
  }

  private static let marker: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Runs `body` on a large stack and returns when it is done.
  static func run(_ body: () -> Void) {
    if isCurrent {
      body()
      return
    }
    let waiting = idle.withLock { thread in
      defer { thread = nil }
      return thread
    }
    guard let thread = waiting ?? DeepStackThread() else {
      body()
      return
    }
    thread.run(body)
    let spare = idle.withLock { idle -> DeepStackThread? in
      if idle != nil { return thread }
      idle = thread
      return nil
    }
    spare?.stop()
  }
}

/// Hands the kernel's deep passes to a thread with a large stack.
struct LargeStack: DeepStack {
  func run(_ body: () -> Void) { DeepStackThread.run(body) }
}
