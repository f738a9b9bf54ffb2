// SPDX-License-Identifier: MIT

import Testing
import ViewTree

@Suite struct ColorTests {
  let light = EnvironmentValues()

  // Apple's Human Interface Guidelines, iOS system colours on a light page.
  @Test(arguments: [
    (Color.red, 255, 59, 48), (.orange, 255, 149, 0), (.yellow, 255, 204, 0),
    (.green, 52, 199, 89), (.mint, 0, 199, 190), (.teal, 48, 176, 199), (.cyan, 50, 173, 230),
    (.blue, 0, 122, 255), (.indigo, 88, 86, 214), (.purple, 175, 82, 222), (.pink, 255, 45, 85),
    (.brown, 162, 132, 94), (.gray, 142, 142, 147), (.accentColor, 0, 122, 255),
    (.black, 0, 0, 0), (.white, 255, 255, 255), (.primary, 0, 0, 0),
  ])
  func `a named colour has its published components`(
    color: Color, red: Int, green: Int, blue: Int
  ) {
    let painted = color.displayColor(in: light)
    #expect((painted.red * 255).rounded() == Double(red))
    #expect((painted.green * 255).rounded() == Double(green))
    #expect((painted.blue * 255).rounded() == Double(blue))
    #expect(painted.alpha == 1)
  }

  @Test func `secondary is a faint label and clear is nothing`() {
    #expect(Color.secondary.displayColor(in: light).alpha == 0.6)
    #expect(Color.clear.displayColor(in: light).alpha == 0)
  }

  @Test func `a dark page turns the label white`() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Color.primary.displayColor(in: dark).red == 1)
    #expect((Color.red.displayColor(in: dark).green * 255).rounded() == 69)
  }

  @Test func `a colour that no catalogue has is clear`() {
    #expect(Color("Brand").displayColor(in: light).alpha == 0)
    #expect(Color("Brand").description == "asset Brand")
  }

  @Test func `opacities multiply`() {
    let color = Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5).opacity(0.5)
    let painted = color.displayColor(in: light)
    #expect(painted.red == 0.25 && painted.green == 0.5 && painted.blue == 0.75)
    #expect(painted.alpha == 0.25)
  }

  @Test func `components outside 0 to 1 are clamped only when painted`() {
    let color = Color(red: 1.5, green: -1, blue: .nan)
    #expect(color.resolve(in: light).red == 1.5)
    let painted = color.displayColor(in: light)
    #expect(painted.red == 1 && painted.green == 0 && painted.blue == 0)
  }

  // By hand: hue 1/3 is green; half saturation lifts the other two to half the brightness.
  @Test func `hue, saturation and brightness give components`() {
    let green = Color(hue: 1 / 3, saturation: 1, brightness: 1).resolve(in: light)
    #expect(abs(green.red) < 1e-6 && green.green == 1 && abs(green.blue) < 1e-6)
    let pale = Color(hue: 0, saturation: 0.5, brightness: 0.8).resolve(in: light)
    #expect(abs(pale.red - 0.8) < 1e-6 && abs(pale.green - 0.4) < 1e-6)
    let wrapped = Color(hue: -1 / 3, saturation: 1, brightness: 1).resolve(in: light)
    #expect(wrapped.blue == 1 && wrapped.red < 1e-6)
  }

  // IEC 61966-2-1: linear 0.5 is 0.7354 when encoded.
  @Test func `linear light is gamma encoded`() {
    let grey = Color(.sRGBLinear, white: 0.5).displayColor(in: light)
    #expect(abs(grey.red - 0.735357) < 1e-6)
  }

  // Display P3's pure red lies outside sRGB: (1.0930, -0.2267, -0.1501).
  @Test func `Display P3 red lies beyond sRGB red`() {
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: light)
    #expect(abs(red.red - 1.0930) < 5e-4)
    #expect(abs(red.green + 0.2267) < 5e-4)
    #expect(abs(red.blue + 0.1501) < 5e-4)
    let white = Color(.displayP3, white: 1).resolve(in: light)
    #expect(abs(white.red - 1) < 1e-5 && abs(white.blue - 1) < 1e-5)
  }

  @Test func `a colour is described by its name or its bytes`() {
    #expect(Color.red.description == "red")
    #expect(Color.red.opacity(0.5).description == "50% red")
    #expect(Color(red: 1, green: 0, blue: 0.2).description == "#FF0033FF")
    #expect(Color(red: 9e99, green: -.infinity, blue: .nan).description == "#FF0000FF")
  }
}
