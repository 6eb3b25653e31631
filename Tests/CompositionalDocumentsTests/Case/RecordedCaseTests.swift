import Compositional
import CompositionalDocuments
import Foundation
import Testing

/// What the real thing answered, file by file.
@Suite struct RecordedCaseTests {
  /// The recorded cases of a folder.
  static func files(_ folder: String) -> [URL] {
    let root = Bundle.module.url(forResource: "Fixtures", withExtension: nil)
    let url = root?.appendingPathComponent(folder)
    let all = url.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    return (all ?? []).filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  @Test func allFixturesAreThere() {
    #expect(Self.files("static").count == 109)
    #expect(Self.files("sized").count == 19)
    #expect(Self.files("orthogonal").count == 13)
  }

  @Test(arguments: files("static") + files("sized") + files("orthogonal"))
  func recordedCase(_ file: URL) throws {
    let document = try CaseDocument(json: [UInt8](Data(contentsOf: file)))
    #expect(document.origin?.hasPrefix("recorded from UIKit") == true)
    let report = document.verify()
    let lines = report.mismatches.map {
      "\($0.subject): expected \($0.expected), got \($0.got) \($0.difference)"
    }
    #expect(report.isPassed, "\(file.lastPathComponent)\n\(lines.joined(separator: "\n"))")
  }

  @Test(arguments: files("sized") + files("orthogonal"))
  func roundTrip(_ file: URL) throws {
    let document = try CaseDocument(json: [UInt8](Data(contentsOf: file)))
    #expect(try CaseDocument(json: document.jsonText()) == document)
  }
}
