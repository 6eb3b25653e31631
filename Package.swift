// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Compositional",
  products: [
    .library(name: "Compositional", targets: ["Compositional"]),
    .library(name: "CompositionalDSL", targets: ["CompositionalDSL"]),
    .library(name: "CompositionalUIKit", targets: ["CompositionalUIKit"]),
    .executable(name: "playground", targets: ["Playground"]),
  ],
  targets: [
    .target(name: "Compositional"),
    .target(name: "CompositionalDSL", dependencies: ["Compositional"]),
    .target(name: "CompositionalUIKit", dependencies: ["Compositional", "CompositionalDSL"]),
    .executableTarget(
      name: "Playground",
      dependencies: ["Compositional"],
      resources: [.embedInCode("Gallery")]
    ),
    .target(
      name: "CompositionalTestSupport",
      dependencies: ["Compositional"],
      path: "Tests/CompositionalTestSupport"
    ),
    .testTarget(
      name: "CompositionalTests",
      dependencies: ["Compositional", "CompositionalTestSupport"],
      resources: [.copy("Fixtures")]
    ),
    .target(
      name: "CompositionalDSLTestSupport",
      dependencies: ["CompositionalDSL"],
      path: "Tests/CompositionalDSLTestSupport"
    ),
    .testTarget(
      name: "CompositionalDSLTests",
      dependencies: [
        "Compositional", "CompositionalDSL", "CompositionalDSLTestSupport",
        "CompositionalTestSupport",
      ]
    ),
    .target(
      name: "CompositionalUIKitTestSupport",
      dependencies: ["CompositionalUIKit"],
      path: "Tests/CompositionalUIKitTestSupport"
    ),
    .testTarget(
      name: "CompositionalUIKitTests",
      dependencies: [
        "CompositionalDSL", "CompositionalDSLTestSupport", "CompositionalUIKit",
        "CompositionalTestSupport", "CompositionalUIKitTestSupport",
      ]
    ),
    .testTarget(
      name: "CompositionalUIKitSwift5Tests",
      dependencies: ["CompositionalUIKit", "CompositionalUIKitTestSupport"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: ["Playground", "CompositionalTestSupport"]
    ),
  ]
)
