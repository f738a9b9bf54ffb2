// SPDX-License-Identifier: MIT

/// When scroll indicators are shown; they take no space.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let rawValue: Int

  /// As the platform likes.
  public static let automatic = ScrollIndicatorVisibility(rawValue: 0)
  /// While scrolling.
  public static let visible = ScrollIndicatorVisibility(rawValue: 1)
  /// Mostly not.
  public static let hidden = ScrollIndicatorVisibility(rawValue: 2)
  /// Not at all.
  public static let never = ScrollIndicatorVisibility(rawValue: 3)
}

/// When content can be pulled beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let rawValue: Int

  /// As the platform likes.
  public static let automatic = ScrollBounceBehavior(rawValue: 0)
  /// Always.
  public static let always = ScrollBounceBehavior(rawValue: 1)
  /// Only when there is more content than room.
  public static let basedOnSize = ScrollBounceBehavior(rawValue: 2)
}

/// Which part of a scrolling container a margin belongs to.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let rawValue: Int

  /// Both.
  public static let automatic = ContentMarginPlacement(rawValue: 0)
  /// The content.
  public static let scrollContent = ContentMarginPlacement(rawValue: 1)
  /// The indicators, which have no layout here.
  public static let scrollIndicators = ContentMarginPlacement(rawValue: 2)
}

/// What covers the edges of a window.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What containers and the device cover.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// What a keyboard covers; there is none.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Everything.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {}

/// Scrolling comes to rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Makes the behaviour.
  public init() {}
}

/// Scrolling comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Makes the behaviour.
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling comes to rest at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling comes to rest at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}
