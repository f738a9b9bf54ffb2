// SPDX-License-Identifier: MIT

/// A command line that means nothing; the message is one line.
struct UsageError: Error, Equatable {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
