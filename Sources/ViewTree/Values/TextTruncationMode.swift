// SPDX-License-Identifier: MIT

/// Where a line that does not fit is cut; `Text.TruncationMode` is the name to use.
public enum _TextTruncationMode: Hashable, Sendable {
  /// At its start.
  case head
  /// At its end.
  case tail
  /// In its middle.
  case middle
}
