import Compositional
import CompositionalDSL
import CompositionalDocuments
import Foundation
import Testing

@testable import PlaygroundKit

/// `sweep`: its lists, reports and files.
@Suite struct SweepTests {
  /// A row with a cell of 340 points between insets of 10, which no view below 360 points shows.
  static let tight = """
    {"sections": [{"group": {"type": "horizontal", "width": {"fractionalWidth": 1},
      "height": {"absolute": 50}, "subitems": [{"type": "item", "width": {"absolute": 340},
      "height": {"fractionalHeight": 1}}]}, "contentInsets": {"leading": 10, "trailing": 10}}]}
    """

  private static func lines(_ arguments: [String]) throws -> [[String: Any]] {
    let answer = CommandTests.run(
      ["sweep", "-"] + arguments + ["--format", "jsonl"], input: tight)
    return try answer.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  /// Returns a folder that a test may fill.
  private static func folder() throws -> String {
    let path = NSTemporaryDirectory() + "sweep-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  @Test func failuresComeFirst() throws {
    let answer = CommandTests.run(
      ["sweep", "-", "--devices", "iPhone 15,320x480,iPhone SE (1st)"], input: Self.tight)
    #expect(answer.status == .negative)
    let lines = answer.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "1 layout, 3 views, 1 text size, 1 direction, 1 set of counts: 3 trials")
    #expect(lines[1] == "FAIL  standard input: 320x480")
    #expect(lines[2].contains("lint: sections[0]: error CL001"))
    #expect(lines[3] == "      see: playground lint - --size 320x480")
    // The same width gives the same reason only with the same height.
    #expect(lines[4] == "FAIL  standard input: iPhone SE (1st)")
    #expect(lines[6] == "      see: playground lint - --device 'iPhone SE (1st)'")
    #expect(lines.contains("FAIL  standard input  2 of 3"))
    #expect(lines.contains("  320x480          1 of 1"))
    #expect(lines.last == "1 passed, 2 failed")
  }

  @Test func equalFailuresAreOne() {
    let answer = CommandTests.run(
      ["sweep", "-", "--devices", "320x480", "--directions", "both", "--text-sizes", "all"],
      input: Self.tight)
    #expect(answer.output.contains("320x480, extraSmall, ltr, and 23 more like it"))
    #expect(answer.output.contains("0 passed, 24 failed"))
  }

  @Test func whatPassesSaysSo() {
    let answer = CommandTests.run(["sweep", "grid", "mosaic", "--devices", "phones"])
    #expect(answer.status == .success)
    #expect(answer.output.contains("pass  grid  "))
    #expect(answer.output.hasSuffix(" passed, 0 failed\n"))
    #expect(!answer.output.contains("FAIL"))
  }

  @Test func aLineForEachTrial() throws {
    let lines = try Self.lines([
      "--devices", "own,iPad Pro 11 landscape split half", "--text-sizes", "small,accessibility",
      "--directions", "rtl", "--counts", "7", "--counts", "each=2",
    ])
    #expect(lines.count == 2 * 6 * 2)
    #expect(lines.map { $0["index"] as? Int } == (0..<24).map { $0 })
    #expect(lines.allSatisfy { $0["passed"] as? Bool == true })
    let last = try #require(lines.last)
    #expect(last["device"] as? String == "iPad Pro 11\" landscape split half")
    #expect(last["size"] as? [Double] == [592, 834])
    #expect(last["textSize"] as? String == "accessibilityExtraExtraExtraLarge")
    #expect(last["direction"] as? String == "rtl")
    #expect(last["itemCounts"] as? [Int] == [2])
    #expect(last["checks"] as? [String] == ["lint"])
    #expect(lines.first?["itemCounts"] as? [Int] == [7])
  }

