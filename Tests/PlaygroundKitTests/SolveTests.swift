import CompositionalDocuments
import Foundation
import Testing

@testable import PlaygroundKit

/// The verb `solve`, and `verify` of content documents.
@Suite struct SolveTests {
  private static let document = """
    {"name": "row", "proposal": {"width": 200},
     "content": {"type": "hStack", "alignment": "top", "spacing": 8, "items": [
       {"id": "icon", "size": [24, 24], "hugging": {"horizontal": 1000}},
       {"type": "vStack", "id": "texts", "items": [
         {"id": "title", "size": [120, 27]}, {"id": "more", "wrapping":
           {"naturalWidth": 300, "lineHeight": 20}}]}]},
     "expected": {"size": [200, 67], "frames": {"texts/more": [32, 27, 168, 40]}}}
    """

  private func json(_ arguments: [String], input: String = document) throws -> JSONValue {
    let answer = CommandTests.run(["solve", "-", "--format", "json"] + arguments, input: input)
    #expect(answer.status == .success, "\(answer.errors)")
    return try JSONParser.parse(Array(answer.output.utf8))
  }

  private func numbers(_ numbers: Int...) -> JSONValue { .array(numbers.map(JSONValue.integer)) }

  /// A layout is refused with what to write instead, from the gallery and from a document.
  @Test func aLayoutIsNoContent() {
    let named = CommandTests.run(["solve", "inbox"])
    #expect(named.status == .usage)
    #expect(named.errors.contains("inbox: this is a compositional layout, not content; use "))
    let layout = CommandTests.run(["convert", "grid", "--to", "json"]).output
    let read = CommandTests.run(["solve", "-"], input: layout)
    #expect(read.status == .data)
    #expect(read.errors.contains("standard input: this is a case, not content; "))
  }

  /// Nothing is no document of any kind, and the error says what to write.
  @Test func anEmptyObjectIsNoContent() {
    let solved = CommandTests.run(["solve", "-"], input: "{}")
    #expect(solved.status == .data)
    #expect(solved.errors.contains("missing key \"content\""))
    let verified = CommandTests.run(["verify", "-"], input: "{}")
    #expect(verified.status == .data)
    #expect(verified.errors.contains("a content document with \"content\""), "\(verified.errors)")
  }

