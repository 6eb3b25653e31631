import CompositionalDocuments
import CompositionalTestSupport
import CompositionalUIKit
import CompositionalUIKitTestSupport
import Foundation
import Testing

/// Ten layouts of the gallery, written by hand for UIKit, equal their documents.
///
/// `.ci/convert` compiles what `convert` writes of the others.
@MainActor
@Suite struct AppleGalleryTests {
  nonisolated static let names = [
    "adaptive-sections", "carousel", "custom-group", "discover", "inbox", "mosaic",
    "pinned-headers", "settings", "supplementary-badges", "wrapping-tags",
  ]

  private static let layouts: [String: @MainActor () -> UICollectionViewCompositionalLayout] = [
    "adaptive-sections": AppleGallery.adaptiveSections,
    "carousel": AppleGallery.carousel,
    "custom-group": AppleGallery.customGroup,
    "discover": AppleGallery.discover,
    "inbox": AppleGallery.inbox,
    "mosaic": AppleGallery.mosaic,
    "pinned-headers": AppleGallery.pinnedHeaders,
    "settings": AppleGallery.settings,
    "supplementary-badges": AppleGallery.supplementaryBadges,
    "wrapping-tags": AppleGallery.wrappingTags,
  ]

  private func read(_ name: String) throws -> CaseDocument {
    let file = RepositoryFiles.gallery.appendingPathComponent("\(name).json")
    return try CaseDocument(json: [UInt8](try Data(contentsOf: file)))
  }

  // A closure never equals its frames; the frames are compared below.
  @Test(arguments: names.filter { $0 != "custom-group" })
  func sectionsAreEqual(_ name: String) throws {
    let document = try read(name)
    let environment = document.layoutEnvironment
    let make = try #require(Self.layouts[name])
    let layout: CollectionLayout = make().value
    let configuration: CollectionLayoutConfiguration = document.layout.configuration
    #expect(layout.configuration == configuration)
    for index in document.itemCounts.indices {
      let written: CollectionLayoutSection? = layout.sectionProvider(index, environment)
      let expected: CollectionLayoutSection = document.layout.section(at: index, in: environment)
      #expect(written == expected)
    }
  }

  @Test(arguments: names)
  func attributesAreEqual(_ name: String) throws {
    let document = try read(name)
    let engine = document.preparedLayout()
    let make = try #require(Self.layouts[name])
    let layout = make()
    layout.prepare(itemCounts: document.itemCounts, in: document.layoutEnvironment)
    #expect(layout.collectionViewContentSize == engine.contentSize)
    // Orthogonal rows extend beyond the content; rectangles find elements within the content only.
    let everything = CGRect(origin: .zero, size: engine.contentSize)
    let expected = engine.attributes(in: everything)
    let found = try #require(layout.layoutAttributesForElements(in: everything))
    #expect(expected.count >= document.itemCounts.filter { $0 > 0 }.count)
    // As in UIKit, badges come before their cells.
    #expect(found.count == expected.count && Set(found.map(\.value)) == Set(expected))
    for (section, count) in document.itemCounts.enumerated() where count > 0 {
      for item in [0, count - 1] {
        let path = IndexPath(item: item, section: section)
        let one = engine.attributes(for: .cell(section: section, item: item))
        #expect(one != nil)
        #expect(layout.layoutAttributesForItem(at: path)?.value == one)
      }
    }
  }

  @Test(arguments: ["discover", "wrapping-tags", "inbox"])
  func measuredAttributesAreEqual(_ name: String) throws {
    var document = try read(name)
    // All self-sizing elements are further down.
    if name == "discover" { document.contentOffset = CGPoint(x: 0, y: 2_200) }
    let measurement = try #require(document.measurement)
    let make = try #require(Self.layouts[name])
    var layout = make().value
    layout.prepare(itemCounts: document.itemCounts, in: document.layoutEnvironment)
    layout.measure(in: document.viewport, keeping: nil, with: measurement)
    #expect(layout.allAttributes() == document.measuredLayout().allAttributes())
    #expect(layout.allAttributes() != document.preparedLayout().allAttributes())
  }
}
