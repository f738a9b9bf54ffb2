// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import ViewTree

/// The words that views tell, in the order in which they are joined.
struct Words: PreferenceKey {
  static var defaultValue: [String] { ["default"] }

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

/// The bounds that views tell.
struct Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// The largest height that views tell.
struct Tallest: PreferenceKey {
  static var defaultValue: CGFloat { 0 }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Collects what closures are called with.
final class Log<Value: Sendable>: Sendable {
  private let contents = Mutex<[Value]>([])

  var values: [Value] { contents.withLock { $0 } }

  func add(_ value: Value) { contents.withLock { $0.append(value) } }
}

extension View {
  func word(_ word: String) -> some View { preference(key: Words.self, value: [word]) }
}

/// A box of a fixed size.
func box(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

let window = CGSize(width: 200, height: 200)

extension View {
  /// What the view tells by `Words`, through one layout.
  func words() -> [String] {
    let log = Log<[String]>()
    _ = onPreferenceChange(Words.self) { log.add($0) }.layoutSnapshot(in: window)
    return log.values.last ?? ["no action"]
  }
}
