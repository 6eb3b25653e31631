// swift-tools-version: 6.0

// Compositional 1.0.0-beta.1.
import PackageDescription

/// The settings of targets whose classes belong to the main actor, as UIKit's do.
///
/// The compiler checks the actor as in Swift 6. The language mode of Swift 6 would also stop a
/// program where a closure of such a class runs on another thread, and with it every test in
/// Swift 5 that lays out a view off the main thread, which is allowed there.
let checkedOnlyByTheCompiler: [SwiftSetting] =
  [.swiftLanguageMode(.v5)]
  + [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
    "InferSendableFromCaptures", "IsolatedDefaultValues", "RegionBasedIsolation",
    "StrictConcurrency",
  ].map { .enableUpcomingFeature($0) }

/// A target in a folder of its name: Sources, Sources/Facade with UIKit's names, Sources/Systems with
/// those of systems of other authors, or Tests with what tests share.
func module(
  _ name: String, _ dependencies: Target.Dependency..., in folder: String = "Sources",
  settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "\(folder)/\(name)", swiftSettings: settings)
}

/// A target of tests: Tests.
func tests(
  _ name: String, _ dependencies: Target.Dependency..., exclude: [String] = [],
  resources: [Resource] = [], settings: [SwiftSetting] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, resources: resources,
    swiftSettings: settings)
}

