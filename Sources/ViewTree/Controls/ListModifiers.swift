// SPDX-License-Identifier: MIT

public import Foundation

/// What rows say to their list. Outside of a list, and on the list itself, nothing changes.
extension View {
  /// Sets the space around the content of rows; nil for the list's.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    trait("listRowInsets") { $0.row.insets = insets }
  }

  /// Sets the space at some edges of the content of rows, in points; nil for the list's.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    trait("listRowInsets") { $0.row.setInset(edges, length) }
  }

  /// Puts a view behind rows, as large as a row; nil for nothing.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    trait("listRowBackground") { $0.row.background = view.map { AnyView($0) } }
  }

  /// Says whether rows have lines at some edges.
  ///
  /// A row has one below unless it is hidden, and one above only if it is asked for (ours).
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    trait("listRowSeparator") {
      if edges.contains(.top) { $0.row.topLine = visibility }
      if edges.contains(.bottom) { $0.row.bottomLine = visibility }
    }
  }

  /// Sets the colour of the lines of rows, which are then 1 point high (ours); nil for the usual one.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    trait("listRowSeparatorTint") { $0.row.lineStyle = color.map { AnyShapeStyle($0) } }
  }

  /// Says whether the rows of a section have lines below.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    trait("listSectionSeparator") {
      if edges.contains(.bottom) { $0.row.sectionBottom = visibility }
    }
  }

  /// Sets the colour of the lines of sections. The layout stays.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    inert("listSectionSeparatorTint")
  }

  /// Sets the points between the rows of lists inside; nil for none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environmentNode(.environment) { $0.listSpacing.rows = spacing }
  }

  /// Sets the points between the sections of lists inside.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environmentNode(.environment) { $0.listSpacing.sections = spacing }
  }

  /// Sets how far the sections of lists inside stand apart.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environmentNode(.environment) { $0.listSpacing.sections = spacing.points }
  }

  /// Sets the colour of symbols in rows. The layout stays.
  public func listItemTint(_ tint: ListItemTint?) -> some View { inert("listItemTint") }

  /// Sets the colour of symbols in rows. The layout stays.
  public func listItemTint(_ tint: Color?) -> some View { inert("listItemTint") }

  /// Says how lists inside look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environmentNode(.environment) { $0.listAppearance = S._appearance }
  }

  /// Says how much headers of sections stand out. The layout stays.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

extension RowTraits {
  fileprivate mutating func setInset(_ edges: Edge.Set, _ length: CGFloat?) {
    let usual = ControlMetrics.row
    var insets = insets ?? usual
    if edges.contains(.top) { insets.top = length ?? usual.top }
    if edges.contains(.leading) { insets.leading = length ?? usual.leading }
    if edges.contains(.bottom) { insets.bottom = length ?? usual.bottom }
    if edges.contains(.trailing) { insets.trailing = length ?? usual.trailing }
    self.insets = insets
  }
}

/// How far sections of a list stand apart.
public struct ListSectionSpacing: Hashable, Sendable {
  let points: CGFloat?

  /// As the list's style says.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Close: 8 points (ours).
  public static let compact = ListSectionSpacing(points: 8)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing)
  }
}

/// How symbols in rows are coloured.
public struct ListItemTint: Hashable, Sendable {
  private let color: Color?

  /// In one grey.
  public static let monochrome = ListItemTint(color: nil)

  /// In a colour, whatever the reader chose.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// In a colour, unless the reader chose one.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// The spacing of lists in points, where it was set.
struct ListSpacing {
  var rows: CGFloat?
  var sections: CGFloat?
}

extension EnvironmentValues {
  /// How much headers of sections stand out; as usual unless set.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  var listSpacing: ListSpacing {
    get { self[ListSpacingKey.self] }
    set { self[ListSpacingKey.self] = newValue }
  }

  var listAppearance: _ListAppearance {
    get { self[ListAppearanceKey.self] }
    set { self[ListAppearanceKey.self] = newValue }
  }
}

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

private enum ListSpacingKey: EnvironmentKey {
  static var defaultValue: ListSpacing { ListSpacing() }
}

private enum ListAppearanceKey: EnvironmentKey {
  static var defaultValue: _ListAppearance { .plain }
}
