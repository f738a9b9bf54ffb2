// swift-tools-version: 6.2
import PackageDescription

let strictC: [CSetting] = [.unsafeFlags(["-O2", "-Wall", "-Wextra", "-Werror"])]

// A package of its own, so that what is compared with burdens nobody who uses ViewTree.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "ViewTree", path: "..")
  ],
  targets: [
    // What texts are compared with. Pango may be missing: it is then left out.
    .systemLibrary(
      name: "CPeerHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CPeerPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .target(
      name: "CTextPeers", dependencies: ["CPeerHarfBuzz", "CPeerPango"], cSettings: strictC),
    .target(
      name: "CFloors", cSettings: strictC, linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CFloors", "CTextPeers",
        .product(name: "LayoutEngine", package: "ViewTree"),
        .product(name: "TextEngine", package: "ViewTree"),
        .product(name: "ViewTree", package: "ViewTree"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .treatAllWarnings(as: .error),
      ]
    ),
  ]
)