let package = Package(
  name: "Compositional",
  // Those from which on UIKit has the layout. .ci/apple checks macOS and iOS.
  platforms: [
    .macOS(.v10_15), .iOS(.v13), .macCatalyst(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1),
  ],
  products: [
    // What an app, a test or a tool adds to its manifest. A product builds all its modules, so modules are
    // of one product if each needs the others anyway, or if the others build in little time.
    .library(name: "Compositional", targets: ["Compositional"]),
    .library(name: "CompositionalDSL", targets: ["CompositionalDSL"]),
    .library(
      name: "CompositionalContent", targets: ["CompositionalContent", "CompositionalContentDSL"]),
    .library(
      name: "CompositionalSimulation",
      targets: ["CompositionalSimulation", "CompositionalPictures"]),
    .library(name: "CompositionalDocuments", targets: ["CompositionalDocuments"]),
    .library(name: "CompositionalInspection", targets: ["CompositionalInspection"]),
    .library(name: "CompositionalTools", targets: ["CompositionalTools", "CompositionalPage"]),
    .library(name: "CompositionalTesting", targets: ["CompositionalTesting"]),
    .library(
      name: "CompositionalUIKit", targets: ["CompositionalUIKit", "CompositionalUIKitDSL"]),
    .library(name: "CompositionalUIKitTesting", targets: ["CompositionalUIKitTesting"]),
    .library(name: "PlaygroundKit", targets: ["PlaygroundKit", "PlaygroundUIKit"]),
    .executable(name: "playground", targets: ["Playground"]),
  ],
  targets: [
    // A target imports only what stands above it.
    module("Compositional"),
    module("CompositionalDSL", "Compositional"),
    // What is inside cells: stacks, splits, rows, and the solver of constraints.
    module("CompositionalContent", "Compositional"),
    module("CompositionalContentDSL", "CompositionalContent"),
    module("CompositionalSimulation", "Compositional"),
    module("CompositionalPictures", "Compositional", "CompositionalSimulation"),
    module("CompositionalInspection", "Compositional"),
    module("CompositionalTesting", "Compositional", "CompositionalInspection"),
    module(
      "CompositionalDocuments", "Compositional", "CompositionalContent", "CompositionalInspection",
      "CompositionalSimulation"),
    // Trials of a document, the code of one, and documents that are inferred from frames.
    module(
      "CompositionalTools", "Compositional", "CompositionalContent", "CompositionalDocuments",
      "CompositionalInspection", "CompositionalSimulation"),
    module(
      "CompositionalPage", "Compositional", "CompositionalDocuments", "CompositionalPictures",
      "CompositionalSimulation"),
    module("CompositionalIsolation", in: "Sources/Facade"),
    module(
      "CompositionalUIKit", "Compositional", "CompositionalContent", "CompositionalIsolation",
      "CompositionalSimulation", in: "Sources/Facade", settings: checkedOnlyByTheCompiler),
    module(
      "CompositionalUIKitDSL", "Compositional", "CompositionalDSL", "CompositionalIsolation",
      "CompositionalUIKit", in: "Sources/Facade", settings: checkedOnlyByTheCompiler),
    module(
      "CompositionalUIKitTesting", "Compositional", "CompositionalDocuments",
      "CompositionalInspection", "CompositionalTesting", "CompositionalUIKit", in: "Sources/Facade",
      settings: checkedOnlyByTheCompiler),
    module("BaseComponents", "CompositionalUIKit", in: "Sources/Systems"),
    module("EpoxyLayoutGroups", "CompositionalUIKit", in: "Sources/Systems"),
    module(
      "PlaygroundKit", "Compositional", "CompositionalContent", "CompositionalDocuments",
      "CompositionalInspection", "CompositionalIsolation", "CompositionalPage",
      "CompositionalPictures", "CompositionalSimulation", "CompositionalTools"),
    module(
      "PlaygroundUIKit", "Compositional", "CompositionalDocuments", "CompositionalIsolation",
      "CompositionalSimulation", "CompositionalUIKit", "PlaygroundKit"),
    .executableTarget(
      name: "Playground", dependencies: ["CompositionalDocuments", "PlaygroundKit"],
      resources: [.embedInCode("Gallery"), .embedInCode("gallery.json")]),

    // What tests share: the naive second implementations, random layouts and samples.
    module(
      "CompositionalTestSupport", "Compositional", "CompositionalContent", "CompositionalDSL",
      "CompositionalSimulation", in: "Tests"),
    module(
      "CompositionalDocumentsTestSupport", "Compositional", "CompositionalContent",
      "CompositionalDocuments", "CompositionalSimulation", "CompositionalTestSupport", in: "Tests"),
    module(
      "CompositionalUIKitTestSupport", "CompositionalUIKit", in: "Tests",
      settings: checkedOnlyByTheCompiler),
    tests(
      "CompositionalTests", "Compositional", "CompositionalInspection", "CompositionalTestSupport"),
    tests(
      "CompositionalDSLTests", "Compositional", "CompositionalContentDSL", "CompositionalDSL",
      "CompositionalDocuments", "CompositionalSimulation", "CompositionalTestSupport"),
    tests(
      "CompositionalContentTests", "Compositional", "CompositionalContent",
      "CompositionalTestSupport"),
    tests(
      "CompositionalSimulationTests", "Compositional", "CompositionalContent",
      "CompositionalPictures", "CompositionalSimulation", "CompositionalTestSupport"),
    tests(
      "CompositionalDocumentsTests", "Compositional", "CompositionalContent",
      "CompositionalDocuments", "CompositionalDocumentsTestSupport", "CompositionalInspection",
      "CompositionalSimulation", "CompositionalTestSupport", resources: [.copy("Fixtures")]),
    // Inspection, trials, conversion, inference, the page, and what tests of layouts call.
    tests(
      "CompositionalToolsTests", "Compositional", "CompositionalContent", "CompositionalDocuments",
      "CompositionalDocumentsTestSupport", "CompositionalInspection", "CompositionalPage",
      "CompositionalSimulation", "CompositionalTestSupport", "CompositionalTesting",
      "CompositionalTools", exclude: ["Testing/Snapshots"]),
    tests(
      "CompositionalUIKitTests", "CompositionalContentDSL", "CompositionalDSL",
      "CompositionalDocuments", "CompositionalInspection", "CompositionalIsolation",
      "CompositionalTestSupport", "CompositionalUIKit", "CompositionalUIKitDSL",
      "CompositionalUIKitTestSupport", "CompositionalUIKitTesting"),
    tests(
      "PlaygroundKitTests", "Compositional", "CompositionalDSL", "CompositionalDocuments",
      "CompositionalDocumentsTestSupport", "CompositionalPictures", "CompositionalSimulation",
      "CompositionalTestSupport", "CompositionalUIKit", "CompositionalUIKitDSL", "Playground",
      "PlaygroundKit", "PlaygroundUIKit"),
  ]
)

// Names under which apps import what this package has. A system of Apple has its own UIKit.
#if canImport(Darwin)
  package.products.append(
    .library(name: "CompositionalSystems", targets: ["BaseComponents", "EpoxyLayoutGroups"]))
  package.targets.append(
    tests(
      "UIKitSwift5Tests", "CompositionalUIKit", "CompositionalUIKitTestSupport",
      exclude: ["Article", "Episode"], settings: [.swiftLanguageMode(.v5)]))
