import CompositionalContentDSL
import CompositionalDocuments
import CompositionalTestSupport
import Foundation
import Testing

/// Contents of the gallery's cells, written by hand in the DSL, equal those of its documents.
@Suite("The contents of the gallery in the DSL")
struct GalleryCellContentsTests {
  @Test(
    "Contents of cells are equal", arguments: ["inbox", "chat", "flights", "form", "split-screen"])
  func contents(_ name: String) throws {
    let file = RepositoryFiles.gallery.appendingPathComponent("\(name).json")
    let document = try CaseDocument(json: [UInt8](Data(contentsOf: file)))
    let contents = try #require(document.measurement).contents
    #expect(GalleryCellContents.first(name) == contents.first)
  }
}
