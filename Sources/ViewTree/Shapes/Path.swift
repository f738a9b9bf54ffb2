// SPDX-License-Identifier: MIT

public import Foundation

/// An outline made of straight lines and curves; lengths are points, y down.
///
/// A step that draws before anything has moved the pen starts where it first arrives. Coordinates
/// are kept as given; what is not finite is left out when the path is drawn.
public struct Path: Equatable, Sendable {
  /// One step of a path.
  @frozen public enum Element: Equatable, Sendable {
    /// Starts a contour at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the contour started, joined there.
    case closeSubpath
  }

  /// The steps in order.
  var elements: [Element] = []
  /// Where the open contour started, or nil when there is none.
  var contourStart: CGPoint?

  /// The end of the last step, or nil for an empty path.
  public private(set) var currentPoint: CGPoint?

  /// Makes an empty path.
  public init() {}

  /// Makes a path by drawing into an empty one.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Makes the outline of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Makes the outline of a rectangle with rounded corners, all of one size.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes the outline of a rectangle with rounded corners, all of one radius.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes the outline of a rectangle with a radius for each corner.
  ///
  /// Leading is left: a path knows no reading direction.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Makes the outline of the ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with every step in order.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Starts a contour at a point.
  public mutating func move(to end: CGPoint) {
    append(.move(to: end))
  }

  /// Draws a straight line to a point.
  public mutating func addLine(to end: CGPoint) {
    startContourIfNeeded(at: end)
    append(.line(to: end))
  }

  /// Draws a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    startContourIfNeeded(at: control)
    append(.quadCurve(to: end, control: control))
  }

  /// Draws a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    startContourIfNeeded(at: control1)
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Draws a straight line back to where the contour started; without a contour, does nothing.
  public mutating func closeSubpath() {
    guard contourStart != nil else { return }
    append(.closeSubpath)
  }

  /// Adds a step and keeps the pen's place.
  mutating func append(_ element: Element) {
    elements.append(element)
    switch element {
    case .move(let end):
      contourStart = end
      currentPoint = end
    case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
      currentPoint = end
    case .closeSubpath:
      currentPoint = contourStart
    }
  }

  private mutating func startContourIfNeeded(at point: CGPoint) {
    if currentPoint == nil { move(to: point) }
  }
}
