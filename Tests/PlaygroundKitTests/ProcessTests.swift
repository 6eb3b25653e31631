import Foundation
import Testing

@testable import PlaygroundKit

/// The command as a process: stops, limits and descriptors.
@Suite struct ProcessTests {
  /// The command beside the tests; nil where the package is built otherwise.
  private static let command: String? = {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let command = folder.appendingPathComponent("playground").path
    return FileManager.default.isExecutableFile(atPath: command) ? command : nil
  }()

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/process-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  /// Starts a line of a shell in a folder, in which `$0` is the command.
  private func start(_ line: String, in folder: String) throws -> (Process, Pipe)? {
    guard let command = Self.command else { return nil }
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line, command]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    return (process, errors)
  }

  private func run(_ line: String, in folder: String) throws -> (status: Int32, errors: String)? {
    guard let (process, errors) = try start(line, in: folder) else { return nil }
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return (process.terminationStatus, text)
  }

  private func files(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// A stop in the middle of a run leaves the temporary file, which replaces the other at the end.
  @Test func aStoppedRunGoesOn() throws {
    try withFolder { folder in
      let line = "exec \"$0\" step list --counts 6000 --format json --step 10 --out run.json"
      guard let (process, errors) = try start(line, in: folder) else { return }
      while process.isRunning, try files(folder).isEmpty { Thread.sleep(forTimeInterval: 0.005) }
      kill(process.processIdentifier, SIGTSTP)
      Thread.sleep(forTimeInterval: 0.3)
      #expect(process.isRunning)
      kill(process.processIdentifier, SIGCONT)
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(text)")
      #expect(try files(folder) == ["run.json"])
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/run.json"))
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
    }
  }

  /// `ulimit -f` counts in blocks of 1,024 bytes.
  @Test func aFileBeyondItsLimitFails() throws {
    try withFolder { folder in
      let call = "\"$0\" query list --counts 100000 --rect 0,0,400,1e6"
      guard let file = try run("ulimit -f 8; exec \(call) --out x.json", in: folder) else { return }
      #expect(file.status == 74)
      #expect(file.errors == "playground: x.json: the file cannot be written: File too large.\n")
      #expect(try files(folder).isEmpty)
      let output = try run("ulimit -f 8; exec \(call) >x.json", in: folder)
      #expect(output?.status == 74)
      #expect(output?.errors.contains("cannot write the answer: File too large.") == true)
    }
  }

  /// Without descriptors there is a sentence, or an answer.
  @Test(arguments: 3...12) func fewDescriptors(count: Int) throws {
    try withFolder { folder in
      try Starter.case.text(named: "a").write(
        toFile: folder + "/a.json", atomically: false, encoding: .utf8)
      for call in ["query a.json --out x.json", "verify .", "sweep a.json", "render grid"] {
        guard let run = try run("ulimit -n \(count); exec \"$0\" \(call)", in: folder) else {
          return
        }
        #expect([0, 1, 65, 66, 74, 127].contains(run.status), "\(call): \(run)")
        #expect(run.status < 2 || !run.errors.isEmpty)
      }
    }
  }

  @Test func aClosedOutputIsNamed() throws {
    try withFolder { folder in
      guard let run = try run("exec \"$0\" query grid >&-", in: folder) else { return }
      #expect(run.status == 74)
      #expect(run.errors == "playground: cannot write the answer: standard output is closed.\n")
      let file = try self.run("exec \"$0\" query grid --out x.json >&- <&-", in: folder)
      #expect(file?.status == 0)
      let text = try String(contentsOfFile: folder + "/x.json", encoding: .utf8)
      #expect(text == CommandTests.run(["query", "grid"]).output)
    }
  }
}
