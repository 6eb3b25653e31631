import Compositional
import CompositionalDocuments
import CompositionalTestSupport
import Foundation
import Testing

@testable import PlaygroundKit

/// `infer`: its answers, forms and errors.
@Suite struct InferTests {
  private static let frames = """
    {"view": [390, 844], "frames": [[16, 16, 173, 120], [201, 16, 173, 120], [16, 148, 173, 120]]}
    """

  private static func example(_ name: String) -> String {
    RepositoryFiles.root.appendingPathComponent("Documentation/Examples/\(name)").path
  }

  /// Returns the layout of an answer in JSON as a text.
  private static func layout(_ answer: String) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(answer.utf8))
    let members = try #require(object as? [String: Any])
    let data = try JSONSerialization.data(withJSONObject: try #require(members["layout"]))
    return String(decoding: data, as: UTF8.self)
  }

  @Test func theLayoutIsADocument() throws {
    let answer = CommandTests.run(["infer", "-", "--format", "json"], input: Self.frames)
    #expect(answer.status == .success)
    let query = CommandTests.run(
      ["query", "-", "--size", "390x844", "--counts", "3"], input: try Self.layout(answer.output))
    #expect(query.status == .success)
    #expect(query.output.contains("[16, 148, 173, 120]"))
  }

  @Test func aRecordingOfAnAppBecomesACase() throws {
    let recording = Self.example("app.json")
    let found = CommandTests.run(["infer", recording, "--to", "case"])
    #expect(found.status == .success, "\(found.errors)")
    let verified = CommandTests.run(["verify", "-"], input: found.output)
    #expect(verified.status == .success, "\(verified.output)\(verified.errors)")
    let explained = CommandTests.run(["explain", "-", "cell 1.2"], input: found.output)
    #expect(explained.status == .success)
    #expect(explained.output.contains("measured"))
    let frames = CommandTests.run(["infer", "-", "--to", "case"], input: Self.frames)
    #expect(frames.status == .usage)
    #expect(frames.errors.contains("a recording of an app"))
  }

  /// Frames at rest do not tell how a row scrolls, nor grouped lists apart where there are no margins.
  @Test(arguments: [
    (
      """
      {"orthogonalScrollingBehavior": "groupPaging", "group": {"type": "horizontal",
       "width": {"absolute": 200}, "height": {"absolute": 100}, "subitems": [{"type": "item",
       "width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]}}
      """, "sections[0].orthogonalScrollingBehavior: ", "groupPaging"
    ),
    (#"{"list": {"appearance": "insetGrouped"}}"#, "sections[0].list.appearance: ", "insetGrouped"),
  ])
  func namesThatFramesLeaveOpen(section: String, path: String, name: String) throws {
    let frames = CommandTests.run(
      ["query", "-", "--counts", "5", "--format", "json"],
      input: #"{"sections": [\#(section)]}"#
    ).output
    let answer = CommandTests.run(["infer", "-", "--format", "text"], input: frames)
    #expect(answer.status == .success)
    let line = answer.output.split(separator: "\n").first { $0.hasPrefix("  " + path) }
    #expect(line?.contains(name) == true, "\(answer.output)")
    let json = CommandTests.run(["infer", "-", "--format", "json"], input: frames).output
    let names = try JSONParser.parse([UInt8](json.utf8))["names"]
    guard case .array(let list)? = names, list.count == 1 else {
      return #expect(Bool(false), "\(json)")
    }
    #expect(list[0]["path"] == .string(String(path.dropLast(2))))
  }

  /// Answers of two sizes predict a third.
  @Test(arguments: ["grid", "two-columns", "nested-groups", "mosaic", "section-headers-footers"])
  func answersPredict(name: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("infer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for size in ["375x667", "810x1080"] {
      let path = folder.appendingPathComponent("\(size).json").path
      _ = CommandTests.run(["query", name, "--size", size, "--out", path])
      paths.append(path)
    }
    let answer = CommandTests.run(["infer"] + paths + ["--format", "json"])
    #expect(answer.status == .success, "\(answer.output)")
    let rest = ["--size", "600x800", "--counts", "8,8,8", "--format", "text"]
    let expected = CommandTests.run(["query", name] + rest)
    let found = CommandTests.run(["query", "-"] + rest, input: try Self.layout(answer.output))
    #expect(found.output == expected.output)
  }

  /// The one card of a page that is visible is one of a row if more items are known to exist.
  @Test func theItemsOfAPageAreGiven() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("infer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for width in [375, 430] {
      let text = """
        {"version": 1, "contentSize": [\(width), 200], "contentOffset": [0, 0],
         "visibleRect": [0, 0, \(width), 800],
         "elements": [{"id": "cell 0.0", "frame": [8, 8, \(width - 16), 184], "zIndex": 0}]}
        """
      let path = folder.appendingPathComponent("\(width).json")
      try text.write(to: path, atomically: true, encoding: .utf8)
      paths.append(path.path)
    }
    let plain = CommandTests.run(["infer"] + paths + ["--format", "json"])
    #expect(!plain.output.contains("orthogonalScrollingBehavior"))
    let answer = CommandTests.run(["infer"] + paths + ["--counts", "6", "--format", "json"])
    #expect(answer.status == .success, "\(answer.output)\(answer.errors)")
    #expect(answer.output.contains("orthogonalScrollingBehavior"))
    let json = try JSONParser.parse([UInt8](answer.output.utf8))
    #expect(json["itemCounts"] == .array([.integer(6)]))
  }

  /// Frames that nothing explains are memorized, and the report says so first.
  @Test func memorizedFramesAreSaidFirst() throws {
    let frames = """
      {"view": [300, 600], "frames": [[0, 0, 200, 100], [200, 0, 100, 200], [0, 100, 100, 200],
       [100, 200, 200, 100], [100, 100, 100, 100]]}
      """
    let text = CommandTests.run(["infer", "-", "--format", "text"], input: frames)
    #expect(text.output.hasPrefix("sections[0] repeats the frames of one view"))
    let json = CommandTests.run(["infer", "-", "--format", "json"], input: frames)
    let answer = try JSONParser.parse([UInt8](json.output.utf8))
    #expect(answer["memorizedSections"] == .array([.integer(0)]))
  }

  /// Cells of own heights have their frames as measured, with measurements that are a document's.
  @Test func measuredFramesComeWithTheirMeasurement() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("infer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (width, heights) in [(300, [31, 77, 50, 44, 93]), (400, [27, 61, 50, 31, 72])] {
      var top = 0
      var elements: [String] = []
      for (item, height) in heights.enumerated() {
        let frame = "[0, \(top), \(width), \(height)]"
        elements.append(#"{"id": "cell 0.\#(item)", "frame": \#(frame), "zIndex": 0}"#)
        top += height
      }
      let text = """
        {"version": 1, "contentSize": [\(width), \(top)], "contentOffset": [0, 0],
         "visibleRect": [0, 0, \(width), 600], "elements": [\(elements.joined(separator: ", "))]}
        """
      let path = folder.appendingPathComponent("\(width).json")
      try text.write(to: path, atomically: true, encoding: .utf8)
      paths.append(path.path)
    }
    let text = CommandTests.run(["infer"] + paths + ["--format", "text"])
    #expect(text.output.contains("as measured"))
    let json = CommandTests.run(["infer"] + paths + ["--format", "json"])
    let answer = try JSONParser.parse([UInt8](json.output.utf8))
    #expect(answer["asMeasured"] == .bool(true))
    guard case .array(let views)? = answer["views"], let layout = answer["layout"],
      let size = views[1]["size"], let measurement = views[1]["measurement"]
    else { return #expect(Bool(false), "\(json.output)") }
    let document = JSONValue.object([
      .init(key: "layout", value: layout), .init(key: "measurement", value: measurement),
      .init(key: "environment", value: .object([.init(key: "size", value: size)])),
      .init(key: "itemCounts", value: .array([.integer(5)])),
    ])
    let query = CommandTests.run(["query", "-"], input: JSONPrinter.print(document))
    #expect(query.output.contains("[0, 169, 400, 72]"), "\(query.output)\(query.errors)")
  }

  @Test func codeIsWritten() {
    let uikit = CommandTests.run(["infer", "-", "--to", "uikit"], input: Self.frames)
    #expect(uikit.status == .success)
    #expect(uikit.output.contains("NSCollectionLayoutSection"))
    let dsl = CommandTests.run(["infer", "-", "--to", "dsl"], input: Self.frames)
    #expect(dsl.output.contains("HGroup(count: 2)"))
  }

  @Test func aRecordingIsRead() {
    let answer = CommandTests.run(["infer", Self.example("run.json"), "--format", "json"])
    #expect(answer.status == .success, "\(answer.output.prefix(2_000))")
  }

  /// What the edge of the view cuts off in a recording is matched as far as it was seen: a background
  /// that reaches below its last cell, a section without the header of its like, and views that are
  /// pinned to an edge beside the safe area.
  @Test(arguments: ["background-decorations", "settings", "pinned-list"], [200, 700, 1_500])
  func aRecordingThatCutsASectionIsMatched(name: String, fling: Int) {
    let recording = CommandTests.run([
      "simulate", name, "--device", "iPhone-15", "--fling", "\(fling)", "--format", "recording",
    ])
    #expect(recording.status == .success)
    let found = CommandTests.run(["infer", "-", "--format", "json"], input: recording.output)
    #expect(found.status == .success, "\(found.output.suffix(2_000))")
  }

  /// A row that scrolled in a recording is a row of the layout.
  @Test func aScrolledRowIsARow() throws {
    let script = """
      [{"orthogonal": {"section": 1, "drag": 260, "duration": 0.3}}, {"wait": "rest"}]
      """
    let arguments = ["simulate", "discover", "--script", "-", "--format", "recording"]
    let run = CommandTests.run(arguments + ["--hz", "20"], input: script)
    #expect(run.status == .success, "\(run.errors)")
    let answer = CommandTests.run(["infer", "-", "--format", "json"], input: run.output)
    let layout = try LayoutDocument(json: Array(try Self.layout(answer.output).utf8))
    guard layout.sections.count > 1, case .section(let row) = layout.sections[1] else {
      Issue.record("one section")
      return
    }
    #expect(row.orthogonalScrollingBehavior != .none)
    #expect(row.group.layoutSize.widthDimension == .absolute(144))
    #expect(!answer.output.contains("\"cell 1."))
  }

  @Test(arguments: [
    (["infer", "grid"], PlaygroundKit.ExitStatus.data, "is a layout, not frames"),
    (["infer", "-"], .data, "a compositional layout, not an answer of query"),
    (["infer", "/no/such/file.json"], .noInput, "no"),
    (["infer", "-", "--tolerance", "-1"], .usage, "--tolerance"),
    (["infer", "-", "--to", "json"], .usage, "--to must be dsl or uikit"),
    (["infer", "-", "--to", "dsl", "--format", "json"], .usage, "cannot be combined"),
    (["infer", "-", "-"], .usage, "only once"), (["infer"], .usage, "ANSWER"),
  ])
  func wrongCalls(arguments: [String], status: PlaygroundKit.ExitStatus, part: String) {
    let answer = CommandTests.run(arguments, input: #"{"sections": []}"#)
    #expect(answer.status == status)
    #expect(answer.errors.contains(part), "\(answer.errors)")
  }

  /// What no layout explains is a report, and a status of its own.
  @Test func theUnexplainedIsReported() throws {
    let elements = (0..<20).map { item in
      let frame =
        item == 3
        ? "[33, 471, 77, 13]"
        : "[\(16 + Double(item % 3) * 117.5), \(16 + item / 3 * 90), 107.5, 80]"
      return #"{"id": "cell 0.\#(item)", "frame": \#(frame)}"#
    }
    let text = """
      {"version": 1, "contentSize": [375, 652], "contentOffset": [0, 0],
       "visibleRect": [0, 0, 375, 667], "elements": [\(elements.joined(separator: ","))]}
      """
    let answer = CommandTests.run(["infer", "-"], input: text)
    #expect(answer.status == .negative)
    #expect(answer.output.contains("19 of 20 elements match"))
    #expect(answer.output.contains("cell 0.3"))
  }
}
