import Compositional
import Foundation
import Testing

@testable import Playground
@testable import PlaygroundKit

extension Program {
  /// The command with its built-in gallery.
  static var playground: Program {
    Program(name: "playground", gallery: Gallery(BuiltInGallery.entries))
  }
}

extension BuiltInGallery {
  static var names: [String] { entries.map(\.name) }
}

/// Text kept in memory.
final class MemoryOutput: TextOutput {
  private(set) var text = ""
  var isClosed: Bool { false }
  private(set) var bytes: [UInt8] = []
  func write(raw text: String) { self.text += text }
  func write(bytes: [UInt8]) { self.bytes += bytes }
  func flush() {}
}

/// The command from its arguments to its answer and exit status.
@Suite struct CommandTests {
  /// Runs the command off a terminal.
  static func run(
    _ arguments: [String], input: String = "", of program: Program = .playground
  ) -> (status: PlaygroundKit.ExitStatus, output: String, errors: String) {
    let output = MemoryOutput()
    let errors = MemoryOutput()
    let console = Console(
      program: program.name, output: output, errors: errors, input: { Data(input.utf8) },
      terminal: Terminal(environment: ["COLUMNS": "80"], isTerminal: false))
    let status = PlaygroundCommand(program: program, console: console).run(arguments)
    return (status, output.text, errors.text)
  }

  @Test(arguments: [
    "gallery", "simulate", "play", "step", "query", "explain", "lint", "render", "sweep", "diff",
    "solve", "verify", "settle", "view", "convert", "infer", "new", "completions", "man",
  ])
  func everyVerbHasHelp(verb: String) {
    let answer = Self.run([verb, "--help"])
    #expect(answer.status == .success)
    #expect(answer.output.contains("playground \(verb)"))
    #expect(answer.output.contains("Examples"))
    #expect(answer.errors.isEmpty)
  }

