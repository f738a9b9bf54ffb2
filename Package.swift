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
  ],
  targets: [
    .target(name: "LayoutEngine", swiftSettings: strict),
    .target(name: "TextEngine", dependencies: ["LayoutEngine"], swiftSettings: strict),
    .target(name: "ViewTree", dependencies: ["LayoutEngine", "TextEngine"], swiftSettings: strict),
    .testTarget(
      name: "LayoutEngineTests", dependencies: ["LayoutEngine"], swiftSettings: strict),
    .testTarget(
      name: "ViewTreeTests", dependencies: ["ViewTree", "LayoutEngine", "TextEngine"],
      swiftSettings: strict),
  ]
)
