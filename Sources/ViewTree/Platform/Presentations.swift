// SPDX-License-Identifier: MIT

public import Foundation

/// Nothing is shown over a layout: the layout stays, and no content is made.
extension View {
  /// A sheet that is shown while a flag is set; never in a layout: the content is not made.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { inert("sheet") }

  /// A sheet that is shown for an item; never in a layout: the content is not made.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { inert("sheet") }

  /// A view over everything that is shown while a flag is set; never in a layout: the content is not made.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { inert("fullScreenCover") }

  /// A view over everything that is shown for an item; never in a layout: the content is not made.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { inert("fullScreenCover") }

  /// A view beside this one while a flag is set; never in a layout: the content is not made.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { inert("popover") }

  /// A view beside this one for an item; never in a layout: the content is not made.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { inert("popover") }

  /// A column that is shown while a flag is set; never in a layout: the content is not made.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)
    -> some View
  { inert("inspector") }

  /// Sets the width of the column of an inspector. The layout stays.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  { inert("inspectorColumnWidth") }

  /// Sets the width of the column of an inspector. The layout stays.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { inert("inspectorColumnWidth") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { inert("alert") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { inert("alert") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  @_disfavoredOverload public func alert<A: View, S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { inert("alert") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { inert("alert") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { inert("alert") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  @_disfavoredOverload public func alert<A: View, M: View, S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { inert("alert") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { inert("alert") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { inert("alert") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  @_disfavoredOverload public func alert<A: View, T, S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { inert("alert") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { inert("alert") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { inert("alert") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  @_disfavoredOverload public func alert<A: View, M: View, T, S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { inert("alert") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View { inert("alert") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    inert("alert")
  }

  /// A question that is shown for an item; never in a layout: the content is not made.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
  { inert("alert") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    inert("actionSheet")
  }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet)
    -> some View
  { inert("actionSheet") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { inert("confirmationDialog") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { inert("confirmationDialog") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  @_disfavoredOverload public func confirmationDialog<A: View, S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { inert("confirmationDialog") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { inert("confirmationDialog") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { inert("confirmationDialog") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  @_disfavoredOverload public func confirmationDialog<A: View, M: View, S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { inert("confirmationDialog") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { inert("confirmationDialog") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { inert("confirmationDialog") }

  /// A question that is shown while a flag is set; never in a layout: the content is not made.
  @_disfavoredOverload public func confirmationDialog<A: View, T, S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { inert("confirmationDialog") }

  /// Says how high the sheet that the view is in may be. The layout stays.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    inert("presentationDetents")
  }

  /// Says how high the sheet that the view is in may be. The layout stays.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { inert("presentationDetents") }

  /// Says whether the sheet that the view is in shows that it can be dragged. The layout stays.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    inert("presentationDragIndicator")
  }

  /// Paints behind the sheet that the view is in; not drawn.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    inert("presentationBackground")
  }

  /// Puts a view behind the sheet that the view is in; not drawn.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { inert("presentationBackground") }

  /// Says whether touches reach what is behind the sheet that the view is in. The layout stays.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { inert("presentationBackgroundInteraction") }

  /// Says how a popover is shown where there is little room. The layout stays.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    inert("presentationCompactAdaptation")
  }

  /// Says how a popover is shown where there is little room. The layout stays.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { inert("presentationCompactAdaptation") }

  /// Says whether a swipe scrolls or resizes the sheet that the view is in. The layout stays.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { inert("presentationContentInteraction") }

  /// Rounds the sheet that the view is in; not drawn.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    inert("presentationCornerRadius")
  }

  /// Says how large the sheet that the view is in is. The layout stays.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    inert("presentationSizing")
  }

  /// Says whether a swipe closes the sheet that the view is in. The layout stays.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    inert("interactiveDismissDisabled")
  }
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  /// Half.
  public static let medium = PresentationDetent(name: "medium")

  /// All.
  public static let large = PresentationDetent(name: "large")

  /// A part of all.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}

/// Whether touches reach what is behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")

  /// They do.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")

  /// They do not.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// They do up to a height.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(name: "enabled up through")
  }
}

/// How something is shown where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = PresentationAdaptation(name: "automatic")

  /// As it is.
  public static let none = PresentationAdaptation(name: "none")

  /// As a popover.
  public static let popover = PresentationAdaptation(name: "popover")

  /// As a sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")

  /// Over everything.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What a swipe on a sheet does.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = PresentationContentInteraction(name: "automatic")

  /// It resizes the sheet.
  public static let resizes = PresentationContentInteraction(name: "resizes")

  /// It scrolls the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large a sheet is.
public struct PresentationSizing: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = PresentationSizing(name: "automatic")

  /// As large as its content.
  public static let fitted = PresentationSizing(name: "fitted")

  /// As large as a form.
  public static let form = PresentationSizing(name: "form")

  /// As large as a page.
  public static let page = PresentationSizing(name: "page")
}

/// Where a popover points.
public enum PopoverAttachmentAnchor {
  /// At a rectangle.
  case rect(Anchor<CGRect>.Source)
  /// At a point.
  case point(UnitPoint)
}

/// A question with buttons, as older sources write it; never shown in a layout.
public struct Alert {
  /// A button of a question.
  public struct Button {
    /// A button that agrees.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that leaves things as they are.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that takes something away.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
  }

  /// Makes a question with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// Makes a question with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

/// A list of choices, as older sources write it; never shown in a layout.
public struct ActionSheet {
  /// A choice.
  public typealias Button = Alert.Button

  /// Makes a list of choices.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
