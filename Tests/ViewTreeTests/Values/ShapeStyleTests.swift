// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Testing
import ViewTree

@Suite struct ShapeStyleTests {
  let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)

  func paint(_ style: some ShapeStyle, in environment: EnvironmentValues = .init()) -> DisplayPaint
  {
    style.displayPaint(in: environment, bounds: bounds)
  }

  func color(_ color: Color) -> DisplayPaint {
    .color(color.displayColor(in: EnvironmentValues()))
  }

  @Test func `styles are found by their short names`() {
    #expect(paint(.red) == color(.red))
    #expect(paint(.tint) == color(.blue))
    #expect(paint(.foreground) == color(.black))
    #expect(paint(.background) == color(.white))
    #expect(paint(.primary) == color(.primary))
    #expect(paint(.secondary) == color(.secondary))
    #expect(paint(.red.opacity(0.5)) == color(Color.red.opacity(0.5)))
  }

  @Test func `a linear gradient spans the box`() {
    let paint = paint(
      .linearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
    let environment = EnvironmentValues()
    #expect(
      paint
        == .linearGradient(
          stops: [
            DisplayGradientStop(color: Color.red.displayColor(in: environment), location: 0),
            DisplayGradientStop(color: Color.blue.displayColor(in: environment), location: 1),
          ], start: Point(x: 10, y: 20), end: Point(x: 110, y: 70)))
  }

  @Test func `a radial gradient has no negative radius`() {
    let style = RadialGradient(
      colors: [.red], center: .center, startRadius: -3, endRadius: .nan)
    guard case .radialGradient(_, let center, 0, 0) = paint(style) else {
      Issue.record("expected radii of zero, got \(paint(style))")
      return
    }
    #expect(center == Point(x: 60, y: 45))
  }

  // The rule of CSS Images 3 §3.4.3.
  @Test func `a stop that lies before its predecessor moves up to it`() {
    let gradient = Gradient(stops: [
      .init(color: .red, location: 0.5), .init(color: .blue, location: 0.2),
      .init(color: .green, location: 7), .init(color: .black, location: .nan),
    ])
    guard case .linearGradient(let stops, _, _) = paint(gradient) else {
      Issue.record("expected a linear gradient")
      return
    }
    #expect(stops.map(\.location) == [0.5, 0.5, 1, 1])
  }

  @Test func `levels that were given no style are fainter`() {
    var environment = EnvironmentValues()
    environment.setForegroundStyles([Color.red, Color.blue])
    #expect(paint(.foreground, in: environment) == color(.red))
    #expect(paint(.secondary, in: environment) == color(.blue))
    #expect(paint(.tertiary, in: environment) == color(Color.blue.opacity(0.5)))
  }

  @Test func `a foreground of secondary refers to the foreground until now`() {
    var environment = EnvironmentValues()
    environment.setForegroundStyles([Color.red])
    environment.setForegroundStyles([HierarchicalShapeStyle.secondary])
    #expect(paint(.foreground, in: environment) == color(Color.red.opacity(0.5)))
  }

  @Test func `a named foreground still follows the colour scheme`() {
    var environment = EnvironmentValues()
    environment.setForegroundStyles([Color.red])
    environment.colorScheme = .dark
    #expect(
      paint(.foreground, in: environment) == .color(Color.red.displayColor(in: environment)))
    #expect(paint(.foreground, in: environment) != color(.red))
  }

  @Test func `a background or tint that refers to itself ends`() {
    var environment = EnvironmentValues()
    environment.backgroundStyle = AnyShapeStyle(.background)
    environment.tint = AnyShapeStyle(.tint)
    #expect(paint(.background, in: environment) == color(.white))
    #expect(paint(.tint, in: environment) == color(.blue))
  }

  struct Alarm: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.isEnabled ? AnyShapeStyle(.red) : AnyShapeStyle(.gray)
    }
  }

  struct Silent: ShapeStyle {}

  @Test func `a style of your own paints what it resolves to`() {
    var environment = EnvironmentValues()
    #expect(paint(Alarm(), in: environment) == color(.red))
    environment.isEnabled = false
    #expect(paint(Alarm(), in: environment) == color(.gray))
    #expect(paint(Silent(), in: environment) == color(.primary))
  }
}
