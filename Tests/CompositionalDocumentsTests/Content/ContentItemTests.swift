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
