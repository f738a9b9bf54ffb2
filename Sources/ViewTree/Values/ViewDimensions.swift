// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

/// A view's size and alignment guides, in its own space.
///
/// Valid while the layout runs that made it; later only the size is certain.
public struct ViewDimensions {
  private let dimensions: Dimensions
  private let session: LayoutSession

  init(_ dimensions: Dimensions, session: LayoutSession) {
    self.dimensions = dimensions
    self.session = session
  }

  /// The width in points.
  public var width: CGFloat { CGFloat(dimensions.size.width) }
  /// The height in points.
  public var height: CGFloat { CGFloat(dimensions.size.height) }

  /// A guide's distance from the left edge in points: the explicit one, else the default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.guide) }

  /// A guide's distance from the top edge in points: the explicit one, else the default.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.guide) }

  /// A guide's distance from the left edge where it was set, else nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.guide) }

  /// A guide's distance from the top edge where it was set, else nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.guide) }

  private func value(_ guide: AlignmentGuideID) -> CGFloat {
    switch guide {
    case .builtIn(let raw): CGFloat(dimensions[AlignmentKey(builtIn: raw)])
    case .custom(let id):
      session.knownGuideKey(for: id).map { CGFloat(dimensions[$0]) } ?? id.defaultValue(in: self)
    }
  }

  private func explicit(_ guide: AlignmentGuideID) -> CGFloat? {
    switch guide {
    case .builtIn(let raw): dimensions.explicit(AlignmentKey(builtIn: raw)).map { CGFloat($0) }
    case .custom(let id):
      session.knownGuideKey(for: id).flatMap { dimensions.explicit($0) }.map { CGFloat($0) }
    }
  }
}
