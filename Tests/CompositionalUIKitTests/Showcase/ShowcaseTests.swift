import CompositionalDSL
import CompositionalDocuments
import CompositionalTestSupport
import CompositionalUIKit
import CompositionalUIKitTestSupport
import Foundation
import Testing

/// Each layout of the showcase is the same as a document, in the DSL and with Apple's names.
///
/// The documents contain the frames that were read from pictures or calculated by hand; they are
/// verified with the recorded cases. No layout contains a closure, so all can be compared as
/// values.
@MainActor
@Suite("The showcase, written three times")
struct ShowcaseTests {
  nonisolated private static let folder = RepositoryFiles.fixtures
    .appendingPathComponent("showcase")

  @Test("Every layout has its documents, and every document its layout")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let names = ShowcaseLayout.allCases.flatMap { $0.documents.map { "\($0.name).json" } }
    #expect(files.sorted() == names.sorted())
    // The article has 4, the read-me 2, the iOS examples 5 more with 5 reusable sections, the macOS
    // examples 3, and the picture tests 3 more.
    #expect(ShowcaseLayout.allCases.count == 4 + 2 + 5 + 5 + 3 + 3)
    #expect(Set(Self.writings.map(\.layout)) == Set(ShowcaseLayout.allCases))
  }

  /// A document and its layout.
  struct Writing: Sendable, CustomTestStringConvertible {
    let layout: ShowcaseLayout
    let document: ShowcaseLayout.Document

    var testDescription: String { document.name }

    func read() throws -> CaseDocument {
      let file = ShowcaseTests.folder.appendingPathComponent("\(document.name).json")
      return try CaseDocument(json: [UInt8](Data(contentsOf: file)))
    }

    /// The environments of the document: a phone and a tablet in landscape, or the one width it is
    /// for, each with all surroundings.
    func environments(
      _ document: CaseDocument
    ) -> [(surroundings: Surroundings, environment: CollectionLayoutEnvironment)] {
      let sizes =
        self.document.width == nil
        ? [CGSize(width: 375, height: 812), CGSize(width: 1024, height: 768)]
        : [document.environment.size]
      return sizes.flatMap { size in
        Surroundings.allCases.map { ($0, $0.environment(size)) }
      }
    }
  }

  nonisolated static let writings = ShowcaseLayout.allCases.flatMap { layout in
    layout.documents.map { Writing(layout: layout, document: $0) }
  }

  /// The surroundings of a view, apart from its size.
  enum Surroundings: CaseIterable, Sendable {
    case twoPixels, threePixels, rightToLeft, barsAboveAndBelow, barsAtTheSides,
      regularWithLargeText

    /// Returns the environment of a view, given the size between bars at its sides.
    func environment(_ size: CGSize) -> CollectionLayoutEnvironment {
      switch self {
      case .twoPixels: CollectionLayoutEnvironment(size: size)
      case .threePixels: CollectionLayoutEnvironment(size: size, displayScale: 3)
      case .rightToLeft: CollectionLayoutEnvironment(size: size, layoutDirection: .rightToLeft)
      case .barsAboveAndBelow:
        CollectionLayoutEnvironment(
          size: size, safeAreaInsets: PhysicalEdgeInsets(top: 54, bottom: 34))
      case .barsAtTheSides:
        CollectionLayoutEnvironment(
          size: CGSize(width: size.width + 64, height: size.height),
          safeAreaInsets: PhysicalEdgeInsets(left: 44, right: 20),
          layoutMargins: PhysicalEdgeInsets(left: 60, right: 36))
      case .regularWithLargeText:
        CollectionLayoutEnvironment(
          size: size, contentSizeCategory: .accessibilityLarge, horizontalSizeClass: .regular,
          verticalSizeClass: .regular)
      }
    }
  }

  @Test("Descriptions are equal", arguments: writings)
  func descriptions(_ writing: Writing) throws {
    let document = try writing.read()
    let dsl = Showcase.layout(writing.layout)
    let apple: CollectionLayout = AppleShowcase.layout(writing.layout).value
    let configuration: CollectionLayoutConfiguration = document.layout.configuration
    #expect(dsl.configuration == configuration)
    #expect(apple.configuration == configuration)
    for (surroundings, environment) in writing.environments(document) {
      let seen = seenByProviders(environment, configuration)
      // One more than two rounds: the repetition of the sections is part of the layout.
      for index in 0...2 * document.layout.sections.count {
        let section: CollectionLayoutSection? = document.layout.section(at: index, in: seen)
        try #require(dsl.sectionProvider(index, seen) == section, "\(index), \(surroundings)")
        try #require(apple.sectionProvider(index, seen) == section, "\(index), \(surroundings)")
      }
    }
  }

  /// Returns the environment passed to the sections of a layout: the container minus its insets.
  private func seenByProviders(
    _ environment: CollectionLayoutEnvironment, _ configuration: CollectionLayoutConfiguration
  ) -> CollectionLayoutEnvironment {
    nonisolated(unsafe) var seen = environment
    var probe = CollectionLayout(configuration: configuration) {
      seen = $1
      return nil
    }
    probe.prepare(itemCounts: [0], in: environment)
    return seen
  }

  @Test("Attributes are equal everywhere", arguments: writings)
  func attributes(_ writing: Writing) throws {
    let document = try writing.read()
    for (surroundings, environment) in writing.environments(document) {
      // As in the document, after a section without items, and with sections of various lengths.
      for itemCounts in [document.itemCounts, [0] + document.itemCounts, [1, 0, 40, 13, 0]] {
        func prepared(_ layout: CollectionLayout) -> CollectionLayout {
          var layout = layout
          layout.prepare(itemCounts: itemCounts, in: environment)
          if let measurement = document.measurement {
            let top = LayoutComparison.places(layout.contentSize, environment)[0]
            layout.measure(in: top, keeping: nil, with: measurement)
          }
          return layout
        }
        let expected = prepared(document.layout.layout())
        #expect(expected.allAttributes().count { $0.category == .cell } == itemCounts.reduce(0, +))
        let lanes = itemCounts.indices.map { ($0, CGFloat(40 * $0 + 25)) }
        let comparison = LayoutComparison(
          expected: expected, in: environment,
          laneOffsets: Dictionary(uniqueKeysWithValues: lanes))
        let dsl = comparison.firstDifference(to: prepared(Showcase.layout(writing.layout)))
        try #require(dsl == nil, "DSL, \(itemCounts), \(surroundings), \(environment.container)")
        let apple = comparison.firstDifference(
          to: prepared(AppleShowcase.layout(writing.layout).value))
        try #require(
          apple == nil, "Apple, \(itemCounts), \(surroundings), \(environment.container)")
      }
    }
  }

  /// Returns an environment with the guide that a view has: 672 points between its margins.
  private func withReadableWidth(
    _ environment: CollectionLayoutEnvironment
  ) -> CollectionLayoutEnvironment {
    let margins = environment.layoutMargins
    let width = environment.container.contentSize.width - margins.left - margins.right
    guard width > 672 else { return environment }
    let side = (width - 672) / 2
    var readable = environment
    readable.readableContentInsets = PhysicalEdgeInsets(
      top: margins.top, left: margins.left + side, bottom: margins.bottom,
      right: margins.right + side)
    return readable
  }

  /// Apple's classes, queried through a view, which measures nothing by itself.
  @Test(
    "A collection view shows the document",
    arguments: writings.filter { !$0.document.isMeasured })
  func views(_ writing: Writing) throws {
    let document = try writing.read()
    for (surroundings, plain) in writing.environments(document) {
      let environment = withReadableWidth(plain)
      var expected = document.layout.layout()
      expected.prepare(itemCounts: document.itemCounts, in: environment)
      let layout = AppleShowcase.layout(writing.layout)
      let bounds = CGRect(origin: .zero, size: environment.container.contentSize)
      let view = UICollectionView(frame: bounds, collectionViewLayout: layout)
      view.simulation.traitCollection = environment.traitCollection
      view.simulation.safeAreaInsets = environment.safeAreaInsets
      view.insetsLayoutMarginsFromSafeArea = false
      view.layoutMargins = environment.layoutMargins
      view.simulation.itemCounts = document.itemCounts
      try #require(view.simulation.environment == environment)
      try #require(view.contentSize == expected.contentSize)
      for place in LayoutComparison.places(expected.contentSize, environment) {
        view.contentOffset = place.contentOffset
        try #require(!view.simulation.visibleAttributes.isEmpty)
        for rect in LayoutComparison.rects(expected.contentSize, view.simulation.viewport) {
          let found = try #require(layout.layoutAttributesForElements(in: rect)).map(\.value)
          let difference = LayoutComparison.difference(
            layout.inLayoutOrder(found, in: rect),
            from: expected.attributes(in: rect, at: view.simulation.viewport))
          try #require(difference == nil, "\(rect), \(surroundings)")
        }
      }
      for element in expected.allAttributes(at: view.simulation.viewport) {
        try #require(layout.frame(of: "\(element.id)") == element.frame)
      }
    }
  }
}
