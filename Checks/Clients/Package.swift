// swift-tools-version: 6.0

import PackageDescription

// Two clients, which see the products alone: an app, and the command over layouts of one's own.
let package = Package(
  name: "Clients",
  dependencies: [.package(name: "Compositional", path: "../..")],
  targets: [
    // What an app links: the DSL, and with it the engine.
    .executableTarget(
      name: "AppClient",
      dependencies: [.product(name: "CompositionalDSL", package: "Compositional")]),
    .executableTarget(
      name: "my-layouts",
      dependencies: [
        .product(name: "CompositionalDSL", package: "Compositional"),
        .product(name: "CompositionalUIKit", package: "Compositional"),
        .product(name: "PlaygroundKit", package: "Compositional"),
      ]),
  ]
)