  /// The parts one after the other are the whole, whatever the number of threads.
  @Test func shardsAndJobsChangeNothing() {
    let arguments = [
      "sweep", "-", "--devices", "phones,320x480", "--directions", "both", "--format", "jsonl",
    ]
    let whole = CommandTests.run(arguments + ["--jobs", "1"], input: Self.tight)
    #expect(whole.status == .negative)
    #expect(whole.output.split(separator: "\n").count > 20)
    for parts in [2, 3, 7] {
      let text = (1...parts).map { part in
        CommandTests.run(
          arguments + ["--jobs", "\(part + 1)", "--shard", "\(part)/\(parts)"], input: Self.tight
        ).output
      }
      #expect(text.joined() == whole.output)
    }
  }

  @Test func aReportForJUnit() throws {
    let answer = CommandTests.run(
      ["sweep", "-", "grid", "--devices", "own,320x480", "--format", "junit"], input: Self.tight)
    let document = try XMLCheck(answer.output)
    #expect(document.names.count { $0 == "testsuite" } == 2)
    #expect(document.names.count { $0 == "testcase" } == 4)
    #expect(document.names.count { $0 == "failure" } == 1)
    #expect(document.attributes["testsuites"]?["tests"] == "4")
    #expect(document.attributes["testsuites"]?["failures"] == "1")
    #expect(document.attributes["failure"]?["message"]?.contains("CL001") == true)
  }

  /// Reads XML, and keeps the names and the last attributes of its elements.
  private final class XMLCheck: NSObject {
    private(set) var names: [String] = []
    private(set) var attributes: [String: [String: String]] = [:]

