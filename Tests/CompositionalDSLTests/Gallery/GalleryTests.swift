import CompositionalDSL
import CompositionalDocuments
import CompositionalTestSupport
import Foundation
import Testing

/// Ten layouts of the gallery, written by hand in the DSL, equal their documents in values and frames.
///
/// `.ci/convert` compiles what `convert` writes of the others.
@Suite("The gallery in the DSL")
struct GalleryTests {
  private func document(_ name: String) throws -> CaseDocument {
    let file = RepositoryFiles.gallery.appendingPathComponent("\(name).json")
    return try CaseDocument(json: [UInt8](Data(contentsOf: file)))
  }

  @Test("Sections and configuration are equal", arguments: Gallery.names)
  func values(_ name: String) throws {
    let document = try document(name)
    let layout = try #require(Gallery.layout(name))
    #expect(layout.configuration == document.layout.configuration)
    let environment = document.layoutEnvironment
    // One round more than the number of sections: their repetition is part of the layout.
    for index in 0..<max(document.itemCounts.count, 2 * document.layout.sections.count) {
      let section = layout.sectionProvider(index, environment)
      #expect(section == document.layout.section(at: index, in: environment), "section \(index)")
    }
  }

  @Test("All elements are at equal places", arguments: Gallery.names)
  func elements(_ name: String) throws {
    let document = try document(name)
    var layout = try #require(Gallery.layout(name))
    layout.prepare(itemCounts: document.itemCounts, in: document.layoutEnvironment)
    let expected = document.preparedLayout()

    #expect(layout.contentSize == expected.contentSize)
    let content = CGRect(origin: CGPoint(x: 0, y: 0), size: expected.contentSize)
    // The top, and an offset at which headers are pinned.
    var further = document.viewport
    further.contentOffset.x += layout.configuration.scrollDirection == .horizontal ? 150.5 : 0
    further.contentOffset.y += layout.configuration.scrollDirection == .vertical ? 150.5 : 0
    for viewport in [document.viewport, further] {
      let wanted = expected.attributes(in: content, at: viewport)
      #expect(!wanted.isEmpty)
      #expect(layout.attributes(in: content, at: viewport) == wanted)
      // Lanes extend beyond the content.
      let all = expected.allAttributes(at: viewport)
      #expect(all.count { $0.category == .cell } == document.itemCounts.reduce(0, +))
      #expect(layout.allAttributes(at: viewport) == all)
      #expect(layout.attributes(in: viewport) == expected.attributes(in: viewport))
    }
  }

  @Test(
    "What measures itself is measured to equal places",
    arguments: ["discover", "wrapping-tags", "inbox"])
  func measured(_ name: String) throws {
    var document = try document(name)
    // All self-sizing elements are further down.
    if name == "discover" { document.contentOffset = CGPoint(x: 0, y: 2_200) }
    let measurement = try #require(document.measurement)
    var layout = try #require(Gallery.layout(name))
    layout.prepare(itemCounts: document.itemCounts, in: document.layoutEnvironment)
    layout.measure(in: document.viewport, keeping: nil, with: measurement)
    #expect(layout.allAttributes() == document.measuredLayout().allAttributes())
    #expect(layout.allAttributes() != document.preparedLayout().allAttributes())
  }

  @Test("A closure gives a custom group the frames a list gives")
  func closures() throws {
    let document = try document("custom-group")
    var layout = LayoutBuilder {
      Section {
        CustomGroup { _ in Gallery.spiral }.width(.absolute(346)).height(.absolute(220))
      }
      .contentInsets(horizontal: 14, vertical: 12)
    }
    layout.prepare(itemCounts: document.itemCounts, in: document.layoutEnvironment)
    #expect(layout.allAttributes() == document.preparedLayout().allAttributes())
  }
}