  /// Help fits a terminal of 80 columns.
  @Test func helpIsNarrow() {
    for words in [["--help"]] + Verb.allCases.map({ [$0.rawValue, "--help"] }) {
      let lines = Self.run(words).output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.filter { $0.count > 80 } == [], "\(words)")
    }
  }

  @Test(arguments: [
    (["sweep", "grid", "--devices", "phone"], "did you mean \"phones\"?"),
    (["sweep", "grid", "--devices", "tablet"], "did you mean \"tablets\"?"),
    (["sweep", "grid", "--text-sizes", "big"], "the text sizes are "),
    (["sweep", "grid", "--text-sizes", "larg"], "did you mean \"large\"?"),
    (
      ["explain", "grid", "cell", "0.7", "0.8"],
      "the words name more than one element; name one, such as \"cell 0.7\"."
    ),
    (["new", "x.json", "--kind", "test"], "a test is no .json file"),
    (["new", "folder/x.swift"], "try: playground new folder/x --kind test"),
  ])
  func whatWasMeant(arguments: [String], message: String) {
    let answer = Self.run(arguments)
    #expect(answer.status == .usage)
    #expect(answer.errors.contains(message), "\(answer.errors)")
  }

  /// Products have a sign that the output can show.
  @Test func explanationsInASCII() {
    let plain = Self.run(["explain", "carousel", "cell 0.0", "--ascii"]).output
    #expect(plain.contains("0.8 fraction x 375 view width"))
    #expect(plain.allSatisfy { $0.isASCII })
    let rich = Self.run(["explain", "carousel", "cell 0.0", "--unicode"]).output
    #expect(rich.contains("0.8 fraction × 375 view width"))
  }

  /// Insets of a section do not narrow a row, and the explanation says so by the rule of rows.
  @Test func explanationsOfRowsCiteTheirRule() {
    func explained(_ insets: String) -> String {
      Self.run(
        ["explain", "-", "cell", "0.0"],
        input: """
          {"sections": [{"orthogonalScrollingBehavior": "continuous", "contentInsets": {\(insets)},
           "group": {"type": "horizontal", "width": {"fractionalWidth": 0.5},
            "height": {"absolute": 100}, "subitems": [{"type": "item",
            "width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]}}]}
          """
      ).output
    }
    #expect(explained(#""leading": 20, "trailing": 20"#).contains("do not narrow a row  [2.15.1]"))
    #expect(!explained("").contains("2.15.1"))
  }

  /// A diagnostic has the item of a group on a line of its own.
  @Test func diagnosticsHaveLines() throws {
    let item = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(50), .absolute(44)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(44)), subitems: [item])
    var layout = CollectionLayout(section: CollectionLayoutSection(group: group))
    layout.prepare(
      itemCounts: [1],
      in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)))
    let text = try #require(layout.diagnostics.first).description
    #expect(text.contains("\n  item ("))
    #expect(!text.contains(#"\n"#))
  }

  /// A name that begins as an option does is a path in the advice.
  @Test func adviceAboutAnOddName() {
    #expect(Starter.layout.next("--.json", "playground")[0] == "playground render ./--.json")
  }

  @Test(arguments: [
    (["simulat"], "did you mean \"simulate\"?"), (["query", "gird"], "did you mean \"grid\"?"),
    (["query", "grid", "--sise", "1x1"], "did you mean \"--size\"?"),
    (["query", "grid", "--size", "1e308x-4"], "--size"),
    (["query", "grid", "--counts", "-3"], "--counts"),
    (["query", "grid", "--rect", "1,2,nan,4"], "--rect"),
    (["step", "grid", "--step", "0"], "--step"),
    (["step", "grid", "--counts", "1000000000", "--step", "0.001"], "step"),
    (["verify"], "CASE"),
    (["query", "grid", "--counts", "1000000000", "--rect", "0,0,400,1e12"], "smaller --rect"),
  ])
  func wrongArgumentsSayWhatToWrite(arguments: [String], words: String) {
    let answer = Self.run(arguments)
    #expect(answer.status == .usage)
    #expect(answer.errors.contains(words), "\(answer.errors)")
    #expect(answer.output.isEmpty)
  }

  @Test func aMissingFileIsNoInput() {
    let answer = Self.run(["query", "./nowhere.json"])
    #expect(answer.status == .noInput)
    #expect(answer.output.isEmpty)
  }

  @Test func aWrongDocumentNamesThePlace() {
    let document = """
      {"sections": [{"group": {"type": "horizontal", "width": {"fractionWidth": 1},
       "height": {"absolute": 10}, "subitems": []}}]}
      """
    let answer = Self.run(["query", "-"], input: document)
    #expect(answer.status == .data)
    #expect(
      answer.errors.contains(
        "sections[0].group.width: unknown key \"fractionWidth\"; "
          + "did you mean \"fractionalWidth\"?"))
  }

  @Test func aQueryOfABillionItemsAnswers() throws {
    let answer = Self.run(["query", "list", "--counts", "1000000000", "--offset", "0,1e9"])
    #expect(answer.status == .success)
    let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    let object = try #require(json as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect((object["elements"] as? [Any])?.isEmpty == false)
  }

  @Test func verifyCountsAndSaysNo() {
    let document = """
      {"name": "wrong", "layout": {"sections": [{"group": {"type": "horizontal",
       "width": {"fractionalWidth": 1}, "height": {"absolute": 10}, "subitems": [{"type": "item",
       "width": {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1}}]}}]},
       "environment": {"size": [100, 100]}, "itemCounts": [4],
       "expected": {"contentSize": [100, 30]}}
      """
    let answer = Self.run(["verify", "-"], input: document)
    #expect(answer.status == .negative)
    #expect(answer.output.hasSuffix("0 passed, 1 failed\n"))
    #expect(answer.output.contains("100, 30"))
    #expect(answer.output.contains("100, 20"))
    let right = document.replacingOccurrences(of: "[100, 30]", with: "[100, 20]")
    #expect(Self.run(["verify", "-"], input: right).output.hasSuffix("1 passed, 0 failed\n"))
  }
}

/// The built-in layouts.
@Suite struct GalleryTests {
  @Test func thereAreEnough() { #expect(BuiltInGallery.entries.count >= 16) }

  /// The table of the command and the folder of documents name the same layouts.
  @Test func tableAndFolderAgree() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Playground/Gallery")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    #expect(Set(files) == Set(BuiltInGallery.names))
  }

  @Test(arguments: BuiltInGallery.names)
  func everyLayoutShowsSomething(name: String) {
    for (verb, text) in [
      ("simulate", "Warnings\n  none"), ("query", "\"id\": \"cell 0.0\""), ("render", ""),
      ("step", "diagnostics   none"),
    ] {
      let answer = CommandTests.run([verb, name])
      #expect(answer.status == .success, "\(answer.errors)")
      #expect(answer.errors.isEmpty)
      #expect(text.isEmpty || answer.output.contains(text), "\(verb)")
    }
  }
}
