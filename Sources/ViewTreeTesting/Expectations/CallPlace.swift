// SPDX-License-Identifier: MIT

internal import Foundation
internal import Testing
internal import XCTest

/// Where an expectation is written: where its failure is shown and its text is recorded.
package struct CallPlace: Sendable {
  private let fileID: String
  private let staticPath: StaticString
  let path: String
  let line: Int
  let column: Int

  /// The place of a call, from the arguments that the compiler fills in.
  init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = "\(fileID)"
    staticPath = filePath
    path = "\(filePath)"
    self.line = Int(clamping: line)
    self.column = Int(clamping: column)
  }

  /// A place in a file that is known at run time only.
  package init(path: String, line: Int, column: Int) {
    fileID = path
    staticPath = #filePath
    self.path = path
    self.line = line
    self.column = column
  }

  var fileName: String { URL(fileURLWithPath: path).lastPathComponent }

  /// Fails the running test, whichever framework runs it.
  func fail(_ message: String) {
    guard CallPlace.isSwiftTesting else {
      XCTFail("\n" + message, file: staticPath, line: UInt(line))
      return
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: fileID, filePath: path, line: line, column: column))
  }

  /// Whether Swift Testing runs the caller.
  ///
  /// A detached task has no current test; there, the arguments of the test process tell.
  private static var isSwiftTesting: Bool {
    if Test.current != nil { return true }
    return ProcessInfo.processInfo.arguments.contains("swift-testing")
  }
}
