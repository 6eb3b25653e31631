import Foundation

// Runs every scenario and prints the ratios as a table; exits with 1 if a target is missed.
if CommandLine.arguments.dropFirst().first == "profile" {
  if CommandLine.arguments.last == "S9" {
    SimulationScenarios().profile()
    exit(0)
  }
  if CommandLine.arguments.last == "S10" {
    TagScenarios().profile()
    exit(0)
  }
  if CommandLine.arguments.last == "S12rows" {
    ContentScenarios().profileRows()
    exit(0)
  }
  if CommandLine.arguments.last == "S12" {
    ContentScenarios().profile()
    exit(0)
  }
  Scenarios().profile(CommandLine.arguments.last ?? "")
  SizedScenarios().profile(CommandLine.arguments.last ?? "")
  exit(0)
}
if CommandLine.arguments.dropFirst().first == "swept" {
  var report = Report()
  try SweepScenario().sweeping(&report)
  try Allocations.report(&report)
  print(report.markdown)
  exit(report.rows.allSatisfy(\.isMet) ? 0 : 1)
}
if CommandLine.arguments.dropFirst().first == "simulated" {
  var report = Report()
  SimulationScenarios().simulating(&report)
  print(report.markdown)
  exit(report.rows.allSatisfy(\.isMet) ? 0 : 1)
}
if CommandLine.arguments.dropFirst().first == "queried" {
  var scenarios = Scenarios()
  let grid = scenarios.querying()
  scenarios.nesting()
  scenarios.stacking(reference: grid[1_000_000]?.frames ?? 0)
  scenarios.masonry()
  print(scenarios.report.markdown)
  exit(scenarios.report.rows.allSatisfy(\.isMet) ? 0 : 1)
}
if CommandLine.arguments.dropFirst().first == "content" {
  var report = Report()
  ContentScenarios().solving(&report)
  print(report.markdown)
  exit(report.rows.allSatisfy(\.isMet) ? 0 : 1)
}
if CommandLine.arguments.dropFirst().first == "constraints" {
  var report = Report()
  let peer = CommandLine.arguments.count > 2 ? CommandLine.arguments[2] : nil
  try ConstraintScenarios(peer: peer).solving(&report)
  print(report.markdown)
  exit(report.rows.allSatisfy(\.isMet) ? 0 : 1)
}
if CommandLine.arguments.dropFirst().first == "views" {
  var report = Report()
  ViewScenarios().running(&report)
  print(report.markdown)
  exit(report.rows.allSatisfy(\.isMet) ? 0 : 1)
}
if CommandLine.arguments.dropFirst().first == "tags" {
  var report = Report()
  TagScenarios().wrapping(&report)
  SharingScenarios().growing(&report)
  print(report.markdown)
  exit(report.rows.allSatisfy(\.isMet) ? 0 : 1)
}
if CommandLine.arguments.dropFirst().first == "used" {
  print(UserScenarios().table(upTo: CommandLine.arguments.last.flatMap { Int($0) } ?? 100_000))
  exit(0)
}
if CommandLine.arguments.dropFirst().first == "sized" {
  var report = Report()
  SizedScenarios().scrolling(&report)
  SizedScenarios().editing(&report)
  TagScenarios().wrapping(&report)
  SharingScenarios().growing(&report)
  print(report.markdown)
  exit(report.rows.allSatisfy(\.isMet) ? 0 : 1)
}

var scenarios = Scenarios()
scenarios.preparing()
let grid = scenarios.querying()
scenarios.nesting()
let empty = try Memory.peak(items: 0)
for items in [1_000_000, 1_000_000_000] {
  let peak = try Memory.peak(items: items)
  scenarios.report.add(
    "S6 peak memory, \(items) items", peak.map { String(format: "%.1f MB", $0) } ?? "unknown",
    floor: empty.map { String(format: "%.1f MB", $0) } ?? "", target: "< 12 MB",
    isMet: (peak ?? .infinity) < 12)
}
scenarios.stacking(reference: grid[1_000_000]?.frames ?? 0)
scenarios.masonry()
SizedScenarios().scrolling(&scenarios.report)
SizedScenarios().editing(&scenarios.report)
TagScenarios().wrapping(&scenarios.report)
SharingScenarios().growing(&scenarios.report)
ContentScenarios().solving(&scenarios.report)
try ConstraintScenarios(peer: nil).solving(&scenarios.report)
SimulationScenarios().simulating(&scenarios.report)
ViewScenarios().running(&scenarios.report)
try SweepScenario().sweeping(&scenarios.report)
try Allocations.report(&scenarios.report)
print(scenarios.report.markdown)
exit(scenarios.report.rows.allSatisfy(\.isMet) ? 0 : 1)
