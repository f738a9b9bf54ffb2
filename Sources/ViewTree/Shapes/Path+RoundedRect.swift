// SPDX-License-Identifier: MIT

public import Foundation

extension Path {
  /// Adds the closed outline of a rectangle with rounded corners, all of one size.
  ///
  /// Radii larger than half a side shrink to it.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let size = CGSize(
      width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
    guard size.width > 0, size.height > 0 else {
      addRect(rect, transform: transform)
      return
    }
    RoundedCorners(rect: rect, sizes: [CGSize](repeating: size, count: 4), style: style)
      .add(to: &self, transform: transform)
  }

  /// Adds the closed outline of a rectangle with a radius for each corner; leading is left.
  ///
  /// Radii that overlap on a side shrink together until they just touch.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ]
    RoundedCorners(
      rect: rect, sizes: radii.map { CGSize(width: $0, height: $0) }, style: style
    ).add(to: &self, transform: transform)
  }
}
