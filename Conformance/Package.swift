// swift-tools-version: 6.0

import PackageDescription

// The real collection view, where there is one, and this project's stand-in for it elsewhere.
var uikit: [Target.Dependency] = []
#if !canImport(Darwin)
  uikit = [.product(name: "UIKit", package: "Compositional")]
#endif
let documents = Target.Dependency.product(name: "CompositionalDocuments", package: "Compositional")

// What a collection view answers to the cases of the project, recorded by Apple's public API.
let package = Package(
  name: "Conformance",
  platforms: [.iOS(.v17), .macCatalyst(.v17), .visionOS(.v1)],
  products: [
    .library(name: "ConformanceCases", targets: ["ConformanceCases"]),
    .library(name: "ConformanceKit", targets: ["ConformanceKit"]),
  ],
  dependencies: [.package(name: "Compositional", path: "..")],
  targets: [
    // The cases are beside the sources, so that they are easy to find.
    .target(
      name: "ConformanceCases", dependencies: [documents], path: ".",
      exclude: [
        "README.md", "Recorder.swiftpm", "Sources/ConformanceKit", "Tests", "fit-motion",
      ],
      sources: ["Sources/ConformanceCases"], resources: [.copy("Cases")]),
    .target(
      name: "ConformanceKit",
      dependencies: [
        documents, .product(name: "CompositionalSimulation", package: "Compositional"),
      ] + uikit),
    .testTarget(
      name: "DeviceTests",
      dependencies: [documents, "ConformanceCases", "ConformanceKit"] + uikit),
  ]
)
