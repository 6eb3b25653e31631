import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import Foundation
import Testing

/// Cases that were recorded from UIKit, file by file.
@Suite struct RecordedCaseTests {
  /// `playground settle --fixtures` may add some, which README counts too.
  @Test func allFixturesAreThere() {
    #expect(DocumentTestFiles.recordedCases(in: "static").count >= 109)
    #expect(DocumentTestFiles.recordedCases(in: "sized").count >= 19)
    #expect(DocumentTestFiles.recordedCases(in: "orthogonal").count >= 13)
    #expect(DocumentTestFiles.recordedCases(in: "pictures").count >= 1)
    #expect(DocumentTestFiles.recordedCases(in: "phones").count >= 28)
    #expect(DocumentTestFiles.recordedCases(in: "flow").count == 39)
  }

  /// What pictures of devices show, with the quirks of their system.
  @Test(arguments: DocumentTestFiles.recordedCases(in: "pictures"))
  func picture(_ file: URL) throws {
    try expectPass(file, from: "measured from pictures of UIKit", checks: 61)
  }

  /// What phones show, by pictures, dumps and recordings of third parties.
  @Test(arguments: DocumentTestFiles.recordedCases(in: "phones"))
  func phone(_ file: URL) throws { try expectPass(file, from: "simulator of iOS", checks: 1) }

  /// Flow layouts: the size of the content, and the frames of some elements or all.
  @Test(arguments: DocumentTestFiles.recordedCases(in: "flow"))
  func flowLayout(_ file: URL) throws {
    let bytes = try DocumentTestFiles.bytes(file)
    let document = try FlowDocument(json: bytes)
    #expect(document.origin?.hasPrefix("Mac Catalyst") == true)
    expectPass(try document.verify(), file, checks: 2)
    #expect(try FlowDocument(json: document.jsonText()) == document)
    let value = try JSONParser.parse(bytes)
    #expect(try DocumentSchema("flow").problems(of: value).isEmpty)
  }

  @Test(arguments: ["static", "sized", "orthogonal"].flatMap(DocumentTestFiles.recordedCases(in:)))
  func recordedCase(_ file: URL) throws {
    try expectPass(file, from: "recorded from UIKit", checks: 1)
  }

  private func expectPass(_ file: URL, from origin: String, checks: Int) throws {
    let document = try CaseDocument(json: [UInt8](Data(contentsOf: file)))
    #expect(document.origin?.hasPrefix(origin) == true)
    expectPass(document.verify(), file, checks: checks)
  }

  private func expectPass(_ report: CaseReport, _ file: URL, checks: Int) {
    #expect(report.checkCount >= checks)
    let lines = report.mismatches.map {
      "\($0.subject): expected \($0.expected), got \($0.got) \($0.difference)"
    }
    #expect(report.isPassed, "\(file.lastPathComponent)\n\(lines.joined(separator: "\n"))")
  }

  @Test(arguments: ["sized", "orthogonal"].flatMap(DocumentTestFiles.recordedCases(in:)))
  func roundTrip(_ file: URL) throws {
    let document = try CaseDocument(json: [UInt8](Data(contentsOf: file)))
    #expect(try CaseDocument(json: document.jsonText()) == document)
  }
}
