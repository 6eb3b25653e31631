import Compositional
import CompositionalPictures
import CompositionalTools
import Foundation

/// `sweep`: checks layouts in every combination of views, text sizes, directions and counts.
struct SweepCommand: Command {
  private let invocation: Invocation
  private let axes: SweepAxes
  private let checks: Set<SweepCheck>
  private let jobs: Int
  private let shard: (number: Int, parts: Int)
  private let offset: CGPoint?
  private let system: SystemVersion?
  private let format: String
  private let pictures: SweepPicture.Format

  init(_ invocation: Invocation) throws {
    guard invocation.operands.count(where: { $0 == "-" }) <= 1 else {
      throw CommandFailure.usage("standard input (-) can be read only once.")
    }
    self.invocation = invocation
    axes = try invocation.sweepAxes()
    checks = try invocation.sweepChecks()
    let cores = ProcessInfo.processInfo.activeProcessorCount
    jobs = try invocation.jobs() ?? cores.clamped(to: 1...OrderedJobs.jobsAtMost)
    shard = try invocation.shard()
    offset = try invocation.offset()
    system = try invocation.system()
    format = try invocation.format()
    pictures = try invocation.choice(.pictures, as: SweepPicture.Format.self) ?? .svg
    try checkFolders()
  }

  /// Throws if an option needs another one.
  private func checkFolders() throws {
    if checks.contains(.snapshot), !invocation.has(.snapshots) {
      throw CommandFailure.usage("--check snapshot needs a folder; add --snapshots FOLDER.")
    }
    if !checks.contains(.snapshot), invocation.has(.snapshots) || invocation.has(.record) {
      let flag = invocation.has(.snapshots) ? Option.snapshots.flag : Option.record.flag
      throw CommandFailure.usage("\(flag) is for snapshots; add snapshot to --check.")
    }
    if invocation.has(.pictures), !invocation.has(.out) {
      throw CommandFailure.usage("--pictures needs a folder; add --out FOLDER.")
    }
    for option in [Option.out, .snapshots] where invocation.value(option)?.isEmpty ?? false {
      throw CommandFailure.usage("\(option.flag) needs the name of a folder.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    let layouts = try SweepLayouts(invocation, at: offset, as: system, from: console)
    let expected = try invocation.value(.snapshots).map {
      try invocation.has(.record) ? AnswerFolder(creating: $0) : AnswerFolder(reading: $0)
    }
    let sweep = try sweep(layouts, expected)
    let folder = try invocation.value(.out).map { try AnswerFolder(creating: $0) }
    let run = SweepRun(
      layouts: layouts, sweep: sweep, range: sweep.shard(shard.number, of: shard.parts),
      jobs: jobs, snapshots: expected, pictures: folder,
      picture: SweepPicture(format: pictures, usesUnicode: console.terminal.usesUnicode))
    var report = report(run, on: console)
    let failed = try run.run(into: &report, on: console)
    report.end()
    return failed == 0 ? .success : .negative
  }

  private func sweep(_ layouts: SweepLayouts, _ expected: AnswerFolder?) throws -> LayoutSweep {
    var checks = SweepChecks(checks)
    checks.failsForWarnings = invocation.has(.strict)
    checks.recordsSnapshots = invocation.has(.record)
    checks.snapshot = { combination in
      expected?.text(of: combination.fileName + ".txt").map { LayoutSnapshot(text: $0) }
    }
    do throws(SweepError) {
      return try LayoutSweep(layouts.subjects, over: axes, checks: checks)
    } catch {
      throw CommandFailure.usage("\(error).")
    }
  }

  private func report(_ run: SweepRun, on console: Console) -> any SweepReport {
    switch format {
    case "jsonl":
      return SweepLines(
        output: console.output, checks: SweepCheck.allCases.filter(checks.contains))
    case "junit": return SweepJUnit(output: console.output)
    default: break
    }
    let program = invocation.program.name
    return SweepText(console, heading: heading(run), axes: axes) { result in
      ([program] + arguments(result, run.layouts)).map(ShellWord.quoted).joined(separator: " ")
    }
  }

  /// Returns the arguments that show the first problem of a result.
  private func arguments(_ result: SweepResult, _ layouts: SweepLayouts) -> [String] {
    var options: [String] = []
    if let system { options += ["--os", String(system.major)] }
    guard !result.combination.isCase else {
      return layouts.arguments(result.combination, options)
    }
    if let offset = invocation.value(.offset) { options += ["--offset", offset] }
    let isLint = result.outcome.problems.first?.check == .lint
    if isLint, invocation.has(.strict) { options.append("--strict") }
    return [isLint ? "lint" : "render"] + layouts.arguments(result.combination, options)
  }

  /// A line about the numbers of what is combined.
  private func heading(_ run: SweepRun) -> String {
    func text(_ count: Int, _ noun: String) -> String {
      "\(NumberText(count: count)) \(noun)\(count == 1 ? "" : "s")"
    }
    let parts = [
      text(run.sweep.subjects.count, "layout"), text(axes.views.count, "view"),
      text(axes.textSizes.count, "text size"), text(axes.directions.count, "direction"),
      axes.itemCounts.count == 1
        ? "1 set of counts" : "\(NumberText(count: axes.itemCounts.count)) sets of counts",
    ]
    var line = parts.joined(separator: ", ") + ": " + text(run.sweep.count, "trial")
    if shard.parts > 1 {
      line += "; part \(shard.number) of \(shard.parts) has \(run.range.count)"
    }
    return line
  }
}