  @Test func jsonHasTheKeysOfExpectations() throws {
    let answer = try json([])
    #expect(answer["version"] == .integer(1))
    #expect(answer["size"] == numbers(200, 67))
    #expect(answer["frames"]?["icon"] == numbers(0, 0, 24, 24))
    #expect(answer["frames"]?["texts/more"] == numbers(32, 27, 168, 40))
    #expect(answer["baselines"] == numbers(24, 67))
    guard case .object(let members) = answer else { return }
    let expected = ContentExpectation.DocumentKey.allCases.map(\.rawValue)
    #expect(
      Set(members.map(\.key))
        == Set(expected).subtracting(["framesAreComplete", "absent"]).union(["version"]))
  }

  @Test func optionsOverrideTheDocument() throws {
    #expect(try json(["--width", "400"])["size"] == numbers(400, 47))
    #expect(try json(["--width", "any"])["size"] == numbers(332, 47))
    #expect(try json(["--height", "90"])["size"] == numbers(200, 90))
    let large = try json(["--text-size", "accessibilityMedium"])
    #expect(large["reflowed"] == .array([.string("/")]))
    let mirrored = try json(["--direction", "rtl"])
    #expect(mirrored["frames"]?["icon"] == numbers(176, 0, 24, 24))
  }

  @Test func aTreeAloneIsSolved() throws {
    let answer = try json(["--width", "50"], input: #"{"size": [10, 20]}"#)
    #expect(answer["size"] == numbers(50, 20))
    #expect(answer["baselines"] == .null)
  }

  @Test func theTextHasAPictureAndATable() {
    let answer = CommandTests.run(["solve", "-", "--ascii"], input: Self.document)
    #expect(answer.status == .success)
    #expect(answer.output.hasPrefix("row\n200 x 67\n"), "\(answer.output)")
    #expect(answer.output.contains("title"))
    #expect(answer.output.contains("texts/more   32  27    168      40"), "\(answer.output)")
  }

  @Test func theSVGIsEscaped() {
    let tree = #"{"type": "vStack", "items": [{"id": "<b>&", "size": [100, 20]}]}"#
    let answer = CommandTests.run(["solve", "-", "--format", "svg"], input: tree)
    #expect(answer.output.hasPrefix("<svg xmlns="))
    #expect(answer.output.hasSuffix("</svg>\n"))
    #expect(answer.output.contains("&lt;b&gt;&amp;</text>"))
  }

  @Test func thePNGHasTheSizeOfTheContent() {
    let output = MemoryOutput()
    let console = Console(
      program: "playground", output: output, errors: MemoryOutput(),
      input: { Data(#"{"size": [30, 20]}"#.utf8) }, terminal: Terminal())
    let status = PlaygroundCommand(program: .playground, console: console)
      .run(["solve", "-", "--format", "png", "--scale", "3"])
    #expect(status == .success)
    // Width and height follow the signature and the name of the first chunk.
    #expect(output.bytes.dropFirst(16).prefix(8) == [0, 0, 0, 90, 0, 0, 0, 60])
  }

  /// A terminal must not obey a name.
  @Test(arguments: ["text", "svg"])
  func namesAreHarmless(format: String) {
    let tree = #"{"type": "vStack", "items": [{"id": "\u001b[31mred", "size": [100, 20]}]}"#
    let answer = CommandTests.run(["solve", "-", "--format", format], input: tree)
    #expect(answer.status == .success && !answer.output.contains("\u{1B}"))
  }

  @Test func diagnosticsGoToStandardError() {
    let tree = #"{"type": "hStack", "insets": 30, "items": [{"id": "a", "size": [9, 9]}]}"#
    let answer = CommandTests.run(["solve", "-", "--width", "40"], input: tree)
    #expect(answer.status == .success)
    #expect(answer.errors == "playground: overflow a\n")
  }

  @Test(arguments: [
    (["solve"], "CONTENT"), (["solve", "-", "--width", "-1"], "--width"),
    (["solve", "-", "--width", "1e9"], "--width"),
    (["solve", "-", "--text-size", "larg"], "did you mean \"large\"?"),
    (["solve", "-", "--direction", "up"], "--direction"),
    (["solve", "-", "--format", "pdf"], "--format"),
  ])
  func wrongArgumentsSayWhatToWrite(arguments: [String], words: String) {
    let answer = CommandTests.run(arguments, input: Self.document)
    #expect(answer.status == .usage && answer.errors.contains(words), "\(answer.errors)")
  }

  @Test(arguments: [
    (#"{"content": {"size": 1}}"#, "standard input: line 1, column 22, content.size: expected"),
    (#"{"contnet": {}}"#, "standard input: line 1, column 2: unknown key \"contnet\""),
    ("[]", "standard input: expected a content document"),
  ])
  func wrongDocumentsNameThePlace(input: String, words: String) {
    let answer = CommandTests.run(["solve", "-"], input: input)
    #expect(answer.status == .data && answer.errors.contains(words), "\(answer.errors)")
  }

  @Test func verifyTakesContentDocuments() {
    let good = CommandTests.run(["verify", "-"], input: Self.document)
    #expect(good.status == .success && good.output == "pass  row\n1 passed, 0 failed\n")
    let wrong = Self.document.replacing("[200, 67]", with: "[200, 68]")
    let bad = CommandTests.run(["verify", "-"], input: wrong)
    #expect(bad.status == .negative && bad.output.contains("200, 67"), "\(bad.output)")
  }
}
