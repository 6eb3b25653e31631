import Compositional
import CompositionalDocuments
import Foundation
import Testing

/// The pages of `Documentation/Content`: their numbers, their examples, and the comments that cite
/// them.
@Suite struct ContentPageTests {
  private static let pages = RulePages.files(in: "Documentation/Content", ["md"])

  /// The numbers that begin a heading.
  private static var numbers: [String] {
    pages.flatMap(RulePages.lines).compactMap { line in
      line.prefixMatch(of: /##? (\d\d?(?:\.\d)?) \S/).map { String($0.1) }
    }
  }

  @Test func everyNumberHeadsOneSection() {
    let parts = (1...10).map { "\($0)" }
    let rules = [4: 9, 5: 6, 6: 7, 7: 7, 10: 7].flatMap { part, count in
      (1...count).map { "\(part).\($0)" }
    }
    #expect(Self.pages.count == 7)
    #expect(Self.numbers.sorted() == (parts + rules).sorted())
  }

  /// Each block of JSON is a document whose expectations hold.
  @Test func examplesHold() throws {
    var count = 0
    for page in Self.pages {
      let text = RulePages.lines(of: page).joined(separator: "\n")
      for block in text.components(separatedBy: "```json\n").dropFirst() {
        let json = block.components(separatedBy: "```")[0]
        let report = try ContentDocument(json: json).verify()
        #expect(report.checkCount > 1)
        #expect(report.isPassed, "\(page.lastPathComponent): \(report.mismatches)")
        count += 1
      }
    }
    #expect(count >= 9)
  }

  /// Every key of the schema is on the page about documents.
  @Test func everyKeyIsOnThePage() throws {
    let file = Self.pages.first { $0.lastPathComponent == "Documents.md" }
    let page = RulePages.lines(of: try #require(file)).joined(separator: "\n")
    let keys =
      ContentKey.allCases.map(\.rawValue) + ContentDocument.DocumentKey.allCases.map(\.rawValue)
      + ContentExpectation.DocumentKey.allCases.map(\.rawValue)
      + RowOperation.Name.allCases.map(\.rawValue)
      + RowOperation.DocumentKey.allCases.map(\.rawValue)
      + ContentCondition.DocumentKey.allCases.map(\.rawValue)
    for key in keys {
      #expect(page.contains("`\(key)`") || page.contains("\"\(key)\""), "\(key)")
    }
  }

  @Test func citedRulesExist() {
    let numbers = Set(Self.numbers)
    let list = /[Cc]ontent rules? \d\d?(?:\.\d)?(?:(?:, and |, | and | or )\d\d?(?:\.\d)?)*/
    var citations = 0
    for file in RulePages.citing(in: ["Sources", "Tests"]) {
      let text = RulePages.lines(of: file).map { line in
        line.trimmingCharacters(in: .whitespaces).trimmingPrefix("/// ")
      }.joined(separator: " ")
      for match in text.matches(of: list) {
        for number in match.0.matches(of: /\d\d?(?:\.\d)?/) {
          citations += 1
          #expect(numbers.contains(String(number.0)), "\(file.lastPathComponent) \(match.0)")
        }
      }
    }
    #expect(citations > 60)
  }

  @Test func linksLeadSomewhere() throws {
    var links = 0
    for page in Self.pages {
      for match in RulePages.lines(of: page).joined(separator: " ").matches(of: /\]\(([^)#]*)/) {
        guard !match.1.isEmpty else { continue }
        links += 1
        let target = page.deletingLastPathComponent().appendingPathComponent(String(match.1))
        #expect(FileManager.default.fileExists(atPath: target.path), "\(match.1)")
      }
    }
    #expect(links >= 5)
  }

  /// Every row of the tables of other systems' API names a test that exists, or a reason.
  @Test func everyFeatureNamesItsTest() throws {
    let tests = TestNames.all
    var rows = 0
    for page in Self.pages {
      var isOpen = false
      for line in RulePages.lines(of: page) {
        if line.hasPrefix("#") { isOpen = line.hasSuffix("API and ours") }
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard isOpen, line.hasPrefix("|"), !line.hasPrefix("|---"), !line.contains("| test, or")
        else { continue }
        try #require(cells.count == 3, "\(line)")
        rows += 1
        let named = cells[2].matches(of: /`(\w+Tests\.\w+)`/).map { String($0.1) }
        #expect(named.isEmpty == (cells[1] == "nothing"), "\(cells[0])")
        #expect(cells[2].count > 10, "\(cells[0])")
        #expect(Set(named).subtracting(tests).isEmpty, "\(cells[0]): \(cells[2])")
      }
    }
    #expect(rows > 50)
  }

  /// Every row of a table that ends with tests names some, and all of them exist.
  @Test func everyNameHasItsTest() throws {
    let tests = TestNames.all
    let migration = RulePages.package.appendingPathComponent("Documentation/Migration")
    let pages =
      Self.pages + ["Epoxy.md", "AloeStackView.md"].map { migration.appendingPathComponent($0) }
    var rows = 0
    for page in pages {
      var isOpen = false
      for line in RulePages.lines(of: page) {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard line.hasPrefix("|"), let last = cells.last else {
          isOpen = false
          continue
        }
        if last == "test" { isOpen = true }
        guard isOpen, last != "test", !line.hasPrefix("|---") else { continue }
        rows += 1
        let named = last.matches(of: /`(\w+Tests\.\w+)`/).map { String($0.1) }
        #expect(
          !named.isEmpty && Set(named).isSubset(of: tests), "\(page.lastPathComponent): \(line)")
      }
    }
    #expect(rows > 40)
  }
}
