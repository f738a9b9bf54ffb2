// SPDX-License-Identifier: MIT

internal import Foundation

/// A view that is drawn as far as another one is opaque, which is laid out as an overlay.
public struct _MaskModifier<Mask: View>: NodeModifier {
  /// There is no body.
  public typealias Body = Never
  let mask: Mask
  let alignment: Alignment

  /// Opens the node; the content comes first.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.builder.openLayered(
      secondaryBelow: false, alignmentX: lowering.key(modifier.alignment.horizontal),
      alignmentY: lowering.key(modifier.alignment.vertical),
      tag: lowering.tag(named: "mask", .mask))
  }

  /// Adds the mask.
  public static func _finish(_ modifier: Self, in lowering: Lowering) {
    lowering.lowerSecondary(modifier.mask, modifier.alignment)
  }
}

extension View {
  /// Draws the view as far as a mask is opaque; the mask is laid out as an overlay.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Draws the view as far as a mask is opaque; the mask is laid out as an overlay.
  @_disfavoredOverload public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskModifier(mask: mask, alignment: .center))
  }

  /// Draws only what lies inside a shape.
  public func mask<S: Shape>(_ mask: S) -> some View {
    modifier(_RoleModifier(name: "mask") { _ in .clip(mask) })
  }

  /// Mirrors the drawing where the reading direction is from right to left. The layout stays.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(
      _RoleModifier(name: "flipsForRightToLeftLayoutDirection") { lowering in
        let flips = enabled && lowering.environment.layoutDirection == .rightToLeft
        return flips ? .effect(.scale(CGSize(width: -1, height: 1), .center)) : .none
      })
  }

  /// Sets the colour of controls inside; nil for the accent colour.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets how light or dark the surroundings of the view are.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
