// SPDX-License-Identifier: MIT

public import Foundation
public import ViewTree

/// Expects a view in a window of the given size to have the frames of a written tree.
///
///     expectLayout(HStack(spacing: 0) { Color.red; Color.blue }, in: CGSize(width: 80, height: 20)) {
///       """
///       HStack  0,0  80×20
///         Color  0,0  40×20
///         Color  40,0  40×20
///       """
///     }
///
/// The text is what printing a ``LayoutSnapshot`` shows: a line a node, two spaces deeper than its
/// parent, with name, text, `#` and identifier, origin and size in points. Numbers may differ by
/// the tolerance; all else must be equal. Blank lines around the tree are ignored.
///
/// A failure shows the lines that differ. With `VIEWTREE_RECORD=1` in the environment of the test
/// run, the text in the source file is replaced with the actual tree and the test fails, saying
/// so; an empty closure is filled. Where `CI` is set, nothing is recorded.
///
/// Works in Swift Testing and in XCTest.
///
/// - Parameters:
///   - view: The view to lay out.
///   - size: The window's size in points; the view is centred in it.
///   - environment: The environment that the view gets.
///   - tolerance: The largest difference of two numbers that count as equal, in points. The tree
///     shows thousandths.
///   - expected: The expected tree.
public func expectLayout(
  _ view: some View, in size: CGSize, environment: EnvironmentValues = EnvironmentValues(),
  tolerance: Double = 0.001, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, @LayoutText expected: () -> String
) {
  expectLayout(
    view.layoutSnapshot(in: size, environment: environment), tolerance: tolerance, fileID: fileID,
    filePath: filePath, line: line, column: column, expected: expected)
}

/// Expects a view that gets a proposal to have the frames of a written tree.
///
/// The view lies at (0, 0) in its own size. See
/// ``expectLayout(_:in:environment:tolerance:fileID:filePath:line:column:expected:)``.
public func expectLayout(
  _ view: some View, proposal: ProposedViewSize,
  environment: EnvironmentValues = EnvironmentValues(), tolerance: Double = 0.001,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, @LayoutText expected: () -> String
) {
  expectLayout(
    view.layoutSnapshot(proposal: proposal, environment: environment), tolerance: tolerance,
    fileID: fileID, filePath: filePath, line: line, column: column, expected: expected)
}

/// Expects a snapshot to have the frames of a written tree.
///
/// See ``expectLayout(_:in:environment:tolerance:fileID:filePath:line:column:expected:)``.
public func expectLayout(
  _ snapshot: LayoutSnapshot, tolerance: Double = 0.001, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @LayoutText expected: () -> String
) {
  let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let check = LayoutCheck(tolerance: tolerance, place: place, recording: .current)
  if let failure = check.failure(expected: expected(), snapshot) { place.fail(failure) }
}
