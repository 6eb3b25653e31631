import Compositional
import CompositionalDocuments
import Foundation
import Testing

/// The examples of the rules: the engine against the files, the pages against the files.
@Suite struct RuleExampleTests {
  /// The files of the examples, in order.
  static let files: [URL] = {
    let folder = Bundle.module.url(forResource: "Fixtures", withExtension: nil)?
      .appendingPathComponent("rules")
    let all = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    return (all ?? []).filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }()

  private static func document(_ file: URL) throws -> CaseDocument {
    try CaseDocument(json: [UInt8](Data(contentsOf: file)))
  }

  private static func example(_ file: URL) throws -> RulePages.Example {
    try #require(RulePages.examples.first { $0.file == file.lastPathComponent })
  }

  @Test func everyFileIsShownOnce() {
    let names = Self.files.map(\.lastPathComponent)
    #expect(names.count > 100)
    #expect(RulePages.examples.map(\.file).sorted() == names.sorted())
  }

  @Test(arguments: files) func layoutFollowsTheRule(_ file: URL) throws {
    let document = try Self.document(file)
    #expect(document.origin?.hasPrefix("worked out by hand from rule ") == true)
    let report = document.verify()
    let lines = report.mismatches.map { "\($0.subject): expected \($0.expected), got \($0.got)" }
    #expect(report.checkCount > 0)
    #expect(report.isPassed, "\(file.lastPathComponent)\n\(lines.joined(separator: "\n"))")
  }

  /// The page shows the whole layout, or its only section.
  @Test(arguments: files) func pageShowsTheLayout(_ file: URL) throws {
    let text = try Self.example(file).layout
    let isWhole = text.contains("\"sections\"")
    let shown = try LayoutDocument(json: isWhole ? text : "{\"sections\": [\(text)]}")
    #expect(try shown == Self.document(file).layout)
  }

  @Test(arguments: files) func pageShowsWhatIsExpected(_ file: URL) throws {
    let expected = try Self.document(file).expected
    var rows: [[String]] = []
    if let size = expected.contentSize {
      rows.append(["content", Self.text([0, 0, size.width, size.height])])
    }
    let hasDepth = expected.elements.contains { $0.zIndex != nil }
    for element in expected.elements {
      let row = [element.id.description, Self.text(element.frame)]
      rows.append(hasDepth ? row + [element.zIndex.map(String.init) ?? ""] : row)
    }
    for query in expected.queries {
      let names = query.elements.map(\.description).joined(separator: ", ")
      rows.append([Self.text(query.rect), names.isEmpty ? "none" : names])
    }
    #expect(!rows.isEmpty)
    let shown = try Self.example(file).rows.map { $0[0] == "content" ? Array($0.prefix(2)) : $0 }
    #expect(shown == rows)
  }
}

extension RuleExampleTests {
  private static func text(_ rect: CGRect) -> String {
    text([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  /// Numbers as the pages write them.
  private static func text(_ numbers: [CGFloat]) -> String {
    numbers.map { number in
      let number = Double(number)
      return number == number.rounded() ? String(Int(number)) : String(number)
    }.joined(separator: ", ")
  }
}
