// SPDX-License-Identifier: MIT

internal import Foundation

/// Whether expected texts are replaced in the source files.
package enum RecordingMode: Sendable {
  case off
  case on
  /// Asked for where it is never done.
  case refused

  /// The environment variable that asks for recording.
  static let variable = "VIEWTREE_RECORD"

  static let current = RecordingMode(environment: ProcessInfo.processInfo.environment)

  /// On for `VIEWTREE_RECORD=1`, but not where `CI` is set to anything but an empty text, `0` or
  /// `false`.
  package init(environment: [String: String]) {
    guard environment[RecordingMode.variable] == "1" else {
      self = .off
      return
    }
    let isCI = !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
    self = isCI ? .refused : .on
  }

  /// How to record the tree.
  func hint(isNew: Bool) -> String {
    let how = "run this test with \(RecordingMode.variable)=1"
    switch self {
    case .refused: return "\(RecordingMode.variable) is ignored where CI is set; \(how) elsewhere."
    case .on, .off:
      return isNew ? "To write it here, \(how)." : "If the new layout is right, \(how)."
    }
  }
}
