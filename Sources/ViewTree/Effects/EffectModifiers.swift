// SPDX-License-Identifier: MIT

public import Foundation

/// Nothing moves in a layout, and these are not drawn: the layout stays.
extension View {
  /// Chooses another form of symbols inside. The layout stays: all symbols are squares here.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { inert("symbolVariant") }

  /// Says how symbols inside are coloured; not drawn.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    inert("symbolRenderingMode")
  }

  /// Moves symbols inside. The layout stays.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { inert("symbolEffect") }

  /// Moves symbols inside when a value changes. The layout stays.
  public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View { inert("symbolEffect") }

  /// Leaves symbols inside still. The layout stays.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    inert("symbolEffectsRemoved")
  }

  /// Says how content changes. The layout stays.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    inert("contentTransition")
  }

  /// Puts glass behind the view; not drawn.
  public func glassEffect(_ glass: Glass = .regular) -> some View { inert("glassEffect") }

  /// Puts glass of a shape behind the view; not drawn.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View {
    inert("glassEffect")
  }

  /// Names the glass behind the view. The layout stays.
  public func glassEffectID(_ id: some Hashable, in namespace: Namespace.ID) -> some View {
    inert("glassEffectID")
  }

  /// Joins the glass behind the view with others. The layout stays.
  public func glassEffectUnion(id: some Hashable, namespace: Namespace.ID) -> some View {
    inert("glassEffectUnion")
  }

  /// Says how the glass behind the view comes and goes. The layout stays.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    inert("glassEffectTransition")
  }

  /// Changes the drawing while the view comes into a scrolling container. Nothing scrolls: the view is drawn as it is.
  public func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View { inert("scrollTransition") }

  /// Changes the drawing while the view comes into a scrolling container. Nothing scrolls: the view is drawn as it is.
  public func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View { inert("scrollTransition") }

  /// Binds the place that is scrolled to. A layout shows the start of the content.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  { inert("scrollPosition") }

  /// Says where scrolling starts. A layout shows the start of the content.
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View { inert("scrollPosition") }

  /// Says where scrolling starts. A layout shows the start of the content.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    inert("defaultScrollAnchor")
  }

  /// Says where scrolling starts. A layout shows the start of the content.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    inert("defaultScrollAnchor")
  }

  /// Shows indicators for a moment. The layout stays.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { inert("scrollIndicatorsFlash") }

  /// Shows indicators for a moment. The layout stays.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    inert("scrollIndicatorsFlash")
  }

  /// Says how content fades at edges; not drawn.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { inert("scrollEdgeEffectStyle") }

  /// Does something when one scrolls; not called in a layout.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { inert("onScrollGeometryChange") }

  /// Does something when the view scrolls in or out; not called in a layout.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  { inert("onScrollVisibilityChange") }

  /// Does something when views scroll in or out; not called in a layout.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { inert("onScrollTargetVisibilityChange") }

  /// Does something when one starts or stops scrolling; not called in a layout.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { inert("onScrollPhaseChange") }

  /// Does something when one starts or stops scrolling; not called in a layout.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { inert("onScrollPhaseChange") }

  /// Says how the view would come and go. The layout stays.
  public func transition<T: Transition>(_ transition: T) -> some View { inert("transition") }

  /// Binds whether the view is read aloud. The layout stays.
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View {
    inert("accessibilityFocused")
  }

  /// Says what one may call the view. The layout stays.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    inert("accessibilityInputLabels")
  }

  /// Shows the view large on request; never in a layout.
  public func accessibilityShowsLargeContentViewer() -> some View {
    inert("accessibilityShowsLargeContentViewer")
  }

  /// Shows another view large on request; never in a layout.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { inert("accessibilityShowsLargeContentViewer") }

  /// Says what is inside the view; not laid out.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    inert("accessibilityChildren")
  }
}

/// How a symbol is coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")

  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")

  /// In several colours.
  public static let palette = SymbolRenderingMode(name: "palette")

  /// In its own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// How content changes.
public struct ContentTransition: Hashable, Sendable {
  private let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")

  /// By fading.
  public static let opacity = ContentTransition(name: "opacity")

  /// Gradually.
  public static let interpolate = ContentTransition(name: "interpolate")

  /// As a symbol does.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  /// Digit by digit, towards a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  /// As a symbol does.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}

/// How a symbol moves.
public struct SymbolEffect: Hashable, Sendable {
  private let name: String

  /// It fades in and out.
  public static let pulse = SymbolEffect(name: "pulse")

  /// It bounces.
  public static let bounce = SymbolEffect(name: "bounce")

  /// It grows.
  public static let scale = SymbolEffect(name: "scale")

  /// It comes.
  public static let appear = SymbolEffect(name: "appear")

  /// It goes.
  public static let disappear = SymbolEffect(name: "disappear")

  /// Its parts change in turn.
  public static let variableColor = SymbolEffect(name: "variableColor")

  /// Another takes its place.
  public static let replace = SymbolEffect(name: "replace")

  /// It shakes.
  public static let wiggle = SymbolEffect(name: "wiggle")

  /// It turns.
  public static let rotate = SymbolEffect(name: "rotate")

  /// It swells.
  public static let breathe = SymbolEffect(name: "breathe")

  /// It is drawn.
  public static let drawOn = SymbolEffect(name: "drawOn")

  /// It is taken away.
  public static let drawOff = SymbolEffect(name: "drawOff")

  /// Upwards.
  public var up: SymbolEffect { self }
  /// Downwards.
  public var down: SymbolEffect { self }
  /// Layer by layer.
  public var byLayer: SymbolEffect { self }
  /// All layers at once.
  public var wholeSymbol: SymbolEffect { self }
  /// Again and again.
  public var iterative: SymbolEffect { self }
  /// More and more.
  public var cumulative: SymbolEffect { self }
  /// Back and forth.
  public var reversing: SymbolEffect { self }
  /// The old one goes down, the new one comes up.
  public var downUp: SymbolEffect { self }
  /// The old one goes up, the new one comes up.
  public var upUp: SymbolEffect { self }
  /// The old one goes, the new one comes up.
  public var offUp: SymbolEffect { self }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Without an end.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// A number of times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Faster by a factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// A number of times.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  /// Faster by a factor.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// Another form of symbols.
public struct SymbolVariants: Hashable, Sendable {
  private var names: Set<String> = []

  private func adding(_ name: String) -> SymbolVariants {
    var variants = self
    variants.names.insert(name)
    return variants
  }

  /// As they are.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = none.circle
  /// In a square.
  public static let square = none.square
  /// In a rectangle.
  public static let rectangle = none.rectangle
  /// Filled.
  public static let fill = none.fill
  /// Crossed out.
  public static let slash = none.slash

  /// In a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// In a square.
  public var square: SymbolVariants { adding("square") }
  /// In a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// Filled.
  public var fill: SymbolVariants { adding("fill") }
  /// Crossed out.
  public var slash: SymbolVariants { adding("slash") }

  /// Whether all of the other's forms are among these.
  public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }
}

/// A glass; not drawn.
public struct Glass: Hashable, Sendable {
  private let name: String

  /// The usual one.
  public static let regular = Glass(name: "regular")
  /// A clear one.
  public static let clear = Glass(name: "clear")
  /// None.
  public static let identity = Glass(name: "identity")

  /// In a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// One that answers touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// At once.
  public static let identity = GlassEffectTransition(name: "identity")
  /// Out of glass near it.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// Out of nothing.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// Views whose glass flows together; laid out as the views.
public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  /// Makes a container.
  ///
  /// - Parameter spacing: how near glass must be to flow together; the layout stays.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}
