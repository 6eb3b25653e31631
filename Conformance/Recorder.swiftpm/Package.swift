// swift-tools-version: 6.0

import AppleProductTypes
import PackageDescription

// The recorder as an app for an iPhone, an iPad or a Mac. Xcode and Swift Playgrounds open it.
let package = Package(
  name: "Recorder",
  platforms: [.iOS("17.0")],
  products: [
    .iOSApplication(
      name: "Recorder", targets: ["Recorder"], displayVersion: "1.0", bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight])
  ],
  dependencies: [.package(name: "Conformance", path: "..")],
  targets: [
    .executableTarget(
      name: "Recorder",
      dependencies: [
        .product(name: "ConformanceCases", package: "Conformance"),
        .product(name: "ConformanceKit", package: "Conformance"),
      ], path: ".")
  ]
)
