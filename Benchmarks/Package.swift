// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that what is compared with burdens nobody who uses ViewTree.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "ViewTree", path: "..")
  ],
  targets: [
    .target(
      name: "CFloors",
      cSettings: [.unsafeFlags(["-O2", "-Wall", "-Wextra", "-Werror"])],
      linkerSettings: [.linkedLibrary("m")]
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CFloors",
        .product(name: "LayoutEngine", package: "ViewTree"),
        .product(name: "ViewTree", package: "ViewTree"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .treatAllWarnings(as: .error),
      ]
    ),
  ]
)
