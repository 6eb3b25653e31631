import Compositional
import CompositionalDocuments
import CompositionalTestSupport
import Foundation
import Testing

/// The reference against what the real thing answered: an opponent must be right itself.
@Suite struct ReferenceRecordedTests {
  @Test(arguments: DocumentTestFiles.recordedCases(in: "static"))
  func staticCase(_ file: URL) throws {
    let document = try CaseDocument(json: [UInt8](Data(contentsOf: file)))
    let expected = document.expected
    let environment = document.layoutEnvironment
    let reference = ReferenceLayout(
      configuration: document.layout.configuration,
      sections: document.itemCounts.indices.map {
        document.layout.section(at: $0, in: environment)
      },
      itemCounts: document.itemCounts, environment: environment)
    let viewport = document.viewport
    let elements = reference.elements(at: viewport)
    if let size = expected.contentSize { #expect(reference.contentSize == size) }

    let named = Dictionary(elements.map { ($0.id, $0) }) { first, _ in first }
    for element in expected.elements + expected.items {
      let found = try #require(named[element.id], "\(element.id) is missing")
      let wanted = LayoutAttributes(
        id: element.id, frame: element.frame, zIndex: element.zIndex ?? found.zIndex)
      let difference = AttributesDifference(expected: [wanted], actual: [found])
      #expect(difference.isEmpty, "\(difference)")
    }
    if expected.elementsAreComplete {
      #expect(Set(elements.map(\.id)) == Set(expected.elements.map(\.id)))
    }
    if expected.elementsInBounds {
      let visible = reference.query(viewport.bounds, at: viewport)
      #expect(Set(visible.map(\.id)) == Set(expected.elements.map(\.id)))
    }
    for query in expected.queries {
      let found = reference.query(query.rect, at: viewport)
      #expect(Set(found.map(\.id)) == Set(query.elements), "\(query.rect)")
    }
  }
}
