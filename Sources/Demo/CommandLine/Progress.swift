// SPDX-License-Identifier: MIT

import Foundation

/// Shows on one line of a terminal how far the work is; silent anywhere else.
final class Progress {
  private let count: Int
  private var done = 0
  private let isShown = isatty(STDERR_FILENO) != 0

  init(count: Int) {
    self.count = count
  }

  /// Says that the next piece of work begins.
  func begin(_ name: String) {
    done += 1
    show("\(done)/\(count) \(name)")
  }

  /// Clears the line.
  func end() { show("") }

  /// Goes to the line's start, writes, and clears what was there before.
  private func show(_ text: String) {
    guard isShown else { return }
    FileHandle.standardError.write(Data("\r\(text)\u{1B}[K".utf8))
  }
}
