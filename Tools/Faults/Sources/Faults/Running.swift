import Foundation

/// Runs the tests with one fault after another.
struct Running {
  /// The scratch folder.
  let scratch: Scratch
  /// The build of the tests.
  let build: TestBuild
  /// The number of runs at a time.
  let jobs: Int
  /// The longest time of a run, in seconds; nil for a multiple of the run without a fault.
  let limit: Double?

  /// Suites that send signals to running commands.
  ///
  /// On a busy machine they may fail by themselves.
  private static let timed = "InterruptionTests"

  /// The options of the two runs of a fault: the tests of its module, which notice most faults, and if
  /// they notice nothing, all others.
  private static func stages(of module: String) -> [[String]] {
    let own = "^\(module)Tests\\."
    return [["--filter", own], ["--skip", own, "--skip", timed]]
  }

  /// Runs the tests without a fault, then with each of some faults.
  func run(_ faults: [Fault], into results: Results) async throws {
    let program = try build.program(in: scratch.package)
    var limits: [String: [Double]] = [:]
    for module in Set(faults.map(\.site.module)).sorted() {
      for options in Self.stages(of: module) {
        let start = Date()
        let suite = suite(program, limit: 3600, name: "none")
        let (outcome, note) = try await suite.run(fault: 0, options)
        guard outcome == .unnoticed else {
          throw FaultsError(
            "The tests do not pass without a fault: \(note) (\(suite.log.path))")
        }
        let seconds = Date().timeIntervalSince(start)
        Shell.say("without a fault, \(options.joined(separator: " ")): \(Int(seconds)) s")
        // Two at a time on a busy machine are slower than one alone.
        limits[module, default: []].append(limit ?? 60 + 5 * seconds)
      }
    }
    try await withThrowingTaskGroup(of: FaultResult.self) { group in
      var rest = faults[...]
      func start() {
        guard let fault = rest.popFirst() else { return }
        let limits = limits[fault.site.module] ?? []
        group.addTask { try await self.result(of: fault, program, limits) }
      }
      for _ in 0..<max(1, jobs) { start() }
      while let result = try await group.next() {
        try results.add(result)
        Shell.say(
          "\(result.id): \(result.outcome.rawValue) after \(Int(result.seconds)) s \(result.note)")
        start()
      }
    }
  }

  private func result(
    of fault: Fault, _ program: URL, _ limits: [Double]
  ) async throws -> FaultResult {
    let start = Date()
    var last: (outcome: SuiteRun.Outcome, note: String) = (.unnoticed, "")
    for (options, limit) in zip(Self.stages(of: fault.site.module), limits) {
      last = try await suite(program, limit: limit, name: "\(fault.id)").run(
        fault: fault.id, options)
      if last.outcome != .unnoticed { break }
    }
    return FaultResult(
      id: fault.id, outcome: last.outcome, seconds: Date().timeIntervalSince(start),
      note: last.note)
  }

  private func suite(_ program: URL, limit: Double, name: String) -> SuiteRun {
    SuiteRun(
      program: program, folder: scratch.package, limit: limit,
      log: scratch.folder.appendingPathComponent("fault-\(name).log"))
  }
}
