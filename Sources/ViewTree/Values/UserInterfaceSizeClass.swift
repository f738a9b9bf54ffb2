// SPDX-License-Identifier: MIT

/// How much room a screen has along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room, such as the width of a telephone.
  case compact
  /// Ample room.
  case regular
}
