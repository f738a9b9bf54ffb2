// SPDX-License-Identifier: MIT

public import Foundation

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes kinds of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Previews of a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Effects under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The ring of the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What accessibility shows.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Nobody touches a layout: these change nothing, and no action of theirs is called.
extension View {
  /// Gives the view a value by which a control picks it. The layout stays.
  ///
  /// - Parameter includeOptional: whether an optional value that equals the tag picks it, too.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    trait("tag") {
      $0.tags = [AnyHashable(tag)] + (includeOptional ? [AnyHashable(V?.some(tag))] : [])
    }
  }

  /// Does something at a tap; not called in a layout.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    inert("onTapGesture")
  }

  /// Does something at a press that lasts; not called in a layout.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    inert("onLongPressGesture")
  }

  /// Does something when a pointer comes and goes; not called in a layout.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    inert("onHover")
  }

  /// Starts work when the view comes; not started in a layout.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    inert("task")
  }

  /// Starts work when the view comes or a value changes; not started in a layout.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    inert("task")
  }

  /// Says whether touches reach the view. The layout stays.
  public func allowsHitTesting(_ enabled: Bool) -> some View { inert("allowsHitTesting") }

  /// Says where touches reach the view. The layout stays.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    inert("contentShape")
  }

  /// Says where the view is for some purpose. The layout stays.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    inert("contentShape")
  }

  /// Says whether the view can have the focus. The layout stays.
  public func focusable(_ isFocusable: Bool = true) -> some View { inert("focusable") }

  /// Gives the view a text that a pointer shows. The layout stays.
  public func help(_ textKey: LocalizedStringKey) -> some View { inert("help") }

  /// Gives the view a text that a pointer shows. The layout stays.
  public func help(_ text: Text) -> some View { inert("help") }

  /// Gives the view a text that a pointer shows. The layout stays.
  @_disfavoredOverload public func help<S: StringProtocol>(_ text: S) -> some View {
    inert("help")
  }

  /// Names the screen. No bar is shown, and the layout stays.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    inert("navigationTitle")
  }

  /// Names the screen. No bar is shown, and the layout stays.
  public func navigationTitle(_ title: Text) -> some View { inert("navigationTitle") }

  /// Names the screen. No bar is shown, and the layout stays.
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(
    _ title: S
  ) -> some View {
    inert("navigationTitle")
  }
}
