// SPDX-License-Identifier: MIT

public import LayoutEngine
public import TextEngine

/// Everything that a picture of a layout shows, as plain values in drawing order.
///
/// Lengths are points, y down, with the origin at the top-left corner of the canvas. The list is
/// flat: `push` opens a group and `pop` closes it, so that depth costs no stack.
public struct DisplayList: Equatable, Sendable {
  /// The canvas in points.
  public var size: Size
  /// The steps in drawing order; every `push` has its `pop`.
  public var items: [DisplayItem]

  /// Makes a list.
  public init(size: Size, items: [DisplayItem]) {
    self.size = size
    self.items = items
  }
}

/// One step of drawing.
public enum DisplayItem: Equatable, Sendable {
  /// Opens a group: what follows is mapped, clipped and faded together until the matching `pop`.
  case push(DisplayGroup)
  /// Closes the latest open group.
  case pop
  /// Fills a path.
  case fill(DisplayPath, DisplayPaint, evenOdd: Bool)
  /// Strokes a path.
  case stroke(DisplayPath, DisplayPaint, DisplayStroke)
  /// Draws glyphs.
  case glyphs(GlyphRun, DisplayPaint)
  /// Draws a picture; indirect, so that the other steps stay small.
  indirect case image(DisplayImage)
}

/// What a group does to its content: filters first, then the clip, the opacity and the mixing.
public struct DisplayGroup: Equatable, Sendable {
  /// Maps the group's own space to the space around it. A flattening map draws nothing.
  public var transform: Transform
  /// The opacity of the group as a whole, from 0 to 1.
  public var opacity: Double
  /// The area outside of which nothing is drawn, in the group's own space; nil clips nothing.
  public var clip: DisplayPath?
  /// Changes of the whole drawing, in order.
  public var filters: [DisplayFilter]
  /// How the group mixes with what is below.
  public var blendMode: DisplayBlendMode
  /// Whether what is inside mixes with nothing but what is inside. Groups that clip, fade, filter
  /// or mix do that in any case.
  public var isIsolated: Bool

  /// Makes a group.
  public init(
    transform: Transform = .identity, opacity: Double = 1, clip: DisplayPath? = nil,
    filters: [DisplayFilter] = [], blendMode: DisplayBlendMode = .normal, isIsolated: Bool = false
  ) {
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.filters = filters
    self.blendMode = blendMode
    self.isIsolated = isIsolated
  }
}

/// A path in points.
public struct DisplayPath: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a contour.
    case move(Point)
    /// A straight segment.
    case line(Point)
    /// A quadratic curve with one control point.
    case quadratic(control: Point, end: Point)
    /// A cubic curve with two control points.
    case cubic(control1: Point, control2: Point, end: Point)
    /// Closes the contour.
    case close
  }

  /// The steps in order.
  public var elements: [Element]

  /// Makes a path from its steps.
  public init(elements: [Element] = []) {
    self.elements = elements
  }
}

/// What a fill, a stroke or a glyph is painted with.
public enum DisplayPaint: Hashable, Sendable {
  /// One colour.
  case color(DisplayColor)
  /// A linear gradient from one point to another, in the space of what is painted.
  case linearGradient(stops: [DisplayGradientStop], start: Point, end: Point)
  /// A radial gradient around a centre.
  case radialGradient(
    stops: [DisplayGradientStop], center: Point, startRadius: Double, endRadius: Double)
  /// A radial gradient whose radii are horizontal; downwards they are `aspect` times as long.
  case ellipticalGradient(
    stops: [DisplayGradientStop], center: Point, startRadius: Double, endRadius: Double,
    aspect: Double)
  /// Colours that turn around a centre, clockwise from the direction to the right, in radians.
  case angularGradient(
    stops: [DisplayGradientStop], center: Point, startAngle: Double, endAngle: Double)
}

/// One colour of a gradient.
public struct DisplayGradientStop: Hashable, Sendable {
  /// The colour.
  public var color: DisplayColor
  /// Where it lies, from 0 (start) to 1 (end).
  public var location: Double

  /// Makes a stop.
  public init(color: DisplayColor, location: Double) {
    self.color = color
    self.location = location
  }
}

/// An sRGB colour, components from 0 to 1, not premultiplied.
public struct DisplayColor: Hashable, Sendable {
  /// The red, green and blue parts.
  public var red: Double, green: Double, blue: Double
  /// The opacity.
  public var alpha: Double

  /// Makes a colour.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// How a stroke is drawn.
public struct DisplayStroke: Hashable, Sendable {
  /// The ends of open contours.
  public enum Cap: Hashable, Sendable {
    /// Cut at the end point.
    case butt
    /// A half circle around the end point.
    case round
    /// A half square beyond the end point.
    case square
  }

  /// The corners between segments.
  public enum Join: Hashable, Sendable {
    /// A pointed corner up to the miter limit.
    case miter
    /// A round corner.
    case round
    /// A cut corner.
    case bevel
  }

  /// The width in points.
  public var width: Double
  /// The ends.
  public var cap: Cap
  /// The corners.
  public var join: Join
  /// The longest miter, as a multiple of the width.
  public var miterLimit: Double
  /// Lengths drawn and left out in turn; empty for a solid line.
  public var dash: [Double]
  /// Where in the dash pattern the stroke starts.
  public var dashPhase: Double

  /// Makes a stroke.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
