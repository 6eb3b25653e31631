import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import CompositionalTestSupport
import Foundation
import Testing

/// Recorded self-sizing of UIKit, compared with the engine and the reference.
@Suite struct MeasuringRecordedTests {
  private func start(of document: CaseDocument) -> Viewport {
    var viewport = document.viewport
    let inset = viewport.adjustedContentInset
    viewport.contentOffset = CGPoint(x: -inset.left, y: -inset.top)
    return viewport
  }

  private func check(
    _ document: CaseDocument, _ size: CGSize, _ inSight: [LayoutAttributes]
  ) throws {
    let expected = document.expected
    #expect(size == (try #require(expected.contentSize)))
    #expect(!expected.elements.isEmpty && expected.elementsInBounds)
    let z = Dictionary(uniqueKeysWithValues: inSight.map { ($0.id, $0.zIndex) })
    let wanted = expected.elements.map {
      LayoutAttributes(id: $0.id, frame: $0.frame, zIndex: $0.zIndex ?? z[$0.id] ?? 0)
    }
    let difference = AttributesDifference(expected: wanted, actual: inSight)
    #expect(difference.isEmpty, "\(difference)")
  }

  @Test(arguments: DocumentTestFiles.recordedCases(in: "sized"))
  func engine(_ file: URL) throws {
    let document = try CaseDocument(json: [UInt8](Data(contentsOf: file)))
    let measurer = CaseMeasurer(document.measurement)
    var layout = document.preparedLayout()
    layout.measure(in: start(of: document), keeping: nil, with: measurer)
    layout.measure(in: document.viewport, keeping: nil, with: measurer)
    try check(document, layout.contentSize, layout.attributes(in: document.viewport))
  }

  @Test(arguments: DocumentTestFiles.recordedCases(in: "sized"))
  func reference(_ file: URL) throws {
    let document = try CaseDocument(json: [UInt8](Data(contentsOf: file)))
    let measurer = CaseMeasurer(document.measurement)
    let environment = document.layoutEnvironment
    var host = ReferenceHost { measured in
      ReferenceLayout(
        configuration: document.layout.configuration,
        sections: document.itemCounts.indices.map {
          document.layout.section(at: $0, in: environment)
        },
        itemCounts: document.itemCounts, environment: environment, measured: measured)
    }
    let isSettled = host.measure(in: start(of: document), with: measurer)
    #expect(isSettled)
    let isSettledThere = host.measure(in: document.viewport, with: measurer)
    #expect(isSettledThere)
    let layout = host.layout
    try check(
      document, layout.contentSize,
      layout.query(document.viewport.bounds, at: document.viewport))
  }
}
