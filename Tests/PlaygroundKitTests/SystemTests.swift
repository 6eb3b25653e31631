import Foundation
import Testing

@testable import PlaygroundKit

/// What the command does on systems that lack something, and what it asks of this one.
@Suite struct SystemTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/system-\(UUID().uuidString)/"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  /// Windows gives no single keys, also at a terminal.
  @Test(arguments: [true, false]) func playNeedsKeys(isInteractive: Bool) {
    let (output, errors) = (MemoryOutput(), MemoryOutput())
    var console = Console(
      program: "playground", output: output, errors: errors, input: { Data() },
      terminal: Terminal())
    console.isInteractive = isInteractive
    console.hasKeys = false
    let status = PlaygroundCommand(program: .playground, console: console).run(["play", "grid"])
    #expect(status == .usage)
    #expect(output.text.isEmpty)
    #expect(
      errors.text.hasPrefix(
        "playground: play reads single keys from a terminal, which is not possible on this "
          + "system; to see the same run: playground view, or playground simulate\n"))
  }

  @Test func thisSystemHasKeys() { #expect(System.hasKeys) }

  @Test(arguments: [
    ("a.json", "", "a.json"), ("/a/b.json", "/a/", "b.json"), ("a/", "a/", ""), ("/", "/", ""),
    ("", "", ""), ("./x", "./", "x"),
  ])
  func partsOfPaths(path: String, folder: String, name: String) {
    #expect(path.folderName == folder)
    #expect(path.fileName == name)
    #expect(path.isFolderName == (name.isEmpty && !path.isEmpty))
  }

  /// A new file of `--out` may be read by those who may read other new files.
  @Test func aNewFileHasTheUsualPermissions() throws {
    try withFolder { folder in
      #expect(CommandTests.run(["query", "grid", "--out", folder + "x"]).status == .success)
      try Data().write(to: URL(fileURLWithPath: folder + "y"))
      let permissions = try ["x", "y"].map { name in
        try FileManager.default.attributesOfItem(atPath: folder + name)[.posixPermissions] as? Int
      }
      #expect(permissions[0] == permissions[1])
    }
  }

  private func reason(_ body: () throws -> Void) -> SystemError.Reason? {
    do { try body() } catch { return (error as? SystemError)?.reason }
    return nil
  }

  @Test func errorsHaveReasons() throws {
    try withFolder { folder in
      try Data().write(to: URL(fileURLWithPath: folder + "x"))
      #expect(reason { _ = try System.status(of: folder + "z") } == .missing)
      #expect(reason { _ = try System.openFile(folder + "x/y") } == .missing)
      #expect(reason { _ = try System.createFile(folder + "x", permissions: nil) } == .exists)
      let output = FileOutput(descriptor: -1)
      output.write(raw: "text")
      output.flush()
      #expect(output.error?.reason == .notOpen)
    }
  }

  @Test func kindsOfFiles() throws {
    try withFolder { folder in
      try Data().write(to: URL(fileURLWithPath: folder + "x"))
      #expect(System.kind(of: folder) == .folder)
      #expect(System.kind(of: folder + "x") == .regular)
      #expect(System.kind(of: "/dev/null") == .other)
      #expect(System.kind(of: folder + "z") == nil)
    }
  }
}
