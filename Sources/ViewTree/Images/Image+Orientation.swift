// SPDX-License-Identifier: MIT

package import LayoutEngine

extension Image {
  /// How stored pixels are turned before they are shown.
  public enum Orientation: CaseIterable, Hashable, Sendable {
    /// As they are.
    case up
    /// Left and right change places.
    case upMirrored
    /// Half a turn.
    case down
    /// Top and bottom change places.
    case downMirrored
    /// A quarter turn counterclockwise.
    case left
    /// Mirrored at the diagonal from the top left corner.
    case leftMirrored
    /// A quarter turn clockwise.
    case right
    /// Mirrored at the diagonal from the top right corner.
    case rightMirrored
  }
}

extension Image.Orientation {
  /// The orientation of a number from 1 to 8 (Exif 2.32, 4.6.4).
  init?(exif number: Int) {
    switch number {
    case 1: self = .up
    case 2: self = .upMirrored
    case 3: self = .down
    case 4: self = .downMirrored
    case 5: self = .leftMirrored
    case 6: self = .right
    case 7: self = .rightMirrored
    case 8: self = .left
    default: return nil
    }
  }

  /// Whether width and height change places.
  package var swapsSides: Bool {
    switch self {
    case .up, .upMirrored, .down, .downMirrored: false
    case .left, .leftMirrored, .right, .rightMirrored: true
    }
  }

  /// Maps the unit square of the stored pixels to the unit square that is shown, y down.
  package var transform: Transform {
    switch self {
    case .up: .identity
    case .upMirrored: Transform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .down: Transform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .downMirrored: Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .left: Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .leftMirrored: Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: Transform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .rightMirrored: Transform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }
}
