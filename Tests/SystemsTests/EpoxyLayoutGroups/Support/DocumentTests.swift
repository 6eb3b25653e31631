import Foundation
import Testing

/// Each block of code in the document "EpoxyLayoutGroups" stands in a test.
///
/// The blocks are in the folder `Blocks`. A test has a block between a line `// Block NAME` and a
/// line `// End`, in one piece or several. It differs in spaces and line ends, and where the
/// document has three points.
@Suite struct DocumentTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Blocks").sorted()
  }

  private static func withoutSpaces(_ text: some StringProtocol) -> String {
    String(text.filter { !$0.isWhitespace })
  }

  /// The code of the tests, by the names of the blocks.
  private static func pieces() throws -> [String: String] {
    var pieces: [String: String] = [:]
    let tests = folder.appendingPathComponent("Groups")
    for file in try FileManager.default.contentsOfDirectory(atPath: tests.path).sorted() {
      let text = try String(contentsOf: tests.appendingPathComponent(file), encoding: .utf8)
      var name: String?
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let trimmed = line.trimmingCharacters(in: .whitespaces)
        if trimmed.hasPrefix("// Block ") {
          name = String(trimmed.dropFirst("// Block ".count))
        } else if trimmed == "// End" {
          name = nil
        } else if let name, !trimmed.hasPrefix("// swift-format-ignore") {
          pieces[name, default: ""] += withoutSpaces(line)
        }
      }
    }
    return pieces
  }

  /// Returns true if a text is a pattern whose points stand for anything.
  private func matches(_ text: String, _ pattern: String) -> Bool {
    let parts = pattern.components(separatedBy: "...")
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return text == pattern
    }
    guard text.hasPrefix(first), text.hasSuffix(last), text.count >= first.count + last.count else {
      return false
    }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  /// Two interfaces are no Swift, because they have no bodies, and one has two names.
  ///
  /// `theInterfaces` calls what they list.
  private static let interfaces: Set = ["03-Group", "04-HGroup"]

  /// Two lines of the document that UIKit does not accept: a view has no designated initializer
  /// without parameters.
  private static let corrections = [
    "16-Accessibility": ["super.init()": "super.init(frame:.zero)"]
  ]

  @Test func eachBlockStandsInATest() throws {
    let (names, pieces) = (try Self.names(), try Self.pieces())
    #expect(names.count == 21)
    for file in names {
      let name = file.replacingOccurrences(of: ".txt", with: "")
      guard !Self.interfaces.contains(name) else {
        #expect(pieces[name] == nil)
        continue
      }
      let block = try String(
        contentsOf: Self.folder.appendingPathComponent("Blocks/\(file)"), encoding: .utf8)
      var pattern = Self.withoutSpaces(block)
      for (old, new) in Self.corrections[name] ?? [:] {
        #expect(pattern.contains(old))
        pattern = pattern.replacingOccurrences(of: old, with: new)
      }
      #expect(matches(pieces[name] ?? "", pattern), "\(name): \(pieces[name] ?? "none")")
    }
    let known = names.map { $0.replacingOccurrences(of: ".txt", with: "") }
    #expect(Set(pieces.keys).isSubset(of: known))
  }

  @Test func pointsStandForAnything() {
    #expect(matches("f(1)g(2,3)", "f(...)g(...)") && matches("f()", "f()"))
    #expect(!matches("f(1)h(2)", "f(...)g(...)") && !matches("f(1)", "f(2)"))
  }
}
