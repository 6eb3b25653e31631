import Foundation
import Testing

/// The pages of rules are consistent, and every cited rule exists.
@Suite struct RulePagesTests {
  /// The numbers of a list of rules: those of its parts, and of the rules below some of them.
  private static let numbers: [String] = {
    let parts = (1...16).map { "1.\($0)" } + (1...32).map { "2.\($0)" }
    let below = [1: 8, 2: 5, 4: 4, 8: 11, 9: 5, 10: 10, 12: 5, 15: 9, 32: 12]
    let rules = below.flatMap { part, count in (1...count).map { "2.\(part).\($0)" } }
    return parts + rules + (1...13).map { "P\($0)" }
  }()

  @Test func everyNumberHeadsOneSection() {
    #expect(Self.numbers.count > 100 && RulePages.pages.count > 15)
    let found = Dictionary(grouping: RulePages.sections, by: \.number)
    for number in Self.numbers {
      #expect(found[number]?.count == 1, "\(number): \(found[number]?.map(\.page) ?? [])")
    }
    #expect(Set(found.keys).subtracting(Self.numbers).isEmpty)
  }

  @Test func everyRuleSaysHowSureItIs() {
    let tags: Set = ["`Recorded`", "`Documented`", "`Observed`", "`Open`"]
    #expect(RulePages.sections.count > 100)
    for section in RulePages.sections {
      #expect(section.lines.filter(tags.contains).count == 1, "\(section.number)")
    }
  }

  @Test func citedRulesExist() {
    let numbers = Set(RulePages.sections.map(\.number))
    var citations = 0
    for file in RulePages.citing(in: Self.folders) {
      for cited in Self.citations(in: Self.comments(of: file)) {
        citations += 1
        #expect(numbers.contains(cited), "\(file.lastPathComponent) cites \(cited)")
      }
    }
    #expect(citations > 50)
  }

  @Test func citationsAreFound() {
    let text = "By rules 2.16 and 2.27, P1-P3. See rule 2.9.3, content rule 4.5 and (rule 2.10)."
    let found = ["2.16", "2.27", "P1", "P3", "2.9.3", "2.10"]
    #expect(Self.citations(in: text) == found)
  }

  @Test func rulesAreCitedByThatName() {
    let pages = RulePages.files(in: "Documentation", ["md"])
    #expect(pages.count > 20)
    for file in Self.folders.flatMap({ RulePages.files(in: $0, ["swift"]) }) + pages {
      let found = RulePages.lines(of: file).filter {
        $0.contains("semantics ") && $0.contains(/semantics [12]\.\d/)
      }
      #expect(found.isEmpty, "\(file.lastPathComponent): \(found)")
    }
  }

  @Test func linksLeadSomewhere() {
    let headings = Dictionary(
      uniqueKeysWithValues: RulePages.pages.map { ($0.name, Self.anchors(of: $0.lines)) })
    var links = 0
    for page in RulePages.pages {
      for match in page.lines.joined(separator: " ").matches(of: /\]\(([A-Za-z]*\.md)?#([^)]+)\)/) {
        links += 1
        let target = match.1.map(String.init) ?? page.name
        let exists = headings[target]?.contains(String(match.2)) == true
        #expect(exists, "\(page.name): \(target)#\(match.2)")
      }
    }
    #expect(links > 100)
  }

  @Test func holdersAreSuites() {
    let lines = RulePages.files(in: "Tests", ["swift"]).flatMap(RulePages.lines)
    let declarations = lines.filter { $0.contains("struct ") || $0.contains("final class ") }
    let suites = Set(
      declarations.compactMap {
        $0.prefixMatch(of: /(?:@Suite )?(?:struct|final class) (\w+Tests)\b/)?.1
      }.map(String.init))
    let holders = RulePages.sections.flatMap(\.lines).filter { $0.hasPrefix("Held by: ") }
      .flatMap { $0.dropFirst("Held by: ".count).split(separator: ", ") }.map(String.init)
    #expect(holders.count > 15)
    #expect(Set(holders).subtracting(suites).isEmpty)
  }

  @Test func quirksAreNamedAsTheyAre() {
    let lines = RulePages.files(in: "Sources", ["swift"])
      .filter { $0.lastPathComponent == "Quirks.swift" }.flatMap(RulePages.lines)
    let quirks = Set(lines.flatMap { $0.matches(of: /static let (\w+)/).map { String($0.1) } })
    let named = Set(
      RulePages.pages.flatMap(\.lines).flatMap {
        $0.matches(of: /Quirks\.(\w+)/).map { String($0.1) }
      })
    #expect(quirks.count > 25 && quirks == named)
  }
}

extension RulePagesTests {
  /// Everything that may cite a rule in its comments.
  private static let folders = ["Sources", "Tests", "Tools/Benchmarks"]

  /// The comments of a file.
  ///
  /// Comment lines that follow one another are one text, so that a citation may be wrapped.
  private static func comments(of file: URL) -> String {
    let lines = RulePages.lines(of: file).map { line in
      guard line.utf8.contains(UInt8(ascii: "/")), let slashes = line.range(of: "//") else {
        return "\n"
      }
      let isCode = !line[..<slashes.lowerBound].allSatisfy(\.isWhitespace)
      let text = line[slashes.upperBound...].drop { $0 == "/" || $0 == " " }
      return isCode ? "\n\(text)\n" : "\(text) "
    }
    return lines.joined()
  }

  /// The numbers of the rules that a text cites, in order, without those of content.
  private static func citations(in text: String) -> [String] {
    let list =
      /(?:[Cc]ontent )?\b[Rr]ules? \d+\.\d[\d.]*(?:(?:, and |, | and | or | to |-)(?:\d+\.|P)\d[\d.]*)*/
    return text.matches(of: list).flatMap { match in
      match.0.lowercased().hasPrefix("content")
        ? [] : match.0.matches(of: /\d+(?:\.\d+)+|P\d+/).map { String($0.0) }
    }
  }

  /// The anchors of the headings of a page.
  private static func anchors(of lines: [String]) -> Set<String> {
    Set(
      lines.filter { $0.hasPrefix("#") }.map { line in
        let title = line.drop { $0 == "#" || $0 == " " }.lowercased()
        return String(
          title.compactMap { character -> Character? in
            if character == " " { return "-" }
            return character.isLetter || character.isNumber || character == "-" ? character : nil
          })
      })
  }
}
