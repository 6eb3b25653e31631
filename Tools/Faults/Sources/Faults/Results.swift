import Foundation

/// The result of one fault.
struct FaultResult {
  /// The number of the fault.
  var id: Int
  /// The outcome.
  var outcome: SuiteRun.Outcome
  /// The duration of the runs, in seconds.
  var seconds: Double
  /// The line that tells a failure.
  var note: String

  /// The line of the results file.
  var line: String {
    let note = note.replacingOccurrences(of: "\t", with: " ")
    return "\(id)\t\(outcome.rawValue)\t\(String(format: "%.1f", seconds))\t\(note)\n"
  }

  init(id: Int, outcome: SuiteRun.Outcome, seconds: Double, note: String) {
    self.id = id
    self.outcome = outcome
    self.seconds = seconds
    self.note = note
  }

  /// Reads a line of the results file; nil if it is none.
  init?(line: some StringProtocol) {
    let parts = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let id = Int(parts[0]), let seconds = Double(parts[2]),
      let outcome = SuiteRun.Outcome(rawValue: String(parts[1]))
    else { return nil }
    self.init(id: id, outcome: outcome, seconds: seconds, note: String(parts[3]))
  }
}

/// The results of all runs so far, in a file.
struct Results {
  /// The file.
  let file: URL

  /// The last result of each fault.
  func all() -> [Int: FaultResult] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let results = text.split(separator: "\n").compactMap { FaultResult(line: $0) }
    return Dictionary(results.map { ($0.id, $0) }) { $1 }
  }

  /// Adds a result.
  func add(_ result: FaultResult) throws {
    if !FileManager.default.fileExists(atPath: file.path) {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(result.line.utf8))
  }

  /// Prints the share of the faults that were noticed, and each that was not.
  ///
  /// A fault that was shown to change nothing counts neither as noticed nor as unnoticed.
  ///
  /// - Parameters:
  ///   - faults: The planted faults.
  ///   - harmless: The faults that change nothing.
  /// - Returns: True if at least nine of ten were noticed.
  func report(on faults: [Fault], _ harmless: Harmless) -> Bool {
    let results = all()
    let run = faults.filter { results[$0.id] != nil }
    let silent = run.filter { results[$0.id]?.outcome == .unnoticed }
    let unnoticed = silent.filter { harmless.reason(for: $0.site) == nil }
    for fault in silent {
      let site = fault.site
      let reason = harmless.reason(for: site)
      Shell.say(
        """
        \(reason == nil ? "unnoticed" : "harmless") \(fault.id): \(site.file):\(site.line), \
        \(site.kind.rawValue)
          line:   \(harmless.line(site))
          before: \(site.before)
          after:  \(site.after)
        """)
      if let reason { Shell.say("  reason: \(reason)") }
    }
    let count = run.count - silent.count + unnoticed.count
    let noticed = run.count - silent.count
    let share = count == 0 ? 0 : 100 * Double(noticed) / Double(count)
    Shell.say(
      "\(noticed) of \(count) faults noticed (\(String(format: "%.1f", share)) %); "
        + "\(silent.count - unnoticed.count) change nothing; \(faults.count - run.count) not run")
    return count > 0 && share >= 90
  }
}
