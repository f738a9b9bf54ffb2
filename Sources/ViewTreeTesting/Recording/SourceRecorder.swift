// SPDX-License-Identifier: MIT

internal import Foundation
internal import Synchronization

/// Replaces expected trees in source files, one at a time.
///
/// Calls come with the lines that the compiler saw. As recordings move the lines below them, the
/// recorder remembers by how much; it is shared by the whole test process.
package final class SourceRecorder: Sendable {
  package static let shared = SourceRecorder()

  private struct Recorded {
    var line: Int
    var addedLines: Int
  }

  private let recorded = Mutex<[String: [Recorded]]>([:])

  package init() {}

  /// Writes a tree into the trailing closure of a call.
  package func record(_ tree: String, replacing expected: String, at place: CallPlace) throws {
    try record(
      tree, replacing: expected, path: place.path, line: place.line, column: place.column)
  }

  package func record(
    _ tree: String, replacing expected: String, path: String, line: Int, column: Int
  ) throws {
    try recorded.withLock { recorded in
      let earlier = recorded[path] ?? []
      if earlier.contains(where: { $0.line == line }) { throw RecordingError.recordedTwice }
      let moved = earlier.filter { $0.line < line }.reduce(0) { $0 + $1.addedLines }
      guard let source = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw RecordingError.unreadable(path)
      }
      let call = try SourceCall(source, line: line + moved, column: column)
      let result = try call.replacing(expected, with: tree)
      do {
        try result.write(toFile: path, atomically: true, encoding: .utf8)
      } catch {
        throw RecordingError.unwritable(path)
      }
      let added = lineCount(result) - lineCount(source)
      recorded[path, default: []].append(Recorded(line: line, addedLines: added))
    }
  }

  private func lineCount(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
}

/// Why a tree was not recorded.
package enum RecordingError: Error, Equatable, CustomStringConvertible {
  case unreadable(String)
  case unwritable(String)
  case recordedTwice
  case noCall
  case noLiteral
  case staleSource

  package var description: String {
    switch self {
    case .unreadable(let path): "\(path) cannot be read."
    case .unwritable(let path): "\(path) cannot be written."
    case .recordedTwice:
      "this line was recorded a moment ago. A call that runs more than once cannot have different "
        + "layouts; calls on one line are recorded one run at a time."
    case .noCall: "there is no call at this line any more; build the tests again."
    case .noLiteral:
      "the expected tree is not a string literal of its own in the call's trailing closure."
    case .staleSource: "the source is not what was compiled; build the tests again."
    }
  }
}
