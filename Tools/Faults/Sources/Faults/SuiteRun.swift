import Foundation

/// A run of the tests with one fault, or none.
struct SuiteRun {
  /// The ways in which a run ends.
  enum Outcome: String {
    case unnoticed, failed, crashed, hung
  }

  /// The program that runs the tests.
  let program: URL
  /// The folder to run in.
  let folder: URL
  /// The longest time of a run, in seconds.
  let limit: Double
  /// The file that the tests print to.
  let log: URL

  /// Runs the tests until they end, the first fails, or the time is over.
  ///
  /// - Parameters:
  ///   - fault: The number of the fault; 0 for none.
  ///   - options: The options of the program that select tests.
  /// - Returns: The outcome, with the line that tells the failure.
  func run(fault: Int, _ options: [String]) async throws -> (Outcome, String) {
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let output = try FileHandle(forWritingTo: log)
    defer { try? output.close() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    // A fault that takes memory without end must not take that of the machine.
    process.arguments =
      ["-c", "ulimit -c 0 -v 12000000; exec \"$@\"", "tests", program.path]
      + ["--testing-library", "swift-testing"] + options
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment[Switch.variable] = String(fault)
    environment["SWIFT_BACKTRACE"] = "enable=no"
    // Every run counts the same collisions of hashes.
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    process.environment = environment
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    let start = Date()
    try process.run()
    while process.isRunning {
      try await Task.sleep(nanoseconds: 200_000_000)
      if let failure = failure() {
        stop(process)
        return (.failed, failure)
      }
      if Date().timeIntervalSince(start) > limit {
        stop(process)
        return (.hung, "no end after \(Int(limit)) s")
      }
    }
    if let failure = failure() { return (.failed, failure) }
    let hasPassed = text().contains("passed after")
    if process.terminationStatus == 0, process.terminationReason == .exit, hasPassed {
      return (.unnoticed, "")
    }
    return (.crashed, "status \(process.terminationStatus)")
  }

  private func stop(_ process: Process) {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Returns the line of the first failure.
  private func failure() -> String? {
    text().split(separator: "\n").first { $0.contains("recorded an issue") }
      .map { String($0.prefix(200)) }
  }

  private func text() -> String {
    String(decoding: FileManager.default.contents(atPath: log.path) ?? Data(), as: UTF8.self)
  }
}
