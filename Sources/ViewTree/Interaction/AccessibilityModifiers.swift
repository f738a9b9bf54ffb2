// SPDX-License-Identifier: MIT

/// What a view is to people who do not see it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String>

  /// No traits.
  public init() { names = [] }
  private init(_ name: String) { names = [name] }

  /// It acts when it is pressed.
  public static let isButton = AccessibilityTraits("isButton")
  /// It heads what follows.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// It is chosen.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits("isLink")
  /// One searches with it.
  public static let isSearchField = AccessibilityTraits("isSearchField")
  /// It is a picture.
  public static let isImage = AccessibilityTraits("isImage")
  /// It plays a sound.
  public static let playsSound = AccessibilityTraits("playsSound")
  /// It is a key.
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  /// It never changes.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// It sums up the state of things.
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// It plays media.
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  /// It takes touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  /// It turns pages.
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  /// Nothing beside it counts.
  public static let isModal = AccessibilityTraits("isModal")
  /// It is on or off.
  public static let isToggle = AccessibilityTraits("isToggle")

  /// Whether all of a trait's parts are in the set.
  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }

  /// The traits of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formUnion(other)
    return result
  }

  /// The traits that both have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formIntersection(other)
    return result
  }

  /// The traits that one of them has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }

  /// Adds traits.
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }

  /// Keeps the traits that both have.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }

  /// Keeps the traits that one of them has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }

  /// Adds a trait.
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Removes a trait.
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let isThere = contains(member)
    names.subtract(member.names)
    return isThere ? member : nil
  }

  /// Adds a trait.
  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }
}

/// How an accessibility element treats what is inside it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// Leaves it out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Keeps it as elements inside.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// Makes one element of it.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// A way to change a value.
public enum AccessibilityAdjustmentDirection: Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// Nobody reads a layout aloud: these change nothing, and no action of theirs is called.
extension View {
  /// Says what the view is called. The layout stays.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    inert("accessibilityLabel")
  }

  /// Says what the view is called. The layout stays.
  public func accessibilityLabel(_ label: Text) -> some View { inert("accessibilityLabel") }

  /// Says what the view is called. The layout stays.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> some View {
    inert("accessibilityLabel")
  }

  /// Says what value the view has. The layout stays.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    inert("accessibilityValue")
  }

  /// Says what value the view has. The layout stays.
  public func accessibilityValue(_ value: Text) -> some View { inert("accessibilityValue") }

  /// Says what value the view has. The layout stays.
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> some View {
    inert("accessibilityValue")
  }

  /// Says what the view does. The layout stays.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    inert("accessibilityHint")
  }

  /// Says what the view does. The layout stays.
  public func accessibilityHint(_ hint: Text) -> some View { inert("accessibilityHint") }

  /// Says what the view does. The layout stays.
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> some View {
    inert("accessibilityHint")
  }

  /// Says whether the view is left out. The layout stays.
  public func accessibilityHidden(_ hidden: Bool) -> some View { inert("accessibilityHidden") }

  /// Makes an element of the view. The layout stays.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    inert("accessibilityElement")
  }

  /// Says what the view is. The layout stays.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    inert("accessibilityAddTraits")
  }

  /// Says what the view is not. The layout stays.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    inert("accessibilityRemoveTraits")
  }

  /// Says when the view's turn comes. The layout stays.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    inert("accessibilitySortPriority")
  }

  /// Keeps the colours where others are inverted. The layout stays.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    inert("accessibilityIgnoresInvertColors")
  }

  /// Adds an action; not called in a layout.
  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View {
    inert("accessibilityAction")
  }

  /// Adds an action with a name; not called in a layout.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    inert("accessibilityAction")
  }

  /// Adds an action that changes a value; not called in a layout.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    inert("accessibilityAdjustableAction")
  }

  /// Says by what the view is represented. The layout stays; the closure is not called.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    inert("accessibilityRepresentation")
  }

  /// Says what the view is called. The layout stays.
  public func accessibility(label: Text) -> some View { inert("accessibility") }

  /// Says what value the view has. The layout stays.
  public func accessibility(value: Text) -> some View { inert("accessibility") }

  /// Says what the view does. The layout stays.
  public func accessibility(hint: Text) -> some View { inert("accessibility") }

  /// Says whether the view is left out. The layout stays.
  public func accessibility(hidden: Bool) -> some View { inert("accessibility") }

  /// Says what the view is. The layout stays.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    inert("accessibility")
  }
}
