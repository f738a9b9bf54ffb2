// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

extension Path {
  /// The path for the display list; steps with numbers that are not finite are left out.
  package var displayPath: DisplayPath {
    DisplayPath(elements: elements.compactMap(\.displayElement))
  }
}

extension Path.Element {
  fileprivate var displayElement: DisplayPath.Element? {
    switch self {
    case .move(let end):
      end.isFinite ? .move(Point(end)) : nil
    case .line(let end):
      end.isFinite ? .line(Point(end)) : nil
    case .quadCurve(let end, let control):
      end.isFinite && control.isFinite
        ? .quadratic(control: Point(control), end: Point(end)) : nil
    case .curve(let end, let control1, let control2):
      end.isFinite && control1.isFinite && control2.isFinite
        ? .cubic(control1: Point(control1), control2: Point(control2), end: Point(end)) : nil
    case .closeSubpath: .close
    }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
