// SPDX-License-Identifier: MIT

/// What a layout came to: the size of the root, and sums over the leaves of their frames in the
/// root's space, in points.
struct Checksum: Equatable, Sendable {
  var width: Double
  var height: Double
  /// x, y, width and height; `nil` where nobody has worked them out.
  var sums: SIMD4<Double>?

  /// Whether two engines found the same layout, as far as both know it.
  ///
  /// Sums of thousands of thirds differ in the last bits; a wrong frame differs by far more.
  func agrees(with other: Checksum) -> Bool {
    guard width == other.width, height == other.height else { return false }
    guard let sums, let others = other.sums else { return true }
    return (0..<4).allSatisfy { abs(sums[$0] - others[$0]) <= 1e-9 * max(1, abs(others[$0])) }
  }
}

extension Checksum: CustomStringConvertible {
  var description: String {
    guard let sums else { return "\(width)×\(height)" }
    return "\(width)×\(height) Σx=\(sums.x) Σy=\(sums.y) Σw=\(sums.z) Σh=\(sums.w)"
  }
}