    init(_ text: String) throws {
      super.init()
      // Tags in order; the values of attributes contain no angle brackets.
      for match in text.matches(of: /<(\w+)((?: [\w]+="[^"<>]*")*)\/?>/) {
        let name = String(match.1)
        names.append(name)
        var values: [String: String] = [:]
        for pair in match.2.matches(of: /(\w+)="([^"]*)"/) {
          values[String(pair.1)] = String(pair.2)
        }
        attributes[name] = values
      }
      let ends = text.matches(of: /<\/(\w+)>/).count
      let closed = text.matches(of: /\/>/).count
      #expect(names.count == ends + closed)
    }
  }

  @Test(arguments: [("svg", "<svg"), ("text", ".-")])
  func eachFailureHasAPicture(format: String, start: String) throws {
    let folder = try Self.folder() + "/new/pictures"
    let answer = CommandTests.run(
      [
        "sweep", "-", "--devices", "320x480,375x480", "--out", folder, "--pictures", format,
      ], input: Self.tight)
    #expect(answer.status == .negative)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files == ["standard-input--320x480." + (format == "svg" ? "svg" : "txt")])
    let path = folder + "/" + (files.first ?? "")
    let picture = try String(contentsOfFile: path, encoding: .utf8)
    #expect(picture.hasPrefix(start))
    #expect(answer.output.contains("picture: " + path))
  }

  @Test func snapshotsAreRecordedOnceAndCompared() throws {
    let folder = try Self.folder()
    let arguments = ["sweep", "grid", "--devices", "iPhone 15,iPad mini", "--snapshots", folder]
    let missing = CommandTests.run(arguments)
    #expect(missing.status == .negative)
    #expect(missing.output.contains("there is no snapshot"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.isEmpty)
    let recorded = CommandTests.run(arguments + ["--record"])
    #expect(recorded.status == .success)
    #expect(recorded.output.contains("2 passed, 0 failed, 2 snapshots recorded"))
    #expect(CommandTests.run(arguments).output.contains("2 passed, 0 failed\n"))
    let path = folder + "/grid--iPhone-15.txt"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let changed = text.replacing("cell 0.0: ", with: "cell 0.0: 1")
    try changed.write(toFile: path, atomically: true, encoding: .utf8)
    // A snapshot that differs is a failure, and is not written again.
    let differing = CommandTests.run(arguments + ["--record"])
    #expect(differing.status == .negative)
    #expect(differing.output.contains("snapshot: ~ cell 0.0: "))
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    #expect(kept == changed)
  }

  @Test func foldersAreTheirDocuments() throws {
    let folder = try Self.folder()
    for name in ["b", "a"] {
      try Self.tight.write(
        toFile: folder + "/\(name).json", atomically: true, encoding: .utf8)
    }
    let answer = CommandTests.run(["sweep", folder])
    #expect(answer.status == .success)
    let lines = answer.output.split(separator: "\n").map(String.init)
    #expect(lines[1...2] == ["pass  \(folder)/a.json  1", "pass  \(folder)/b.json  1"])
    try "{".write(toFile: folder + "/c.json", atomically: true, encoding: .utf8)
    let broken = CommandTests.run(["sweep", folder])
    #expect(broken.status == .data && broken.output.isEmpty)
  }

  /// A layout that is written in Swift is laid out anew for each view, between documents.
  @Test func layoutsWrittenInSwiftAreSwept() throws {
    let program = Program(
      name: "mine",
      gallery: Gallery([
        GalleryEntry("columns", "Two columns in a wide view", itemCounts: [4]) { environment in
          let isWide = environment.container.contentSize.width > 600
          return CollectionLayout(
            section: CollectionLayoutSection(
              group: .horizontal(
                layoutSize: .init(.fractionalWidth(1), .absolute(50)),
                subitems: [
                  CollectionLayoutItem(
                    layoutSize: .init(.absolute(isWide ? 620 : 380), .fractionalHeight(1)))
                ])))
        },
        GalleryEntry("tight", "A document", document: Array(Self.tight.utf8)),
      ]))
    let answer = CommandTests.run(
      [
        "sweep", "tight", "columns", "tight", "--devices", "320x480,390x800,610x400,700x400",
        "--format", "jsonl", "--jobs", "3",
      ], of: program)
    let passed = try answer.output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(object?["passed"] as? Bool)
    }
    let document = [false, true, true, true]
    #expect(passed == document + [false, true, false, true] + document)
  }

  @Test(arguments: [
    (["--devices", "iphone pro max 15"], "did you mean \"iPhone 15 Pro Max\"?"),
    (["--devices", "iPhone 15,"], "a name is missing"),
    (["--devices", "phones half"], "iPads"), (["--text-sizes", "larg"], "\"large\"?"),
    (["--directions", "bth"], "\"both\"?"), (["--counts", "each=1,2"], "one number"),
    (["--counts", "each=x"], "--counts"), (["--check", "lnt"], "\"lint\"?"),
    (["--check", "case"], "nothing to check"), (["--check", "snapshot"], "--snapshots"),
    (["--check", "lint", "--snapshots", "x"], "--check"), (["--record"], "--check"),
    (["--pictures", "svg"], "--out"), (["--out", ""], "--out"), (["--jobs", "0"], "1 to 256"),
    (["--jobs", "1e3"], "1 to 256"), (["--shard", "0/4"], "1/4"), (["--shard", "5/4"], "1/4"),
    (["--shard", "1/4/4"], "1/4"), (["--format", "json"], "jsonl"),
    (
      ["--devices", "all", "--text-sizes", "all", "--directions", "both,own"]
        + (0..<200).flatMap { ["--counts", "each=\($0)"] }, "at most 100000"
    ),
  ])
  func wrongListsAreRefused(arguments: [String], text: String) {
    let answer = CommandTests.run(["sweep", "grid"] + arguments)
    #expect(answer.status == .usage)
    #expect(answer.errors.contains(text), "\(answer.errors)")
    #expect(answer.output.isEmpty)
  }

  @Test func missingFoldersAreNoInput() {
    let answer = CommandTests.run(["sweep", "grid", "--snapshots", "/nowhere/at/all"])
    #expect(answer.status == .noInput)
    let out = CommandTests.run(["sweep", "grid", "--out", "/dev/null/folder"])
    #expect(out.status == .output)
  }
}
