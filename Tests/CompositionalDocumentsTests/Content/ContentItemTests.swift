import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import Foundation
import Testing

/// Cases of layouts whose cells measure themselves by their contents.
@Suite struct ContentItemTests {
  private static let files = DocumentTestFiles.recordedCases(in: "content-items")

  @Test func allFixturesAreThere() { #expect(Self.files.count == 2) }

  @Test(arguments: files)
  func workedCase(_ file: URL) throws {
    let document = try CaseDocument(json: DocumentTestFiles.bytes(file))
    let report = document.verify()
    #expect(report.checkCount > 3 && report.isPassed, "\(report.mismatches)")
    #expect(try CaseDocument(json: document.jsonText()) == document)
    let problems = try DocumentSchema("case").problems(of: DocumentTestFiles.value(file))
    #expect(problems.isEmpty)
  }

  /// 700 points of text in 300 are three lines of 20.1 points: 60.3, and 60.33 in thirds.
  @Test func lengthsAreRoundedUpToPixels() {
    var measurement = CaseMeasurement()
    measurement.contents = [Content(.wrapping(naturalWidth: 700, lineHeight: 20.1))]
    func height(_ scale: CGFloat, _ measurer: some Measuring) -> CGFloat {
      let environment = CollectionLayoutEnvironment(size: .zero, displayScale: scale)
      let proposal = MeasurementProposal(
        id: .cell(section: 0, item: 5), size: CGSize(width: 300, height: 44), measuresWidth: false,
        measuresHeight: true, environment: environment)
      return measurer.preferredSize(for: proposal).height ?? 0
    }
    #expect(abs(height(3, measurement) - 181.0 / 3) < 1e-9)
    #expect(abs(height(3, measurement.measurer()) - 181.0 / 3) < 1e-9)
    #expect(height(2, measurement) == 60.5)
  }

  /// Headers have contents by kind; a section may have others, or heights in their place.
  @Test func headersHaveContents() throws {
    let measurement = """
      {"heights": [31], "supplementary": {"header": {"contents": [{"size": [50, 24]}]}},
       "sections": {"1": {"contents": [{"size": [50, 60]}, {"size": [50, 70]}],
         "supplementary": {"header": {"contents": [{"size": [90, 28]}, {"size": [90, 29]}]}}},
        "2": {"supplementary": {"header": {"heights": [40]}, "footer": {"heights": [12]}}}}}
      """
    let json = DocumentSamples.testCase("\"measurement\": \(measurement)")
    #expect(try DocumentSchema("case").problems(of: JSONParser.parse([UInt8](json.utf8))).isEmpty)
    let document = try CaseDocument(json: json)
    let read = try #require(document.measurement)
    func height(_ id: ElementID) -> CGFloat? {
      let proposal = MeasurementProposal(
        id: id, size: CGSize(width: 300, height: 44), measuresWidth: false, measuresHeight: true,
        environment: CollectionLayoutEnvironment(size: .zero))
      let kept = read.measurer().preferredSize(for: proposal).height
      #expect(read.preferredSize(for: proposal).height == kept)
      return kept
    }
    #expect(height(.cell(section: 0, item: 5)) == 31)
    #expect(height(.cell(section: 1, item: 3)) == 70)
    #expect(height(.supplementary(kind: "header", section: 0, item: 0)) == 24)
    #expect(height(.supplementary(kind: "header", section: 1, item: 0)) == 28)
    #expect(height(.supplementary(kind: "header", section: 1, item: 3)) == 29)
    #expect(height(.supplementary(kind: "header", section: 2, item: 0)) == 40)
    #expect(height(.supplementary(kind: "header", .ofLayout)) == 24)
    #expect(height(.supplementary(kind: "footer", section: 2, item: 0)) == 12)
    #expect(height(.supplementary(kind: "footer", section: 1, item: 0)) == nil)
    #expect(try CaseDocument(json: document.jsonText()) == document)
  }

  @Test(arguments: [
    (#"{"contents": []}"#, "measurement.contents: expected at least one node"),
    (#"{"contents": [{}], "heights": [1]}"#, "cannot be combined"),
    (#"{"contents": [{"size": 1}]}"#, "measurement.contents[0].size: expected"),
    (#"{"supplementary": {"header": {}}}"#, "measurement.supplementary.header: expected"),
    (
      #"{"supplementary": {"header": {"contents": []}}}"#,
      "measurement.supplementary.header.contents: expected at least one node"
    ),
    (
      #"{"supplementary": {"header": {"contents": [{}], "heights": [1]}}}"#,
      "measurement.supplementary.header.contents: \"contents\" cannot be combined"
    ),
  ])
  func wrongContentsSayWhere(_ measurement: String, _ words: String) {
    let json = DocumentSamples.testCase("\"measurement\": \(measurement)")
    do {
      _ = try CaseDocument(json: json)
      Issue.record("it is read")
    } catch {
      #expect(error.description.contains(words), "\(error)")
    }
  }
}
