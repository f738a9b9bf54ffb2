// SPDX-License-Identifier: MIT

public import Foundation

extension Path: Shape {
  /// The path itself, at the origin of the rectangle's space: it does not stretch.
  public nonisolated func path(in rect: CGRect) -> Path {
    self
  }
}
