// SPDX-License-Identifier: MIT

internal import LayoutEngine

extension DisplayPaint {
  /// The same colours, elsewhere.
  func moved(x: Double, y: Double) -> DisplayPaint {
    changed(color: { $0 }, point: { Point(x: $0.x + x, y: $0.y + y) })
  }

  /// The same, with opacities that are multiplied.
  func faded(by factor: Double) -> DisplayPaint {
    changed(color: { $0.faded(by: factor) }, point: { $0 })
  }

  private func changed(
    color: (DisplayColor) -> DisplayColor, point: (Point) -> Point
  ) -> DisplayPaint {
    func changed(_ stops: [DisplayGradientStop]) -> [DisplayGradientStop] {
      stops.map { DisplayGradientStop(color: color($0.color), location: $0.location) }
    }
    return switch self {
    case .color(let plain): .color(color(plain))
    case .linearGradient(let stops, let start, let end):
      .linearGradient(stops: changed(stops), start: point(start), end: point(end))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      .radialGradient(
        stops: changed(stops), center: point(center), startRadius: startRadius,
        endRadius: endRadius)
    case .ellipticalGradient(let stops, let center, let startRadius, let endRadius, let aspect):
      .ellipticalGradient(
        stops: changed(stops), center: point(center), startRadius: startRadius,
        endRadius: endRadius, aspect: aspect)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      .angularGradient(
        stops: changed(stops), center: point(center), startAngle: startAngle, endAngle: endAngle)
    }
  }
}

extension DisplayColor {
  fileprivate func faded(by factor: Double) -> DisplayColor {
    DisplayColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
