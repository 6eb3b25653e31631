import Compositional
import CompositionalDocuments
import Foundation
import Testing

/// The layouts of CompositionalLayoutDSL, compared with frames read from its pictures or calculated
/// by hand.
///
/// Other tests compare them with the same layouts in the DSL and with Apple's names.
@Suite struct ShowcaseCaseTests {
  @Test(arguments: DocumentTestFiles.recordedCases(in: "showcase"))
  func framesAreThoseWorkedOut(_ file: URL) throws {
    let document = try CaseDocument(json: [UInt8](Data(contentsOf: file)))
    let report = document.verify()
    let lines = report.mismatches.map {
      "\($0.subject): expected \($0.expected), got \($0.got) \($0.difference)"
    }
    #expect(report.isPassed, "\(file.lastPathComponent)\n\(lines.joined(separator: "\n"))")
    #expect(document.expected.contentSize != nil)
    // Every cell has a frame, but for those of a fractal that are smaller than their insets.
    let cells = document.expected.elements.filter { $0.id.category == .cell }.count
    let all = document.itemCounts.reduce(0, +)
    let missing = file.lastPathComponent.hasPrefix("fractal") ? all / 9 * 2 : 0
    #expect(cells == all - missing)
  }

  @Test func allFixturesAreThere() {
    #expect(DocumentTestFiles.recordedCases(in: "showcase").count == 31)
  }
}
