// SPDX-License-Identifier: MIT

/// Builds the expected tree of ``expectLayout(_:in:environment:tolerance:fileID:filePath:line:column:expected:)``:
/// one string, or nothing yet.
@resultBuilder public enum LayoutText {
  /// An empty closure: no tree has been recorded yet.
  public static func buildBlock() -> String { "" }

  /// The tree as text.
  public static func buildBlock(_ text: String) -> String { text }
}
