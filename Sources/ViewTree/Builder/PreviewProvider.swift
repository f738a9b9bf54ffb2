// SPDX-License-Identifier: MIT

public import Foundation

/// Names the views that an editor shows beside the source.
///
/// No editor looks here; a program can lay out `previews` as any other view.
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views to show.
  @ViewBuilder static var previews: Previews { get }
}

/// How an editor frames a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// On the screen of a device.
  case device
  /// In the view's own size.
  case sizeThatFits
  /// In a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Tells an editor how to frame the preview. The layout stays.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Tells an editor what to call the preview. The layout stays.
  public func previewDisplayName(_ value: String?) -> some View { self }
}
