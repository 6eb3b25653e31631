import Compositional
import CompositionalDocuments
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
    let proposal = MeasurementProposal(
      id: .cell(section: 0, item: 5), size: CGSize(width: 300, height: 44), measuresWidth: false,
      measuresHeight: true)
    let measurer = measurement.measurer(in: ContentEnvironment(displayScale: 3))
    #expect(abs((measurer.preferredSize(for: proposal).height ?? 0) - 181.0 / 3) < 1e-9)
    #expect(measurement.preferredSize(for: proposal).height == 60.5)
  }

  @Test(arguments: [
    (#"{"contents": []}"#, "measurement.contents: expected at least one node"),
    (#"{"contents": [{}], "heights": [1]}"#, "cannot be combined"),
    (#"{"contents": [{"size": 1}]}"#, "measurement.contents[0].size: expected"),
    (#"{"supplementary": {"header": {"contents": [{}]}}}"#, "measurement.supplementary.header"),
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
