// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
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
  /// What the view tells by `Words`: the same in both reading directions, with and without
  /// remembered answers, and no news in a second layout.
  func words(sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
    let found = LayoutDirection.allCases.flatMap { direction in
      [true, false].map { isCaching in
        let log = Log<[String]>()
        let host = ViewHost(rootView: onPreferenceChange(Words.self) { log.add($0) })
        host.environment.layoutDirection = direction
        host.isCaching = isCaching
        for _ in 0..<2 { _ = host.layoutSnapshot(in: window) }
        #expect(log.values.count == 1, sourceLocation: sourceLocation)
        return log.values.last ?? ["no action"]
      }
    }
    #expect(found.allSatisfy { $0 == found[0] }, "\(found)", sourceLocation: sourceLocation)
    return found[0]
  }
}
