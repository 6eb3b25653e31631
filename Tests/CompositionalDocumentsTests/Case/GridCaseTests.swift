import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import CompositionalTestSupport
import Foundation
import Testing

/// Random cases in which pages, insets or ends of rows are off the pixel grid (rules 2.32.6, 2.32.10).
@Suite struct GridCaseTests {
  @Test func allFixturesAreThere() {
    #expect(DocumentTestFiles.recordedCases(in: "random").count == 4)
  }

  @Test(arguments: DocumentTestFiles.recordedCases(in: "random"))
  func expectedFrames(_ file: URL) throws {
    let document = try CaseDocument(json: DocumentTestFiles.bytes(file))
    let report = document.verify()
    #expect(report.checkCount >= document.expected.elements.count)
    let lines = report.mismatches.map { "\($0.subject): expected \($0.expected), got \($0.got)" }
    #expect(report.isPassed, "\(file.lastPathComponent)\n\(lines.joined(separator: "\n"))")
  }

  /// Every path to a frame gives the same one, with its corner on the grid.
  @Test(arguments: DocumentTestFiles.recordedCases(in: "random"))
  func everyPathAgrees(_ file: URL) throws {
    let document = try CaseDocument(json: DocumentTestFiles.bytes(file))
    let layout = document.measuredLayout()
    let viewport = document.viewport(of: layout)
    let scale = document.layoutEnvironment.displayScale
    let found = layout.attributes(in: viewport)
    #expect(found.count > 5)
    var written: [ElementFrame] = []
    layout.appendFrames(in: viewport.bounds, at: viewport, to: &written)
    let frames = Dictionary(written.map { (layout.id(of: $0), $0.frame) }) { first, _ in first }
    for element in found {
      for position in [element.frame.minX * scale, element.frame.minY * scale] {
        #expect(abs(position - position.rounded()) < 1e-6, "\(element.id) \(element.frame)")
      }
      #expect(layout.attributes(for: element.id, at: viewport)?.frame == element.frame)
      #expect(frames[element.id] == element.frame)
    }
  }

  @Test(arguments: DocumentTestFiles.recordedCases(in: "random"))
  func referenceAgrees(_ file: URL) throws {
    let document = try CaseDocument(json: DocumentTestFiles.bytes(file))
    let environment = document.layoutEnvironment
    var host = ReferenceHost { measured in
      ReferenceLayout(
        configuration: document.layout.configuration,
        sections: document.itemCounts.indices.map {
          document.layout.section(at: $0, in: environment)
        },
        itemCounts: document.itemCounts, environment: environment, measured: measured)
    }
    let measurer = CaseMeasurer(document.measurement)
    var start = document.viewport
    start.contentOffset = CGPoint(x: 0, y: -start.adjustedContentInset.top)
    #expect(document.measurement == nil || host.measure(in: start, with: measurer))
    let layout = document.measuredLayout()
    let viewport = document.viewport(of: layout)
    #expect(document.measurement == nil || host.measure(in: viewport, with: measurer))
    for (section, rests) in host.layout.rests {
      let asked = document.orthogonalOffsets[section].map(Double.init) ?? 0
      #expect(viewport.orthogonalOffsets[section] == CGFloat(rests.rest(asked: asked)))
    }
    let difference = AttributesDifference(
      expected: host.layout.query(viewport.bounds, at: viewport),
      actual: layout.attributes(in: viewport))
    #expect(difference.isEmpty, "\(difference)")
  }
}
