// SPDX-License-Identifier: MIT

/// The colours that have a name, with their published components for light and dark pages.
///
/// Source: the colour tables of Apple's Human Interface Guidelines for iOS 15 to 18. Black, white
/// and clear are the same on both pages.
enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case black, white, clear
  case primary, secondary, tertiary, quaternary, quinary
  case background
  case accentColor

  /// The components from 0 to 255, and the opacity from 0 to 1.
  struct Components: Hashable, Sendable {
    var red: Double, green: Double, blue: Double
    var opacity: Double

    init(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  func components(in scheme: ColorScheme) -> Components {
    switch scheme {
    case .light: lightComponents
    case .dark: darkComponents
    }
  }

  private var lightComponents: Components {
    switch self {
    case .red: Components(255, 59, 48)
    case .orange: Components(255, 149, 0)
    case .yellow: Components(255, 204, 0)
    case .green: Components(52, 199, 89)
    case .mint: Components(0, 199, 190)
    case .teal: Components(48, 176, 199)
    case .cyan: Components(50, 173, 230)
    case .blue, .accentColor: Components(0, 122, 255)
    case .indigo: Components(88, 86, 214)
    case .purple: Components(175, 82, 222)
    case .pink: Components(255, 45, 85)
    case .brown: Components(162, 132, 94)
    case .gray: Components(142, 142, 147)
    case .black, .primary: Components(0, 0, 0)
    case .white, .background: Components(255, 255, 255)
    case .clear: Components(0, 0, 0, opacity: 0)
    case .secondary: Components(60, 60, 67, opacity: 0.6)
    case .tertiary: Components(60, 60, 67, opacity: 0.3)
    case .quaternary: Components(60, 60, 67, opacity: 0.18)
    case .quinary: Components(60, 60, 67, opacity: 0.12)
    }
  }

  private var darkComponents: Components {
    switch self {
    case .red: Components(255, 69, 58)
    case .orange: Components(255, 159, 10)
    case .yellow: Components(255, 214, 10)
    case .green: Components(48, 209, 88)
    case .mint: Components(99, 230, 226)
    case .teal: Components(64, 200, 224)
    case .cyan: Components(100, 210, 255)
    case .blue, .accentColor: Components(10, 132, 255)
    case .indigo: Components(94, 92, 230)
    case .purple: Components(191, 90, 242)
    case .pink: Components(255, 55, 95)
    case .brown: Components(172, 142, 104)
    case .gray: Components(142, 142, 147)
    case .black, .background: Components(0, 0, 0)
    case .white, .primary: Components(255, 255, 255)
    case .clear: Components(0, 0, 0, opacity: 0)
    case .secondary: Components(235, 235, 245, opacity: 0.6)
    case .tertiary: Components(235, 235, 245, opacity: 0.3)
    case .quaternary: Components(235, 235, 245, opacity: 0.16)
    case .quinary: Components(235, 235, 245, opacity: 0.1)
    }
  }
}
