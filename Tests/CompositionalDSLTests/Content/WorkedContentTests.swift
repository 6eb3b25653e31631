import CompositionalContentDSL
import CompositionalDocuments
import CompositionalTestSupport
import Foundation
import Testing

/// Worked documents of the fixtures, written in the DSL: equal to the tree that is read from the
/// document, and with the results that it expects.
@Suite("Worked content in the DSL")
struct WorkedContentTests {
  @Test("Documents", arguments: WorkedContent.all)
  func documents(_ work: WorkedContent) throws {
    let document = try document(work.name)
    #expect(work.content == document.content)
    var built = document
    built.content = work.content
    let report = built.verify()
    #expect(report.checkCount > 2 && report.isPassed, "\(report.mismatches)")
  }

  @Test("There are at least twenty of them, of each system")
  func count() {
    #expect(Set(WorkedContent.all.map(\.name)).count >= 20)
    for system in ["epoxy", "flow", "split", "rows", "mixed"] {
      #expect(WorkedContent.all.filter { $0.name.hasPrefix(system) }.count >= 2, "\(system)")
    }
  }

  /// The changes of the documents about new items.
  @Test("New items", arguments: ["moves", "style", "content", "same"])
  func newItems(_ name: String) throws {
    let document = try document("epoxy-1.D8-\(name)")
    func item(_ id: Int, width: CGFloat = 20) -> Leaf { Leaf("\(id)", width: width, height: 20) }
    let old = HStack { [item(1), item(2), item(3)] }
    #expect(old.content == document.content)
    let new: [ContentElement] =
      switch name {
      case "moves": [item(3), item(1), item(4)]
      case "style": [item(1).style("bold"), item(2), item(3)]
      case "content": [item(1, width: 35), item(2), item(3)]
      default: [item(1), item(2), item(3)]
      }
    let update = ContentUpdate(from: old.content, to: HStack { new }.content)
    #expect(update.content == document.update)
    #expect(update.changes == document.expected.changes)
  }

  private func document(_ name: String) throws -> ContentDocument {
    let file = RepositoryFiles.fixtures.appendingPathComponent("content/\(name).json")
    return try ContentDocument(json: [UInt8](Data(contentsOf: file)))
  }
}
