import Foundation
import Testing

@testable import PlaygroundKit

/// Folders of documents, and what the command says about files that it cannot read.
@Suite struct FolderTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/folder-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  /// A pipe in a folder would keep its reader for good, and a link to the folder itself is no circle.
  @Test func onlyRegularFilesOfAFolderAreRead() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/inner.json", withIntermediateDirectories: true)
      try write(Starter.case.text(named: "b"), to: folder + "/b.json")
      try write(Starter.case.text(named: "a"), to: folder + "/inner.json/a.json")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/self", withDestinationPath: folder)
      #expect(mkfifo(folder + "/f.json", 0o600) == 0)
      let verified = CommandTests.run(["verify", folder])
      #expect(verified.status == .success)
      #expect(verified.output == "pass  b\npass  a\n2 passed, 0 failed\n")
      let note = "playground: \(folder)/f.json: skipped, because it is not a regular file.\n"
      #expect(verified.errors == note)
      let swept = CommandTests.run(["sweep", folder, "--format", "jsonl"])
      #expect(swept.status == .success)
      #expect(swept.errors == note)
      try FileManager.default.removeItem(atPath: folder + "/b.json")
      try FileManager.default.removeItem(atPath: folder + "/inner.json/a.json")
      let empty = CommandTests.run(["verify", folder])
      #expect(empty.status == .noInput)
      #expect(empty.errors.contains("contains no .json file that can be read (\(folder)/f.json"))
    }
  }

  @Test func foldersHaveABound() throws {
    try withFolder { folder in
      for index in 0..<6 { try write("{}", to: folder + "/\(index).json") }
      #expect(try DocumentFolder(folder, atMost: 6).documents.count == 6)
      #expect(throws: CommandFailure.self) { try DocumentFolder(folder, atMost: 5) }
    }
  }

  /// The administrator may read everything.
  @Test(.enabled(if: geteuid() != 0)) func whatIsNotAllowedSaysSo() throws {
    try withFolder { folder in
      try write(Starter.case.text(named: "a"), to: folder + "/a.json")
      chmod(folder + "/a.json", 0)
      let file = CommandTests.run(["query", folder + "/a.json"])
      #expect(file.status == .noInput)
      #expect(file.errors.contains("a.json: the file cannot be read: Permission denied."))
      chmod(folder, 0)
      let locked = CommandTests.run(["verify", folder])
      #expect(locked.status == .noInput)
      #expect(locked.errors.contains("\(folder): the folder cannot be read."))
      chmod(folder, 0o500)
      let out = CommandTests.run(["query", "grid", "--out", folder + "/x.json"])
      #expect(out.status == .output)
      #expect(out.errors.contains("the folder \(folder)/ cannot be written: Permission denied."))
      chmod(folder, 0o700)
    }
  }

  @Test func messagesNameTheReason() throws {
    try withFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/loop", withDestinationPath: "loop")
      for verb in ["query", "verify"] {
        let loop = CommandTests.run([verb, folder + "/loop"])
        #expect(loop.status == .noInput)
        #expect(loop.errors.contains("loop: the file cannot be read: Too many levels"))
        let missing = CommandTests.run([verb, folder + "/none.json"])
        #expect(missing.status == .noInput)
        #expect(missing.errors.contains("none.json: the file does not exist."))
      }
      let empty = CommandTests.run(["verify", ""])
      #expect(empty.status == .noInput)
      #expect(empty.errors.contains("the name of a file is empty"))
      let row = CommandTests.run(["query", "grid", "--orthogonal", "0=5.5"])
      #expect(row.errors.contains("--orthogonal 0=5.5: section 0 does not scroll"))
      let text = Starter.layout.text(named: "a")
      for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32] {
        try #require(text.data(using: encoding)).write(
          to: URL(fileURLWithPath: folder + "/wide.json"))
        let wide = CommandTests.run(["query", folder + "/wide.json"])
        #expect(wide.status == .data)
        #expect(wide.errors.contains("save it as UTF-8"), "\(wide.errors)")
      }
    }
  }

  @Test(arguments: [".", "..", "", "x/", "/", "a/..", "a\nb", "a\u{1B}[2J"])
  func namesOfNewFiles(name: String) {
    let answer = CommandTests.run(["new", name])
    #expect(answer.status == .usage)
    #expect(answer.errors.contains("is not the name of a file"))
    #expect(!FileManager.default.fileExists(atPath: name + ".json"))
  }

  /// A hundred thousand surplus elements are counted; 20 of them are listed.
  @Test func surplusElementsAreCounted() throws {
    let document = """
      {"layout":{"sections":[{"group":{"type":"horizontal","width":{"fractionalWidth":1},
       "height":{"absolute":44},"subitems":[{"type":"item","width":{"fractionalWidth":1},
       "height":{"fractionalHeight":1}}]}}]},
       "environment":{"size":[300,400]},"itemCounts":[100000],
       "expected":{"elementsAreComplete":true,
        "elements":[{"id":"cell 0.0","frame":[0,0,300,44]},{"id":"cell 1.0","frame":[0,0,0,0]}]}}
      """
    let text = CommandTests.run(["verify", "-"], input: document)
    #expect(text.status == .negative)
    let rows = text.output.split(separator: "\n").filter { $0.contains("nothing") }
    #expect(rows.count == 21)
    // All but cell 0.0, of which 20 are listed.
    #expect(rows.last?.contains("99979 more") == true)
    #expect(text.output.contains("cell 1.0") && text.output.contains("missing"))
    let json = CommandTests.run(["verify", "-", "--format", "json"], input: document)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let cases = try #require(object["cases"] as? [[String: Any]])
    #expect((cases.first?["mismatches"] as? [Any])?.count == 23)
    for format in ["text", "jsonl", "junit"] {
      let swept = CommandTests.run(
        ["sweep", "-", "--check", "case", "--format", format], input: document)
      #expect(swept.status == .negative)
      #expect(swept.output.contains("more"))
      #expect(swept.output.utf8.count < 10_000)
    }
  }
}
