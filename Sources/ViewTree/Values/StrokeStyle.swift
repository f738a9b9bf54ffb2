// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

/// How a line along a path is drawn; lengths are points.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// The ends of open lines.
  public var lineCap: CGLineCap
  /// The corners between segments.
  public var lineJoin: CGLineJoin
  /// The longest pointed corner, as a multiple of the width.
  public var miterLimit: CGFloat
  /// Lengths drawn and left out in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// Where in the dash pattern the line starts.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The style in the display list's terms; numbers that cannot be drawn become harmless ones.
  ///
  /// A width that is negative or not finite is zero. A dash with a negative or non-finite length,
  /// or with no positive length at all, is a solid line (ours).
  package var displayStroke: DisplayStroke {
    let lengths = dash.map(Double.init)
    let isDrawable = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
    return DisplayStroke(
      width: lineWidth.isFinite ? max(0, Double(lineWidth)) : 0,
      cap: displayCap, join: displayJoin,
      miterLimit: miterLimit.isFinite ? max(1, Double(miterLimit)) : 10,
      dash: isDrawable ? lengths : [],
      dashPhase: dashPhase.isFinite ? Double(dashPhase) : 0)
  }

  private var displayCap: DisplayStroke.Cap {
    switch lineCap {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }

  private var displayJoin: DisplayStroke.Join {
    switch lineJoin {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
