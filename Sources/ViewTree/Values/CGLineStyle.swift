// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics)
  /// The ends of an open line.
  public enum CGLineCap: Int32, Hashable, Sendable {
    /// Cut at the end point.
    case butt
    /// A half circle around the end point.
    case round
    /// A half square beyond the end point.
    case square
  }

  /// The corners between two segments of a line.
  public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A pointed corner up to the miter limit.
    case miter
    /// A round corner.
    case round
    /// A cut corner.
    case bevel
  }
#endif
