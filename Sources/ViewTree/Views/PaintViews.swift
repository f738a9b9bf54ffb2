// SPDX-License-Identifier: MIT

extension Color: PrimitiveView {
  /// Adds a leaf that fills its frame with the colour.
  @inlinable public static func _lower(_ view: Color, into lowering: Lowering) {
    lowering.addColor(view)
  }

  /// One element.
  @inlinable public static var _isUnary: Bool { true }
}

extension LinearGradient: PrimitiveView {
  /// Adds a leaf that fills its frame with the gradient.
  public static func _lower(_ view: LinearGradient, into lowering: Lowering) {
    lowering.addPaint(view, name: "LinearGradient")
  }

  /// One element.
  public static var _isUnary: Bool { true }
}

extension RadialGradient: PrimitiveView {
  /// Adds a leaf that fills its frame with the gradient.
  public static func _lower(_ view: RadialGradient, into lowering: Lowering) {
    lowering.addPaint(view, name: "RadialGradient")
  }

  /// One element.
  public static var _isUnary: Bool { true }
}

extension AngularGradient: PrimitiveView {
  /// Adds a leaf that fills its frame with the gradient.
  public static func _lower(_ view: AngularGradient, into lowering: Lowering) {
    lowering.addPaint(view, name: "AngularGradient")
  }

  /// One element.
  public static var _isUnary: Bool { true }
}

extension EllipticalGradient: PrimitiveView {
  /// Adds a leaf that fills its frame with the gradient.
  public static func _lower(_ view: EllipticalGradient, into lowering: Lowering) {
    lowering.addPaint(view, name: "EllipticalGradient")
  }

  /// One element.
  public static var _isUnary: Bool { true }
}

extension Lowering {
  fileprivate func addPaint<S: ShapeStyle>(_ style: S, name: String) {
    let drawing = ShapeDrawing(
      shape: Rectangle(), style: style._flattened(in: environment), environment: environment)
    addShape(Rectangle(), named: name, drawing: drawing)
  }
}

extension Rectangle: OfferFillingShape {}
extension RoundedRectangle: OfferFillingShape {}
extension UnevenRoundedRectangle: OfferFillingShape {}
extension Ellipse: OfferFillingShape {}
extension Capsule: OfferFillingShape {}
extension Path: OfferFillingShape {}
