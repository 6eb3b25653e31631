import Foundation
import Testing

@testable import PlaygroundKit

/// `--out` writes to files, pipes, devices and the targets of links.
@Suite struct OutFileTests {
  private static let call = ["query", "grid", "--out"]
  private static let answer = CommandTests.run(["query", "grid"]).output

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("out-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder + "/")
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  /// An existing file with the name of a temporary file is not overwritten.
  @Test func aRegularFileIsReplaced() throws {
    try withFolder { folder in
      try "before".write(toFile: folder + "x", atomically: false, encoding: .utf8)
      try "mine".write(toFile: folder + "x.part", atomically: false, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder + "x")
      #expect(CommandTests.run(Self.call + [folder + "x"]).status == .success)
      #expect(try text(folder + "x") == Self.answer)
      #expect(try text(folder + "x.part") == "mine")
      let attributes = try FileManager.default.attributesOfItem(atPath: folder + "x")
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
    }
  }

  /// A link that leads to itself has no target; it stays as it is.
  @Test func aLinkToItselfIsRefused() throws {
    try withFolder { folder in
      let files = FileManager.default
      try files.createSymbolicLink(atPath: folder + "loop", withDestinationPath: "loop")
      let answer = CommandTests.run(Self.call + [folder + "loop"])
      #expect(answer.status == .output)
      #expect(answer.errors.contains("loop"))
      #expect(try files.destinationOfSymbolicLink(atPath: folder + "loop") == "loop")
    }
  }

  @Test func theTargetOfALinkIsWritten() throws {
    try withFolder { folder in
      let files = FileManager.default
      try files.createDirectory(atPath: folder + "real", withIntermediateDirectories: false)
      try "before".write(toFile: folder + "real/x", atomically: false, encoding: .utf8)
      for (link, target) in [("link", "real/x"), ("again", "link"), ("dangling", "real/new")] {
        try files.createSymbolicLink(atPath: folder + link, withDestinationPath: target)
      }
      for (link, target) in [("link", "x"), ("again", "x"), ("dangling", "new")] {
        #expect(CommandTests.run(Self.call + [folder + link]).status == .success)
        #expect(try files.destinationOfSymbolicLink(atPath: folder + link).isEmpty == false)
        #expect(try text(folder + "real/" + target) == Self.answer)
        try "before".write(toFile: folder + "real/x", atomically: false, encoding: .utf8)
      }
    }
  }

  @Test func aPipeIsWritten() throws {
    try withFolder { folder in
      #expect(mkfifo(folder + "pipe", 0o600) == 0)
      let reader = open(folder + "pipe", O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      #expect(CommandTests.run(Self.call + [folder + "pipe"]).status == .success)
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(reader, &bytes, bytes.count)
      #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == Self.answer)
      var info = stat()
      #expect(stat(folder + "pipe", &info) == 0 && info.st_mode & S_IFMT == S_IFIFO)
    }
  }

  @Test func devicesAreWritten() {
    let null = CommandTests.run(Self.call + ["/dev/null"])
    #expect(null.status == .success && null.output.isEmpty)
    #if os(Linux)
      let full = CommandTests.run(Self.call + ["/dev/full"])
      #expect(full.status == .output)
      #expect(full.errors.contains("/dev/full: the file cannot be written: No space left"))
    #endif
    var info = stat()
    #expect(stat("/dev/null", &info) == 0 && info.st_mode & S_IFMT == S_IFCHR)
  }

  @Test(arguments: ["", "/", "/dev", "/nowhere/x", "/tmp/nowhere/"])
  func whatCannotBeWrittenIsSaidAtOnce(path: String) {
    let answer = CommandTests.run(Self.call + [path])
    #expect(answer.status == (path.isEmpty ? .usage : .output))
    #expect(answer.output.isEmpty)
    #expect(
      answer.errors.contains(
        path.isEmpty ? "--out needs" : "\(path): the file cannot be written"))
  }
}
