// swift-tools-version: 6.0

import PackageDescription

// The command over layouts of one's own, as a package that only sees the products.
let package = Package(
  name: "MyLayouts",
  dependencies: [.package(name: "Compositional", path: "../..")],
  targets: [
    .executableTarget(
      name: "my-layouts",
      dependencies: [
        .product(name: "CompositionalDSL", package: "Compositional"),
        .product(name: "CompositionalUIKit", package: "Compositional"),
        .product(name: "PlaygroundUIKit", package: "Compositional"),
      ])
  ]
)
