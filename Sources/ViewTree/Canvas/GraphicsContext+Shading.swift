// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

extension GraphicsContext {
  /// What something in a canvas is painted with.
  public struct Shading: Sendable {
    private let make: @Sendable (EnvironmentValues, CGRect) -> DisplayPaint

    func paint(in environment: EnvironmentValues, bounds: CGRect) -> DisplayPaint {
      make(environment, bounds)
    }

    /// The foreground style.
    public static let foreground = style(ForegroundStyle())

    /// One colour.
    public static func color(_ color: Color) -> Shading {
      Shading { environment, _ in .color(color.displayColor(in: environment)) }
    }

    /// A colour by its parts.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; gradients span the bounds of what is painted.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { style.displayPaint(in: $0, bounds: $1) }
    }

    /// Colours from one point to another.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading { environment, _ in
        .linearGradient(
          stops: gradient.displayStops(in: environment, opacity: 1), start: Point(startPoint),
          end: Point(endPoint))
      }
    }

    /// Colours that change with the distance from a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading { environment, _ in
        .radialGradient(
          stops: gradient.displayStops(in: environment, opacity: 1), center: Point(center),
          startRadius: max(0, Double(startRadius)), endRadius: max(0, Double(endRadius)))
      }
    }

    /// Colours of a whole turn around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading {
      Shading { environment, _ in
        .angularGradient(
          stops: gradient.displayStops(in: environment, opacity: 1), center: Point(center),
          startAngle: angle.radians, endAngle: angle.radians + 2 * .pi)
      }
    }
  }
}