#else
  package.products += [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "CompositionalLayoutDSL", targets: ["CompositionalLayoutDSL"]),
    .library(
      name: "CompositionalSystems",
      targets: ["AloeStackView", "BaseComponents", "EpoxyLayoutGroups", "ObjcioLayout"]),
  ]
  package.targets += [
    // Swift Testing imports it in files that import UIKit as well.
    module("_Testing_UIKit", in: "Sources/Facade"),
    module("UIKit", "CompositionalUIKit", "_Testing_UIKit", in: "Sources/Facade"),
    module("CompositionalLayoutDSL", "CompositionalUIKitDSL", in: "Sources/Facade"),
    module("AloeStackView", "UIKit", in: "Sources/Systems", settings: checkedOnlyByTheCompiler),
    module("ObjcioLayout", "UIKit", in: "Sources/Systems", settings: checkedOnlyByTheCompiler),
    // Cases as collection views, by Apple's names alone; its own package builds it for a device.
    module(
      "ConformanceKit", "CompositionalDocuments", "CompositionalSimulation", "UIKit",
      in: "Conformance/Sources"),
    // The files that write down what an app shows, and compare it with a layout in a test.
    .target(
      name: "CompositionalRecorder", dependencies: ["CompositionalDocuments", "UIKit"],
      path: "Recorder"),
    tests(
      "ConformanceTests", "CompositionalDocuments", "CompositionalDocumentsTestSupport",
      "CompositionalRecorder", "CompositionalTestSupport", "CompositionalTools", "ConformanceKit",
      "UIKit"),
    // Views and view controllers as in an app.
    tests("UIKitTests", "CompositionalLayoutDSL", "UIKit"),
    // Code that is older than the main actor: apps, the article on the DSL, objc.io's episode.
    tests(
      "UIKitSwift5Tests", "CompositionalContent", "CompositionalLayoutDSL", "CompositionalUIKit",
      "CompositionalUIKitTestSupport", "ObjcioLayout", "UIKit", settings: [.swiftLanguageMode(.v5)]),
    // The code of the documents that describe systems of other authors.
    tests(
      "SystemsTests", "AloeStackView", "BaseComponents", "Compositional", "CompositionalContent",
      "EpoxyLayoutGroups", "UIKit", exclude: ["EpoxyLayoutGroups/Blocks"]),
  ]
#endif

// COMPOSITIONAL_CHECK_INVARIANTS checks the engine's data structures after each change.
// COMPOSITIONAL_OPTIMIZED optimizes the modules that tests run most, and refuses expressions that take
// the compiler long. It is not the default: SwiftPM refuses such flags in a dependency by version.
let flags: [(variable: String, setting: SwiftSetting, targets: [String])] = [
  (
    "COMPOSITIONAL_CHECK_INVARIANTS", .define("COMPOSITIONAL_CHECK_INVARIANTS"), ["Compositional"]
  ),
  (
    "COMPOSITIONAL_OPTIMIZED",
    .unsafeFlags(["-O", "-disable-batch-mode", "-wmo", "-num-threads", "2"]),
    [
      "Compositional", "CompositionalContent", "CompositionalSimulation", "CompositionalTools",
      "CompositionalTestSupport",
    ]
  ),
  (
    "COMPOSITIONAL_OPTIMIZED", .unsafeFlags(["-Xfrontend", "-solver-scope-threshold=100000"]),
    package.targets.map(\.name)
  ),
]
for flag in flags where Context.environment[flag.variable] == "1" {
  for target in package.targets where flag.targets.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [flag.setting]
  }
}

// COMPOSITIONAL_TARGETS, names with commas between them, makes a package of those targets and of those
// that they need. It builds sooner.
if let names = Context.environment["COMPOSITIONAL_TARGETS"] {
  var waiting = names.split(separator: ",").map(String.init)
  var kept: Set<String> = []
  while let name = waiting.popLast() {
    guard kept.insert(name).inserted else { continue }
    for dependency in package.targets.first(where: { $0.name == name })?.dependencies ?? [] {
      if case .byNameItem(let other, _) = dependency { waiting.append(other) }
    }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products = []
}
