// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

/// Draws into a canvas.
///
/// A value: a copy has a transform, an opacity and clips of its own, and draws into the same canvas.
/// Lengths are points, y down, from the canvas's top left corner before any transform.
public struct GraphicsContext {
  let recording: CanvasRecording
  let symbols: [ViewElement]
  private let size: CGSize
  private var clips: [DisplayPath] = []
  private var filters: [DisplayFilter] = []

  /// What is learnt of the surroundings.
  public let environment: EnvironmentValues
  /// How opaque what comes is, from 0 to 1.
  public var opacity: Double = 1
  /// How what comes mixes with what the canvas shows below.
  public var blendMode: BlendMode = .normal
  /// Maps what comes to the canvas.
  public var transform: CGAffineTransform = .identity

  init(
    recording: CanvasRecording, symbols: [ViewElement], environment: EnvironmentValues,
    size: CGSize
  ) {
    self.recording = recording
    self.symbols = symbols
    self.environment = environment
    self.size = size
  }

  // MARK: Changing what comes

  /// Moves what comes.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales what comes.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns what comes, clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Maps what comes, before it is mapped as so far.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws nothing of what comes outside of a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append(path.applying(transform).displayPath)
  }

  /// Adds a filter of what comes, each drawing or layer by itself, after those added before.
  ///
  /// Its lengths are mapped as what is drawn.
  ///
  /// - Parameter options: no effect.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters += filter.make(environment)
  }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let bounds = path.boundingRect
    let paint = shading.paint(in: environment, bounds: bounds)
    draw([.fill(path.displayPath, paint, evenOdd: style.isEOFilled)])
  }

  /// Draws the outline of a path at a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let paint = shading.paint(in: environment, bounds: path.boundingRect)
    draw([.stroke(path.displayPath, paint, DisplayStroke(style))])
  }

  /// Draws a layer that is faded, filtered and mixed as a whole.
  ///
  /// Its context starts with the transform, opaque and without clips and filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = CanvasRecording()
    var context = GraphicsContext(
      recording: layer, symbols: symbols, environment: environment, size: size)
    context.transform = transform
    try content(&context)
    guard !filters.isEmpty else {
      var outer = self
      outer.transform = .identity
      return outer.draw(layer.items)
    }
    guard let back = Transform(transform).inverse else { return }
    draw([.push(DisplayGroup(transform: back))] + layer.items + [.pop])
  }

  /// Adds steps, mapped, filtered, faded, clipped and mixed.
  func draw(_ items: [DisplayItem]) {
    guard !items.isEmpty, transform.isFinite else { return }
    var groups = clips.map { DisplayGroup(clip: $0) }
    let inner = DisplayGroup(
      transform: Transform(transform), opacity: opacity.isNaN ? 1 : min(max(opacity, 0), 1),
      filters: filters)
    if inner != DisplayGroup() { groups.append(inner) }
    if blendMode != .normal {
      if groups.isEmpty { groups.append(DisplayGroup()) }
      groups[0].blendMode = blendMode.display
    }
    recording.items += groups.map { .push($0) } + items
    recording.items += Array(repeating: .pop, count: groups.count)
  }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }
}

extension Transform {
  init(_ transform: CGAffineTransform) {
    self.init(
      a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
      d: Double(transform.d), tx: Double(transform.tx), ty: Double(transform.ty))
  }
}
