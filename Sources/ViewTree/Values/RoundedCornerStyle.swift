// SPDX-License-Identifier: MIT

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of an ellipse.
  case circular
  /// A curve that bends gradually into the straight sides.
  case continuous
}
