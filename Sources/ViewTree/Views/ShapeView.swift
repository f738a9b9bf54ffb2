// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

/// A shape with its paint.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  /// The outline.
  public var shape: Content
  /// The paint.
  public var style: Style
  /// How the inside is decided.
  public var fillStyle: FillStyle
  var stroke: StrokeStyle?

  init(
    shape: Content, style: Style, fillStyle: FillStyle = FillStyle(), stroke: StrokeStyle? = nil
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.stroke = stroke
  }

  /// Adds a leaf that draws the shape.
  public static func _lower(_ view: Self, into lowering: Lowering) {
    let drawing = ShapeDrawing(
      shape: view.shape, style: view.style._flattened(in: lowering.environment),
      environment: lowering.environment, isEvenOdd: view.fillStyle.isEOFilled,
      stroke: view.stroke.map(DisplayStroke.init))
    lowering.addShape(view.shape, drawing: drawing)
  }

  /// One element.
  public static var _isUnary: Bool { true }
}

extension DisplayStroke {
  init(_ style: StrokeStyle) {
    self.init(
      width: Double(style.lineWidth), cap: Cap(style.lineCap), join: Join(style.lineJoin),
      miterLimit: Double(style.miterLimit), dash: style.dash.map { Double($0) },
      dashPhase: Double(style.dashPhase))
  }
}

extension DisplayStroke.Cap {
  fileprivate init(_ cap: CGLineCap) {
    switch cap {
    case .round: self = .round
    case .square: self = .square
    default: self = .butt
    }
  }
}

extension DisplayStroke.Join {
  fileprivate init(_ join: CGLineJoin) {
    switch join {
    case .round: self = .round
    case .bevel: self = .bevel
    default: self = .miter
    }
  }
}

extension Shape {
  /// Fills the shape with a style.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> some View {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Draws the outline with a style.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _ShapeView(shape: self, style: content, stroke: style)
  }

  /// Draws the outline with a style, at a width in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    _ShapeView(shape: self, style: content, stroke: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline with the foreground style.
  public func stroke(style: StrokeStyle) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), stroke: style)
  }

  /// Draws the outline with the foreground style, at a width in points.
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    _ShapeView(
      shape: self, style: ForegroundStyle(), stroke: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws the outline inside the shape's edge with a style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    _ShapeView(shape: inset(by: style.lineWidth / 2), style: content, stroke: style)
  }

  /// Draws the outline inside the shape's edge with a style, at a width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline inside the shape's edge with the foreground style.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }

  /// Draws the outline inside the shape's edge with the foreground style, at a width in points.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}
