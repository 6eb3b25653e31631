// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Compositional", path: "../..")],
  targets: [
    // The least work that could answer: tight loops without an engine.
    .target(name: "Floor", cSettings: [.define("NDEBUG")]),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Floor", .product(name: "Compositional", package: "Compositional"),
        .product(name: "CompositionalContent", package: "Compositional"),
        .product(name: "CompositionalSimulation", package: "Compositional"),
        .product(name: "CompositionalDocuments", package: "Compositional"),
        .product(name: "CompositionalUIKit", package: "Compositional"),
      ],
      path: "Sources/Benchmarks"
    ),
    // The code that an app links if it imports only the engine. At a fixed address the loader reads
    // and writes no table of addresses: 1.6 MB less, most of which belongs to Foundation.
    .executableTarget(
      name: "memory",
      dependencies: [.product(name: "Compositional", package: "Compositional")],
      path: "Sources/Memory",
      linkerSettings: [
        .unsafeFlags(["-Xclang-linker", "-no-pie"], .when(platforms: [.linux]))
      ]
    ),
    // Counts every allocation of the program that links it.
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "allocations",
      dependencies: [
        "AllocationCounter", .product(name: "Compositional", package: "Compositional"),
      ],
      path: "Sources/Allocations"
    ),
  ]
)
