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

  private typealias Run = (process: Process, output: Data, errors: String)

  /// Runs a long simulation, and sends a signal once it has begun.
  ///
  /// On a machine that is busy a run may end before the signal reaches it. It is run again then.
  private func interrupted(
    by number: Int32, _ arguments: [String], writing file: URL? = nil
  ) throws -> Run? {
    guard let command = Self.command else { return nil }
    for _ in 0..<20 {
      if let run = try interrupted(command, by: number, arguments, writing: file) { return run }
    }
    Issue.record("every run ended too soon")
    return nil
  }

  /// Returns nil if the run ended before the signal was sent.
  private func interrupted(
    _ command: URL, by number: Int32, _ arguments: [String], writing file: URL?
  ) throws -> Run? {
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
    if let file { try Data("before".utf8).write(to: file) }
    try process.run()
    // The answer in JSON is written while it runs, and a file has a temporary one beside it: either
    // says that the run has begun.
    var data = Data()
    if let file {
      let folder = file.deletingLastPathComponent().path
      while process.isRunning,
        try FileManager.default.contentsOfDirectory(atPath: folder).count < 2
      { Thread.sleep(forTimeInterval: 0.01) }
    } else {
      data = output.fileHandleForReading.availableData
    }
    let isInTime = process.isRunning
    if isInTime { kill(process.processIdentifier, number) }
    data += output.fileHandleForReading.readDataToEndOfFile()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return isInTime ? (process, data, text) : nil
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
    guard
      let run = try interrupted(
        by: number, ["--format", "csv", "--hz", "120", "--out", file.path], writing: file)
    else { return }
    if number == SIGINT {
      #expect(run.process.terminationStatus == 130)
      #expect(run.errors.contains("interrupted"))
    } else {
      #expect(run.process.terminationReason == .exit)
      // It is passed on as another.
      let signal = number == SIGPROF ? SIGTERM : number
      #expect(run.process.terminationStatus == 128 + signal)
      #expect(run.errors.contains("terminated"))
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "before")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["run"])
  }
}
