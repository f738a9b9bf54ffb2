// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

/// A view that draws itself by a closure.
///
/// It takes all it is offered, and 10 points where nothing is. The closure is called when a picture
/// is made, with the size of the view; what it draws is clipped to the view (ours). Symbols are views
/// with tags that the closure can draw as often as it likes; they have no place in the layout.
public struct Canvas<Symbols: View>: PrimitiveView {
  /// The symbols.
  public var symbols: Symbols
  /// Draws the view.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the view has no gaps; it is drawn the same.
  public var isOpaque: Bool
  /// How colours are reckoned; not used.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may wait; it does not.
  public var rendersAsynchronously: Bool

  /// Makes a view with symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// Adds a leaf that fills its frame.
  public static func _lower(_ view: Self, into lowering: Lowering) {
    lowering.addCanvas(view)
  }

  /// One element.
  public static var _isUnary: Bool { true }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a view.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

extension Lowering {
  fileprivate func addCanvas<Symbols: View>(_ canvas: Canvas<Symbols>) {
    let opened = beginElement()
    let drawing = CanvasDrawing(
      renderer: canvas.renderer, symbols: [], environment: environment)
    let tag = tag(named: "Canvas", .canvas(drawing))
    drawing.symbols = elements(of: canvas.symbols).elements
    builder.fillLeaf(tag: tag)
    endElement(opened)
  }
}

/// What a canvas draws.
final class CanvasDrawing {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  var symbols: [ViewElement]
  let environment: EnvironmentValues

  init(
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, symbols: [ViewElement],
    environment: EnvironmentValues
  ) {
    self.renderer = renderer
    self.symbols = symbols
    self.environment = environment
  }

  /// The drawing steps in a rectangle, inside a group that is clipped to it.
  func items(in rect: CGRect) -> [DisplayItem] {
    let recording = CanvasRecording()
    var context = GraphicsContext(
      recording: recording, symbols: symbols, environment: environment, size: rect.size)
    CurrentEnvironment.with(environment) { renderer(&context, rect.size) }
    guard !recording.items.isEmpty else { return [] }
    let group = DisplayGroup(
      transform: .translation(x: Double(rect.minX), y: Double(rect.minY)),
      clip: Path(CGRect(origin: .zero, size: rect.size)).displayPath)
    return [.push(group)] + recording.items + [.pop]
  }
}

/// What was drawn so far; contexts that are copies of each other draw into the same one.
final class CanvasRecording {
  var items: [DisplayItem] = []
}
