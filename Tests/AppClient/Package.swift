// swift-tools-version: 6.0

import PackageDescription

// What an app links: the DSL and with it the engine, nothing else.
let package = Package(
  name: "AppClient",
  dependencies: [.package(name: "Compositional", path: "../..")],
  targets: [
    .executableTarget(
      name: "AppClient",
      dependencies: [.product(name: "CompositionalDSL", package: "Compositional")])
  ]
)
