// SPDX-License-Identifier: MIT

/// Items of bars, which no layout shows.
public protocol ToolbarContent {
  /// The type of what the items are made of.
  associatedtype Body: ToolbarContent
  /// What the items are made of; not asked for in a layout.
  @ToolbarContentBuilder var body: Body { get }
}

/// Items of bars that one can change.
public typealias CustomizableToolbarContent = ToolbarContent

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Not to be called: items of the library have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is an item of the library and has no body to ask for.")
  }
}

/// Puts items of bars together.
@resultBuilder public enum ToolbarContentBuilder {
  /// Takes items as they are.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

  /// No items.
  public static func buildBlock() -> _ToolbarItems { _ToolbarItems() }

  /// Items, which are not told apart from others.
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarItems {
    _ToolbarItems()
  }

  /// Items that may be missing.
  public static func buildOptional(_ content: _ToolbarItems?) -> _ToolbarItems {
    _ToolbarItems()
  }

  /// The first of two branches.
  public static func buildEither(first: _ToolbarItems) -> _ToolbarItems { first }

  /// The second of two branches.
  public static func buildEither(second: _ToolbarItems) -> _ToolbarItems { second }

  /// Items behind a check for availability.
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarItems {
    _ToolbarItems()
  }
}

/// Items that a builder put together.
public struct _ToolbarItems: ToolbarContent {}

/// A view in a bar; it is not made in a layout.
public struct ToolbarItem<Content: View>: ToolbarContent {
  /// There is no body.
  public typealias Body = Never

  /// Makes an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}

  /// Makes an item that one can change.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Views in a bar; they are not made in a layout.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// There is no body.
  public typealias Body = Never

  /// Makes a group.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}

  /// Makes a group with a label, which is shown where there is no room.
  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {}
}

/// A gap in a bar.
public struct ToolbarSpacer: ToolbarContent {
  /// There is no body.
  public typealias Body = Never

  /// Whether a gap grows.
  public enum Sizing: Hashable, Sendable {
    /// It does.
    case flexible
    /// It does not.
    case fixed
  }

  /// Makes a gap.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}
