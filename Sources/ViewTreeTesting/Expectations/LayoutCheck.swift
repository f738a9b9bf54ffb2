// SPDX-License-Identifier: MIT

internal import ViewTree

/// Compares a snapshot with the tree that a call expects, and records it when that is asked for.
package struct LayoutCheck {
  private let tolerance: Double
  private let place: CallPlace
  private let recording: RecordingMode
  private let recorder: SourceRecorder

  package init(
    tolerance: Double, place: CallPlace, recording: RecordingMode,
    recorder: SourceRecorder = .shared
  ) {
    self.recorder = recorder
    self.tolerance = tolerance
    self.place = place
    self.recording = recording
  }

  /// What to tell of the difference and of the recording; nil when the trees agree.
  package func failure(expected: String, actual: String, notes: [String] = []) -> String? {
    let diff = TreeDiff(expected: expected, actual: actual, tolerance: tolerance)
    if diff.isEmpty { return nil }
    guard recording != .on else { return record(actual, replacing: expected, diff) }
    let isNew = TreeText.lines(expected).isEmpty
    let title = isNew ? "No layout is expected yet; this is the actual one:" : diff.title
    return ([title, diff.text] + notes + [recording.hint(isNew: isNew)]).joined(separator: "\n")
  }

  func failure(expected: String, _ snapshot: LayoutSnapshot) -> String? {
    failure(
      expected: expected, actual: snapshot.description,
      notes: snapshot.diagnostics.map { "Note: \($0)" })
  }

  private func record(_ actual: String, replacing expected: String, _ diff: TreeDiff) -> String {
    do {
      try recorder.record(actual, replacing: expected, at: place)
      return "Recorded the layout in \(place.fileName); look at it and run the test again without "
        + "\(RecordingMode.variable).\n\(diff.text)"
    } catch {
      return "The layout was not recorded: \(error)\n\(diff.title)\n\(diff.text)"
    }
  }
}
