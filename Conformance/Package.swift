// swift-tools-version: 6.0

import PackageDescription

// The real collection view, where there is one, and this project's stand-in for it elsewhere.
var uikit: [Target.Dependency] = []
#if !canImport(Darwin)
  uikit = [.product(name: "UIKit", package: "Compositional")]
#endif

// What a collection view answers to the cases of the project, recorded by Apple's public API.
let package = Package(
  name: "Conformance",
  platforms: [.iOS(.v17), .macCatalyst(.v17), .tvOS(.v17), .visionOS(.v1)],
  products: [.library(name: "ConformanceKit", targets: ["ConformanceKit"])],
  dependencies: [.package(name: "Compositional", path: "..")],
  targets: [
    .target(
      name: "ConformanceKit",
      dependencies: [.product(name: "CompositionalDocuments", package: "Compositional")] + uikit),
    .testTarget(
      name: "DeviceTests",
      dependencies: [
        .product(name: "CompositionalDocuments", package: "Compositional"), "ConformanceKit",
      ] + uikit),
  ]
)
