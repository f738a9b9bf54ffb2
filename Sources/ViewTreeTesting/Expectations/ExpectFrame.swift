// SPDX-License-Identifier: MIT

public import ViewTree

/// Expects the node with an identifier to have a frame.
///
///     expectFrame("title", x: 16, width: 288, in: snapshot)
///
/// - Parameters:
///   - identifier: The `accessibilityIdentifier` or `id` of the node; the first one counts.
///   - x: The left edge in points in the snapshot's space; nil is not checked. So are the others.
///   - tolerance: The largest difference of two numbers that count as equal, in points.
///   - snapshot: The layout.
public func expectFrame(
  _ identifier: AnyHashable, x: Double? = nil, y: Double? = nil, width: Double? = nil,
  height: Double? = nil, tolerance: Double = 0.001, in snapshot: LayoutSnapshot,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let node = snapshot[identifier] else {
    place.fail(FrameFailure.missing(identifier, in: snapshot))
    return
  }
  let expected = PartialFrame(x: x, y: y, width: width, height: height)
  let differences = expected.differences(
    from: PartialFrame(node.frame), tolerance: tolerance)
  guard !differences.isEmpty else { return }
  place.fail(
    "The frame of \"\(identifier.base)\" differs: \(differences.joined(separator: "; "))\n"
      + "\(node)\nat \(node.path)")
}

/// Expects a layout that could do everything as it was asked.
///
/// A failure lists the snapshot's diagnostics.
public func expectNoDiagnostics(
  in snapshot: LayoutSnapshot, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  guard !snapshot.diagnostics.isEmpty else { return }
  let list = snapshot.diagnostics.map { "  \($0)" }.joined(separator: "\n")
  CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    .fail("The layout has \(snapshot.diagnostics.count) diagnostics:\n\(list)")
}

/// The words for a frame that cannot be compared.
enum FrameFailure {
  private static let shownIdentifiers = 10

  static func missing(_ identifier: AnyHashable, in snapshot: LayoutSnapshot) -> String {
    let known = snapshot.nodes.compactMap { $0.identifier.map { "\"\($0.base)\"" } }
    let shown = known.prefix(shownIdentifiers).joined(separator: ", ")
    let more = known.count > shownIdentifiers ? ", …" : ""
    let hint =
      known.isEmpty
      ? "Give the view an .accessibilityIdentifier(\"\(identifier.base)\")."
      : "The identifiers are: \(shown)\(more)."
    return "No node has the identifier \"\(identifier.base)\". \(hint)"
  }
}
