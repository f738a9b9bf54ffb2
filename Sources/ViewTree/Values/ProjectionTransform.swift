// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

/// A map of the plane with nine numbers: a row (x, y, 1) is multiplied from the left.
///
/// A layout applies the affine part: the third column, which would make a perspective, counts only
/// through ``m33``.
@frozen public struct ProjectionTransform: Equatable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// The map that moves nothing.
  public init() {}

  /// The map of an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether the map moves nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the map keeps parallels parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Turns the map into the map back; false, with nothing done, if there is none.
  public mutating func invert() -> Bool {
    let inverse = inverted()
    if inverse.isNotAnInverse { return false }
    self = inverse
    return true
  }

  /// The map back. Where there is none, the numbers are not finite.
  public func inverted() -> ProjectionTransform {
    let (a, b, c) = (m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22)
    let determinant = m11 * a + m21 * b + m31 * c
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (a / determinant, b / determinant, c / determinant)
    result.m21 = (m23 * m31 - m21 * m33) / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m31 = (m21 * m32 - m22 * m31) / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    return result
  }

  /// The map that does what this map does first and what `rhs` does afterwards.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = rhs.row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = rhs.row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = rhs.row(m31, m32, m33)
    return result
  }

  private func row(
    _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat) {
    (
      x * m11 + y * m21 + z * m31, x * m12 + y * m22 + z * m32, x * m13 + y * m23 + z * m33
    )
  }

  private var isNotAnInverse: Bool {
    ![m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }

  /// The affine part.
  var affine: Transform {
    Transform(
      a: Double(m11 / m33), b: Double(m12 / m33), c: Double(m21 / m33), d: Double(m22 / m33),
      tx: Double(m31 / m33), ty: Double(m32 / m33))
  }
}
