// swift-tools-version: 6.0

// Compositional 1.0.0-beta.1.
import PackageDescription

/// True in builds that check the invariants of the engine's data structures after each change.
let checksInvariants = Context.environment["COMPOSITIONAL_CHECK_INVARIANTS"] == "1"

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

/// The modules with the names of systems of other authors.
#if canImport(Darwin)
  let systems = ["BaseComponents", "EpoxyLayoutGroups"]
#else
  let systems = ["AloeStackView", "BaseComponents", "EpoxyLayoutGroups", "ObjcioLayout"]
#endif

let package = Package(
  name: "Compositional",
  // Those from which on UIKit has the layout. .ci/apple checks macOS and iOS.
  platforms: [
    .macOS(.v10_15), .iOS(.v13), .macCatalyst(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1),
  ],
  products: [
    // What an app, a test or a tool adds to its manifest. A product builds all its modules, so modules are
    // of one product if each needs the others anyway, or if the others build in little time.
    .library(
      name: "Compositional",
      targets: ["Compositional", "CompositionalDevices", "CompositionalFlow"]),
    .library(name: "CompositionalDSL", targets: ["CompositionalBuilders", "CompositionalDSL"]),
    .library(
      name: "CompositionalContent",
      targets: ["CompositionalConstraints", "CompositionalContent", "CompositionalContentDSL"]),
    .library(
      name: "CompositionalSimulation",
      targets: ["CompositionalSimulation", "CompositionalPictures"]),
    .library(name: "CompositionalDocuments", targets: ["CompositionalDocuments"]),
    .library(name: "CompositionalInspection", targets: ["CompositionalInspection"]),
    .library(
      name: "CompositionalTools",
      targets: [
        "CompositionalTrials", "CompositionalConversion", "CompositionalInference",
        "CompositionalPage",
      ]),
    .library(name: "CompositionalTesting", targets: ["CompositionalTesting"]),
    .library(
      name: "CompositionalUIKit", targets: ["CompositionalUIKit", "CompositionalUIKitDSL"]),
    .library(name: "CompositionalUIKitTesting", targets: ["CompositionalUIKitTesting"]),
    .library(name: "CompositionalSystems", targets: systems),
    .library(name: "PlaygroundKit", targets: ["PlaygroundKit", "PlaygroundUIKit"]),
    .executable(name: "playground", targets: ["Playground"]),
  ],
  targets: [
    // A target imports only what stands above it.
    .target(
      name: "Compositional",
      swiftSettings: checksInvariants ? [.define("COMPOSITIONAL_CHECK_INVARIANTS")] : []),
    .target(name: "CompositionalConstraints", dependencies: ["Compositional"]),
    .target(
      name: "CompositionalContent", dependencies: ["Compositional", "CompositionalConstraints"]),
    // Lines of items, as a flow layout breaks them.
    .target(name: "CompositionalFlow", dependencies: ["Compositional"]),
    .target(
      name: "CompositionalSimulation", dependencies: ["Compositional", "CompositionalFlow"]),
    // Screens of devices, and the margins of views on them.
    .target(name: "CompositionalDevices", dependencies: ["Compositional"]),
    .target(
      name: "CompositionalInspection", dependencies: ["Compositional", "CompositionalFlow"]),
    // Takes a closure off the main actor.
    .target(name: "CompositionalIsolation"),
    .target(
      name: "CompositionalDocuments",
      dependencies: [
        "Compositional", "CompositionalContent", "CompositionalDevices", "CompositionalFlow",
        "CompositionalInspection", "CompositionalSimulation",
      ]),
    .target(
      name: "CompositionalPictures",
      dependencies: ["Compositional", "CompositionalFlow", "CompositionalSimulation"]),
    .target(
      name: "CompositionalTrials",
      dependencies: ["Compositional", "CompositionalDocuments", "CompositionalInspection"]),
    .target(
      name: "CompositionalConversion",
      dependencies: ["Compositional", "CompositionalContent", "CompositionalDocuments"]),
    .target(
      name: "CompositionalInference",
      dependencies: ["Compositional", "CompositionalDocuments", "CompositionalSimulation"]),
    .target(
      name: "CompositionalPage",
      dependencies: [
        "Compositional", "CompositionalDocuments", "CompositionalPictures",
        "CompositionalSimulation",
      ]),
    .target(
      name: "CompositionalTesting",
      dependencies: ["Compositional", "CompositionalDevices", "CompositionalInspection"]),
    // The result builders of both DSLs: one of sections, and one of what is inside cells.
    .target(name: "CompositionalBuilders"),
    .target(name: "CompositionalDSL", dependencies: ["Compositional", "CompositionalBuilders"]),
    .target(
      name: "CompositionalContentDSL",
      dependencies: ["CompositionalBuilders", "CompositionalContent"]),
    .target(
      name: "CompositionalUIKit",
      dependencies: [
        "Compositional", "CompositionalConstraints", "CompositionalContent", "CompositionalDevices",
        "CompositionalFlow", "CompositionalIsolation", "CompositionalSimulation",
      ],
      swiftSettings: checkedOnlyByTheCompiler),
    .target(
      name: "CompositionalUIKitDSL",
      dependencies: [
        "Compositional", "CompositionalDSL", "CompositionalIsolation", "CompositionalUIKit",
      ],
      swiftSettings: checkedOnlyByTheCompiler),
    .target(
      name: "CompositionalUIKitTesting",
      dependencies: [
        "Compositional", "CompositionalDocuments", "CompositionalInspection",
        "CompositionalTesting", "CompositionalUIKit",
      ],
      swiftSettings: checkedOnlyByTheCompiler),
    // Systems of other authors, with their names.
    .target(name: "EpoxyLayoutGroups", dependencies: ["CompositionalUIKit"]),
    .target(name: "BaseComponents", dependencies: ["CompositionalUIKit"]),
    .target(
      name: "PlaygroundKit",
      dependencies: [
        "Compositional", "CompositionalContent", "CompositionalConversion",
        "CompositionalDocuments", "CompositionalFlow", "CompositionalInference",
        "CompositionalInspection", "CompositionalIsolation", "CompositionalPage",
        "CompositionalPictures",
        "CompositionalSimulation", "CompositionalTrials",
      ]
    ),
    .target(
      name: "PlaygroundUIKit",
      dependencies: [
        "Compositional", "CompositionalDocuments", "CompositionalIsolation",
        "CompositionalSimulation", "CompositionalUIKit", "PlaygroundKit",
      ]),
    .executableTarget(
      name: "Playground", dependencies: ["CompositionalDocuments", "PlaygroundKit"],
      resources: [.embedInCode("Gallery"), .embedInCode("gallery.json")]),
    .target(
      name: "CompositionalTestSupport",
      dependencies: ["Compositional"],
      path: "Tests/CompositionalTestSupport"
    ),
    .target(
      name: "CompositionalSimulationTestSupport",
      dependencies: ["Compositional", "CompositionalSimulation", "CompositionalTestSupport"],
      path: "Tests/CompositionalSimulationTestSupport"
    ),
    .target(
      name: "CompositionalDocumentsTestSupport",
      dependencies: [
        "Compositional", "CompositionalContent", "CompositionalDocuments", "CompositionalFlow",
        "CompositionalSimulation", "CompositionalTestSupport",
      ],
      path: "Tests/CompositionalDocumentsTestSupport"
    ),
    .testTarget(
      name: "CompositionalTests",
      dependencies: ["Compositional", "CompositionalTestSupport"]
    ),
    .testTarget(
      name: "CompositionalFlowTests",
      dependencies: [
        "Compositional", "CompositionalFlow", "CompositionalInspection", "CompositionalTestSupport",
      ]),
    .testTarget(
      name: "CompositionalConstraintsTests",
      dependencies: ["Compositional", "CompositionalConstraints", "CompositionalTestSupport"]
    ),
    .target(
      name: "CompositionalContentTestSupport",
      dependencies: ["Compositional", "CompositionalContent", "CompositionalTestSupport"],
      path: "Tests/CompositionalContentTestSupport"
    ),
    .testTarget(
      name: "CompositionalContentTests",
      dependencies: [
        "Compositional", "CompositionalContent", "CompositionalContentTestSupport",
        "CompositionalTestSupport",
      ]
    ),
    .testTarget(
      name: "CompositionalSimulationTests",
      dependencies: [
        "Compositional", "CompositionalFlow", "CompositionalSimulation",
        "CompositionalSimulationTestSupport", "CompositionalTestSupport",
      ]
    ),
    .testTarget(
      name: "CompositionalPicturesTests",
      dependencies: [
        "Compositional", "CompositionalContent", "CompositionalPictures", "CompositionalSimulation",
        "CompositionalTestSupport",
      ]
    ),
    .testTarget(
      name: "CompositionalDocumentsTests",
      dependencies: [
        "Compositional", "CompositionalContent", "CompositionalContentTestSupport",
        "CompositionalDocuments", "CompositionalDocumentsTestSupport", "CompositionalFlow",
        "CompositionalInspection", "CompositionalSimulation", "CompositionalSimulationTestSupport",
        "CompositionalTestSupport",
      ],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(
      name: "CompositionalInspectionTests",
      dependencies: [
        "Compositional", "CompositionalFlow", "CompositionalInspection", "CompositionalTestSupport",
      ]
    ),
    .testTarget(
      name: "CompositionalTrialsTests",
      dependencies: [
        "Compositional", "CompositionalDocuments", "CompositionalDocumentsTestSupport",
        "CompositionalTestSupport", "CompositionalTrials",
      ]
    ),
    .testTarget(
      name: "CompositionalConversionTests",
      dependencies: [
        "Compositional", "CompositionalContent", "CompositionalContentTestSupport",
        "CompositionalConversion", "CompositionalDocuments", "CompositionalTestSupport",
      ]
    ),
    .testTarget(
      name: "CompositionalInferenceTests",
      dependencies: [
        "Compositional", "CompositionalDocuments", "CompositionalDocumentsTestSupport",
        "CompositionalInference", "CompositionalTestSupport",
      ]
    ),
    .testTarget(
      name: "CompositionalPageTests",
      dependencies: [
        "Compositional", "CompositionalDocuments", "CompositionalPage", "CompositionalSimulation",
      ]),
    .testTarget(
      name: "CompositionalTestingTests",
      dependencies: ["Compositional", "CompositionalInspection", "CompositionalTesting"],
      exclude: ["Snapshots"]
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
        "CompositionalDocuments", "CompositionalSimulation", "CompositionalTestSupport",
      ]
    ),
    .testTarget(
      name: "CompositionalContentDSLTests",
      dependencies: [
        "Compositional", "CompositionalContentDSL", "CompositionalDSL", "CompositionalDocuments",
        "CompositionalTestSupport",
      ]
    ),
    .target(
      name: "CompositionalUIKitTestSupport",
      dependencies: ["CompositionalUIKit"],
      path: "Tests/CompositionalUIKitTestSupport",
      swiftSettings: checkedOnlyByTheCompiler
    ),
    .testTarget(
      name: "CompositionalUIKitTests",
      dependencies: [
        "CompositionalContentDSL", "CompositionalDSL", "CompositionalDSLTestSupport",
        "CompositionalDocuments", "CompositionalInspection", "CompositionalIsolation",
        "CompositionalTestSupport", "CompositionalUIKit", "CompositionalUIKitDSL",
        "CompositionalUIKitTestSupport", "CompositionalUIKitTesting",
      ]
    ),
    .testTarget(
      name: "CompositionalUIKitSwift5Tests",
      dependencies: ["CompositionalUIKit", "CompositionalUIKitTestSupport"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "PlaygroundKitTests",
      dependencies: [
        "Compositional", "CompositionalDSL", "CompositionalDocuments",
        "CompositionalDocumentsTestSupport", "CompositionalPictures", "CompositionalSimulation",
        "CompositionalTestSupport", "CompositionalUIKit", "CompositionalUIKitDSL", "Playground",
        "PlaygroundKit", "PlaygroundUIKit",
      ]
    ),
  ]
)

// Names under which apps import what this package has. A system of Apple has its own UIKit.
#if !canImport(Darwin)
  package.products += [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "CompositionalLayoutDSL", targets: ["CompositionalLayoutDSL"]),
  ]
  package.targets += [
    // Swift Testing imports it in files that import UIKit as well.
    .target(name: "_Testing_UIKit"),
    .target(name: "UIKit", dependencies: ["CompositionalUIKit", "_Testing_UIKit"]),
    .target(name: "CompositionalLayoutDSL", dependencies: ["CompositionalUIKitDSL"]),
    // Two of the systems that this package grew from, on the facade.
    .target(
      name: "AloeStackView", dependencies: ["UIKit"], swiftSettings: checkedOnlyByTheCompiler),
    .target(
      name: "ObjcioLayout", dependencies: ["UIKit"], swiftSettings: checkedOnlyByTheCompiler),
    .testTarget(
      name: "AloeStackViewTests", dependencies: ["AloeStackView", "CompositionalContent", "UIKit"]),
    .testTarget(
      name: "ObjcioLayoutTests", dependencies: ["CompositionalContent", "ObjcioLayout", "UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // The code of the article on the DSL, which is older than the main actor.
    .testTarget(
      name: "CompositionalLayoutDSLTests", dependencies: ["CompositionalLayoutDSL", "UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "UIKitTests", dependencies: ["CompositionalLayoutDSL", "UIKit"]),
    // Cases as collection views, by Apple's names alone; its own package builds it for a device.
    .target(
      name: "ConformanceKit",
      dependencies: ["CompositionalDocuments", "CompositionalSimulation", "UIKit"],
      path: "Conformance/Sources/ConformanceKit"),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "CompositionalDocuments", "CompositionalDocumentsTestSupport",
        "CompositionalSimulationTestSupport", "CompositionalTestSupport", "ConformanceKit", "UIKit",
      ]),
    // The code of the documents that describe systems of other authors.
    .testTarget(
      name: "EpoxyLayoutGroupsTests",
      dependencies: ["Compositional", "CompositionalContent", "EpoxyLayoutGroups", "UIKit"],
      exclude: ["Blocks"]),
    .testTarget(
      name: "BaseComponentsTests",
      dependencies: ["BaseComponents", "Compositional", "CompositionalContent", "UIKit"]),
    // View controllers as in an app, which import UIKit alone.
    .testTarget(name: "ViewControllerTests", dependencies: ["UIKit"]),
  ]
#endif

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
