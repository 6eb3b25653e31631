import CompositionalDSL
import CompositionalDSLTestSupport
import CompositionalTestSupport
import CompositionalUIKit
import CompositionalUIKitTestSupport
import Foundation
import Testing

/// Each layout of the showcase is the same whether a document, the DSL or Apple's names say it.
///
/// The documents hold the frames that were read from pictures or worked out by hand; they are
/// verified with the recorded cases. No layout holds a closure, so that all can be compared as
/// values.
@MainActor
@Suite("The showcase, written three times")
struct ShowcaseTests {
  nonisolated private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("CompositionalTests/Fixtures/showcase")

  @Test("every layout has its documents, and every document its layout")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let names = ShowcaseLayout.allCases.flatMap { $0.documents.map { "\($0.name).json" } }
    #expect(files.sorted() == names.sorted())
    // The article 4, the read-me 2, the examples for iOS 5 more, with 5 sections they reuse, and
    // for macOS 3; the tests with pictures 3 more.
    #expect(ShowcaseLayout.allCases.count == 4 + 2 + 5 + 5 + 3 + 3)
    #expect(Set(Self.writings.map(\.layout)) == Set(ShowcaseLayout.allCases))
  }

  /// A document, and the layout that it writes down.
  struct Writing: Sendable, CustomTestStringConvertible {
    let layout: ShowcaseLayout
    let document: ShowcaseLayout.Document

    var testDescription: String { document.name }

    func read() throws -> CaseDocument {
      let file = ShowcaseTests.folder.appendingPathComponent("\(document.name).json")
      return try CaseDocument(json: [UInt8](Data(contentsOf: file)))
    }

    /// The sizes of the view that the document describes: a phone, and a tablet on its side.
    func sizes(_ case: CaseDocument) -> [CGSize] {
      guard document.width == nil else { return [`case`.environment.size] }
      return [CGSize(width: 375, height: 812), CGSize(width: 1024, height: 768)]
    }
  }

  nonisolated static let writings = ShowcaseLayout.allCases.flatMap { layout in
    layout.documents.map { Writing(layout: layout, document: $0) }
  }

  /// What is around a view, beside the size of what it shows.
  enum Surroundings: CaseIterable, Sendable {
    case twoPixels, threePixels, rightToLeft, barsAboveAndBelow, barsAtTheSides,
      regularWithLargeText

    /// The environment of a view that has a size left between bars at its sides.
    func environment(_ size: CGSize) -> CollectionLayoutEnvironment {
      switch self {
      case .twoPixels: CollectionLayoutEnvironment(size: size)
      case .threePixels: CollectionLayoutEnvironment(size: size, displayScale: 3)
      case .rightToLeft: CollectionLayoutEnvironment(size: size, layoutDirection: .rightToLeft)
      case .barsAboveAndBelow:
        CollectionLayoutEnvironment(
          size: size, safeAreaInsets: EdgeInsets(top: 54, bottom: 34))
      case .barsAtTheSides:
        CollectionLayoutEnvironment(
          size: CGSize(width: size.width + 64, height: size.height),
          safeAreaInsets: EdgeInsets(left: 44, right: 20),
          layoutMargins: EdgeInsets(left: 60, right: 36))
      case .regularWithLargeText:
        CollectionLayoutEnvironment(
          size: size, contentSizeCategory: .accessibilityLarge, horizontalSizeClass: .regular,
          verticalSizeClass: .regular)
      }
    }
  }

  @Test("descriptions are equal", arguments: writings, Surroundings.allCases)
  func descriptions(_ writing: Writing, _ surroundings: Surroundings) throws {
    let document = try writing.read()
    let dsl = Showcase.layout(writing.layout)
    let apple: CollectionLayout = AppleShowcase.layout(writing.layout).value
    let configuration: CollectionLayoutConfiguration = document.layout.configuration
    #expect(dsl.configuration == configuration)
    #expect(apple.configuration == configuration)
    for size in writing.sizes(document) {
      let environment = seenByProviders(surroundings.environment(size), configuration)
      // One more than two rounds: where the sections begin again is part of the layout.
      for index in 0...2 * document.layout.sections.count {
        let section: CollectionLayoutSection? = document.layout.section(
          at: index, in: environment)
        #expect(dsl.sectionProvider(index, environment) == section, "section \(index)")
        #expect(apple.sectionProvider(index, environment) == section, "section \(index)")
      }
    }
  }

  /// What the sections of a layout are told of an environment: the container less its insets.
  private func seenByProviders(
    _ environment: CollectionLayoutEnvironment, _ configuration: CollectionLayoutConfiguration
  ) -> CollectionLayoutEnvironment {
    var seen = environment
    var probe = CollectionLayout(configuration: configuration) {
      seen = $1
      return nil
    }
    probe.prepare(itemCounts: [0], in: environment)
    return seen
  }

  @Test("attributes are equal everywhere", arguments: writings, Surroundings.allCases)
  func attributes(_ writing: Writing, _ surroundings: Surroundings) throws {
    let document = try writing.read()
    for size in writing.sizes(document) {
      let environment = surroundings.environment(size)
      // As in the document, after a section without items, and with sections of all lengths.
      for itemCounts in [document.itemCounts, [0] + document.itemCounts, [1, 0, 40, 13, 0]] {
        var layouts = [
          document.layout.layout(), Showcase.layout(writing.layout),
          AppleShowcase.layout(writing.layout).value,
        ]
        for index in layouts.indices {
          layouts[index].prepare(itemCounts: itemCounts, in: environment)
          guard let measurement = document.measurement else { continue }
          let top = CGPoint(
            x: -environment.safeAreaInsets.left, y: -environment.safeAreaInsets.top)
          let viewport = Viewport(
            contentOffset: top, size: environment.container.contentSize,
            adjustedContentInset: environment.safeAreaInsets)
          layouts[index].measure(in: viewport, keeping: nil, with: measurement)
        }
        let lanes = itemCounts.indices.map { ($0, CGFloat(40 * $0 + 25)) }
        for offsets in [[:], Dictionary(uniqueKeysWithValues: lanes)] {
          compare(layouts, itemCounts, environment, lanes: offsets)
        }
      }
    }
  }

  /// Compares the first of some prepared layouts with the others, from its start to its end.
  private func compare(
    _ layouts: [CollectionLayout], _ itemCounts: [Int],
    _ environment: CollectionLayoutEnvironment, lanes: [Int: CGFloat]
  ) {
    let (expected, others) = (layouts[0], layouts[1...])
    let cells = itemCounts.reduce(0, +)
    for viewport in places(expected, environment, lanes: lanes) {
      let all = expected.allAttributes(at: viewport)
      #expect(all.count { $0.category == .cell } == cells)
      for layout in others {
        #expect(layout.contentSize == expected.contentSize)
        #expect(layout.diagnostics == expected.diagnostics)
        #expect(layout.allAttributes(at: viewport) == all)
      }
      for rect in rects(expected, viewport) {
        let found = expected.attributes(in: rect, at: viewport)
        for layout in others { #expect(layout.attributes(in: rect, at: viewport) == found) }
      }
    }
  }

  /// Views of the start, a third of the way, and the end of a layout.
  private func places(
    _ layout: CollectionLayout, _ environment: CollectionLayoutEnvironment,
    lanes: [Int: CGFloat] = [:]
  ) -> [Viewport] {
    let (size, insets) = (environment.container.contentSize, environment.safeAreaInsets)
    let content = layout.contentSize
    return [0, 1 / 3, 1].map { part in
      Viewport(
        contentOffset: CGPoint(
          x: max(0, content.width - size.width) * part - insets.left,
          y: max(0, content.height - size.height) * part - insets.top),
        size: size, adjustedContentInset: insets, orthogonalOffsets: lanes)
    }
  }

  /// What the view shows, the content, and ninths of it.
  private func rects(_ layout: CollectionLayout, _ viewport: Viewport) -> [CGRect] {
    let content = layout.contentSize
    let (width, height) = (content.width / 3, content.height / 3)
    let ninths = (0..<9).map {
      CGRect(x: CGFloat($0 % 3) * width, y: CGFloat($0 / 3) * height, width: width, height: height)
    }
    return [viewport.bounds, CGRect(origin: .zero, size: content)] + ninths
  }

  /// Apple's classes, asked through a view.
  @Test("a collection view shows the document", arguments: writings, Surroundings.allCases)
  func views(_ writing: Writing, _ surroundings: Surroundings) throws {
    let document = try writing.read()
    // A view measures nothing by itself.
    guard document.measurement == nil else { return }
    for size in writing.sizes(document) {
      let environment = surroundings.environment(size)
      var expected = document.layout.layout()
      expected.prepare(itemCounts: document.itemCounts, in: environment)
      let layout = AppleShowcase.layout(writing.layout)
      let bounds = CGRect(origin: .zero, size: environment.container.contentSize)
      let view = UICollectionView(frame: bounds, collectionViewLayout: layout)
      view.traitCollection = environment.traitCollection
      view.simulatedSafeAreaInsets = environment.safeAreaInsets
      view.layoutMargins = environment.layoutMargins
      view.itemCounts = document.itemCounts
      #expect(view.environment == environment)
      #expect(view.contentSize == expected.contentSize)
      for place in places(expected, environment) {
        view.contentOffset = place.contentOffset
        for rect in rects(expected, view.viewport) {
          let found = expected.attributes(in: rect, at: view.viewport)
          #expect(layout.layoutAttributesForElements(in: rect)?.map(\.value) == found)
        }
        #expect(!view.visibleAttributes.isEmpty)
      }
      for element in expected.allAttributes(at: view.viewport) {
        #expect(layout.frame(of: "\(element.id)") == element.frame)
      }
    }
  }
}
