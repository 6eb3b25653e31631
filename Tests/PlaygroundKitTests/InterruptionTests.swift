import Foundation
import Testing

@testable import PlaygroundKit

/// Signals that interrupt the command, run as a separate process.
@Suite struct InterruptionTests {
  /// The command beside the tests; nil where the package is built otherwise.
  private static let command: URL? = {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let command = folder.appendingPathComponent("playground")
    return FileManager.default.isExecutableFile(atPath: command.path) ? command : nil
  }()

  /// Runs a long simulation, and sends a signal once it has begun.
  private func interrupted(
    by number: Int32, _ arguments: [String], whenFilled folder: URL? = nil
  ) throws -> (process: Process, output: Data, errors: String)? {
    guard let command = Self.command else { return nil }
    let script = FileManager.default.temporaryDirectory
      .appendingPathComponent("script-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: script) }
    let flings = [String](repeating: #"{"fling": 9000}, {"wait": 5}"#, count: 115)
    try Data("[\(flings.joined(separator: ", "))]".utf8).write(to: script)
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = command
    process.arguments =
      ["simulate", "list", "--counts", "100000", "--size", "390x3000", "--script", script.path]
      + arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // The answer in JSON is written while it runs, and a file has a temporary one beside it: either
    // says that the run has begun.
    var data = Data()
    if let folder {
      while process.isRunning,
        try FileManager.default.contentsOfDirectory(atPath: folder.path).count < 2
      { Thread.sleep(forTimeInterval: 0.01) }
    } else {
      data = output.fileHandleForReading.availableData
    }
    kill(process.processIdentifier, number)
    data += output.fileHandleForReading.readDataToEndOfFile()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process, data, text)
  }

  @Test func anInterruptedRunSaysSo() throws {
    guard let run = try interrupted(by: SIGINT, ["--format", "json"]) else { return }
    #expect(run.process.terminationReason == .exit)
    #expect(run.process.terminationStatus == 130)
    #expect(run.errors.contains("playground: interrupted at "))
    // The output until then is a complete answer.
    let json = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    #expect(json?["summary"] != nil)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM, SIGPROF, SIGXCPU])
  func theFileStaysAsItWas(number: Int32) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("interrupted-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("run")
    try Data("before".utf8).write(to: file)
    guard
      let run = try interrupted(
        by: number, ["--format", "csv", "--hz", "120", "--out", file.path], whenFilled: folder)
    else { return }
    if number == SIGINT {
      #expect(run.process.terminationStatus == 130)
      #expect(run.errors.contains("interrupted"))
    } else {
      #expect(run.process.terminationReason == .exit)
      #expect(run.process.terminationStatus == 128 + number)
      #expect(run.errors.contains("terminated"))
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "before")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["run"])
  }
}
