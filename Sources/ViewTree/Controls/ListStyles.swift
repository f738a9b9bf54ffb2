// SPDX-License-Identifier: MIT

internal import Foundation

/// What a list's style changes about its layout.
public enum _ListAppearance: Hashable, Sendable {
  /// Rows from edge to edge.
  case plain
  /// Sections stand apart.
  case grouped
  /// Sections stand apart and away from the sides.
  case insetGrouped

  /// The points above the first row of a section that is not the first.
  var sectionGap: CGFloat { self == .plain ? 0 : ControlMetrics.sectionGap }

  /// The points at the sides.
  var margin: CGFloat { self == .insetGrouped ? ControlMetrics.row.leading : 0 }
}

/// How lists look.
public protocol ListStyle {
  /// What changes about the layout.
  static var _appearance: _ListAppearance { get }
}

/// Rows from edge to edge (ours; SwiftUI chooses by the platform).
public struct DefaultListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// Plain.
  public static var _appearance: _ListAppearance { .plain }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// Plain.
  public static var _appearance: _ListAppearance { .plain }
}

/// Rows from edge to edge, as `PlainListStyle`.
public struct InsetListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// Plain.
  public static var _appearance: _ListAppearance { .plain }
}

/// Sections 35 points apart (ours).
public struct GroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// Grouped.
  public static var _appearance: _ListAppearance { .grouped }
}

/// Sections 35 points apart and 16 points from the sides (ours).
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// Grouped and inset.
  public static var _appearance: _ListAppearance { .insetGrouped }
}

/// Sections 35 points apart and 16 points from the sides (ours).
public struct SidebarListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// Grouped and inset.
  public static var _appearance: _ListAppearance { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
  /// Rows from edge to edge.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections apart.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections apart, and away from the sides.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Sections apart, and away from the sides.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
