// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "ViewTree",
  products: [
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
    .library(name: "TextEngine", targets: ["TextEngine"]),
    .library(name: "ViewTree", targets: ["ViewTree"]),
    .library(name: "Rendering", targets: ["Rendering"]),
    .library(name: "ViewTreeTesting", targets: ["ViewTreeTesting"]),
  ],
  targets: [
    // C libraries.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CHarfBuzzSubset", pkgConfig: "harfbuzz-subset",
      providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .target(
      name: "CUnicode",
      linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icudata")]),

    // The house, from the ground up.
    .target(name: "LayoutEngine", swiftSettings: strict),
    .target(
      name: "TextEngine",
      dependencies: ["LayoutEngine", "CFreeType", "CHarfBuzz", "CFontconfig", "CUnicode"],
      swiftSettings: strict),
    .target(name: "ViewTree", dependencies: ["LayoutEngine", "TextEngine"], swiftSettings: strict),
    .target(
      name: "Rendering",
      dependencies: [
        "LayoutEngine", "TextEngine", "ViewTree", "CCairo", "CJPEG", "CPNG",
        "CHarfBuzzSubset",
      ],
      swiftSettings: strict),
    .target(name: "ViewTreeTesting", dependencies: ["ViewTree"], swiftSettings: strict),
    .executableTarget(
      name: "Demo", dependencies: ["TextEngine", "ViewTree", "Rendering"],
      resources: [.process("Resources")],
      swiftSettings: strict),

    // Tests.
    .testTarget(
      name: "LayoutEngineTests", dependencies: ["LayoutEngine"], swiftSettings: strict),
    .testTarget(
      name: "TextEngineTests", dependencies: ["TextEngine"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "ViewTreeTests", dependencies: ["ViewTree", "LayoutEngine", "TextEngine"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "ViewTreeTestingTests", dependencies: ["ViewTree", "ViewTreeTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["LayoutEngine", "TextEngine", "ViewTree", "Rendering", "CPNG"],
      swiftSettings: strict),
    .testTarget(
      name: "DemoTests", dependencies: ["Demo", "TextEngine", "ViewTree"],
      swiftSettings: strict),
  ]
)

#if os(Linux)
  // The names that sources for Apple's systems import; there the system's own modules have them.
  package.products += [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreText", targets: ["CoreText"]),
    .library(name: "PlaygroundSupport", targets: ["PlaygroundSupport"]),
  ]
  package.targets += [
    .target(name: "Combine", dependencies: ["ViewTree"], swiftSettings: strict),
    .target(name: "CoreText", dependencies: ["TextEngine", "ViewTree"], swiftSettings: strict),
    .target(
      name: "SwiftUI", dependencies: ["CoreText", "Rendering", "TextEngine", "ViewTree"],
      swiftSettings: strict),
    .target(
      name: "PlaygroundSupport", dependencies: ["Rendering", "ViewTree"], swiftSettings: strict),
    .testTarget(
      name: "CoreTextTests",
      dependencies: ["Combine", "CoreText", "SwiftUI", "TextEngine", "ViewTree"],
      swiftSettings: strict),
    .testTarget(
      name: "PlaygroundSupportTests", dependencies: ["PlaygroundSupport", "SwiftUI"],
      swiftSettings: strict),
  ]
#endif
