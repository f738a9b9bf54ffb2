// SPDX-License-Identifier: MIT

/// A command line that means nothing; the message is one line.
package struct UsageError: Error, Equatable {
  package var message: String

  package init(_ message: String) {
    self.message = message
  }
}
