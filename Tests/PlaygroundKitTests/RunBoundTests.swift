import CompositionalSimulation
import Foundation
import Testing

@testable import PlaygroundKit

/// Runs that would take too much work end early, say so, and report what they have done.
@Suite struct RunBoundTests {
  /// A list, and a console that remembers what it was told.
  private struct Setting {
    let errors = MemoryOutput()
    let output = MemoryOutput()
    let console: Console
    let subject: LoadedLayout

    init(
      _ arguments: [String] = ["list", "--counts", "100000"], input: String = ""
    ) throws {
      console = Console(
        program: "playground", output: output, errors: errors, input: { Data(input.utf8) },
        terminal: Terminal(environment: ["COLUMNS": "80"], isTerminal: false))
      let invocation = try Invocation(.simulate, arguments, of: .playground)
      subject = try LayoutSource(invocation).load(
        from: console, try LayoutOverrides(invocation))
    }
  }

  @Test func aSimulationEndsEarly() throws {
    let setting = try Setting()
    let fling = SimulationScript.actions([.fling(velocity: 4_000), .waitUntilRest])
    func run(_ budget: RunBudget) throws -> (frames: Int, time: Double) {
      var run = try SimulationRun(
        setting.subject, fling, framesPerSecond: 120, duration: 60, console: setting.console,
        budget: budget)
      var frames = 0
      try run.run { _, _ in
        frames += 1
        return true
      }
      return (frames, run.simulator.time)
    }
    let whole = try run(.run)
    #expect(setting.errors.text.isEmpty)
    let part = try run(RunBudget(rest: 200))
    #expect(part.frames < whole.frames / 4)
    #expect(setting.errors.text.contains("the run ended at \(NumberText(part.time)) s"))
  }

  /// What a script adds has the bound of what a document has.
  @Test(arguments: [
    #"[{"reload": {"itemCounts": [1000000000]}}]"#,
    #"[{"wait": 0.1}, {"insertSections": {"0": 9007199254740992}}]"#,
    #"[{"contentSizeCategory": "large"}, {"reload": {"itemCounts": [100000000]}}, {"fling": 9}]"#,
  ])
  func aScriptShowsTooMuch(script: String) throws {
    let document = #"""
      {"layout": {"sections": [{"group": {"type": "horizontal", "width": {"fractionalWidth": 1},
      "height": {"absolute": 2}, "subitems": [{"type": "item", "width": {"absolute": 0.5},
      "height": {"fractionalHeight": 1}}]}}]}, "environment": {"size": [320, 4800]},
      "itemCounts": [0], "script": SCRIPT}
      """#.replacing("SCRIPT", with: script)
    for format in ["text", "json", "csv", "recording"] {
      let answer = CommandTests.run(["simulate", "-", "--format", format], input: document)
      #expect(answer.status == .data)
      #expect(answer.errors.contains("more than 200000 elements may be visible then"))
    }
  }

  /// The lists of a frame are the difference from the frame before, whatever happened in between.
  @Test func appearedAndDisappearedAreADifference() throws {
    let script = #"""
      [{"scrollTo": {"offset": [0, 9000]}}, {"fling": -900}, {"contentSizeCategory": "medium"},
      {"wait": 0.2}, {"delete": ["0.170"]}, {"wait": 0.1}, {"insert": ["0.165"]},
      {"reload": {"itemCounts": [150]}}, {"scrollTo": {"offset": [0, 0]}}]
      """#
    let document = #"""
      {"layout": {"sections": [{"group": {"type": "vertical", "width": {"fractionalWidth": 1},
      "height": {"estimated": 44}, "subitems": [{"type": "item", "width": {"fractionalWidth": 1},
      "height": {"estimated": 44}}]}}]}, "environment": {"size": [320, 480]}, "itemCounts": [400],
      "measurement": {"random": {"seed": 3, "height": [30, 90]}}, "script": SCRIPT}
      """#.replacing("SCRIPT", with: script)
    let answer = CommandTests.run(["simulate", "-", "--format", "json"], input: document)
    #expect(answer.status == .success)
    struct Run: Decodable {
      struct Frame: Decodable {
        let visible: Int
        let appeared: [String]
        let disappeared: [String]
      }
      let frames: [Frame]
    }
    let run = try JSONDecoder().decode(Run.self, from: Data(answer.output.utf8))
    var visible: Set<String> = []
    for frame in run.frames {
      #expect(visible.isSuperset(of: frame.disappeared))
      #expect(visible.isDisjoint(with: frame.appeared))
      visible = visible.subtracting(frame.disappeared).union(frame.appeared)
      #expect(visible.count == frame.visible)
    }
    #expect(run.frames.count > 20 && visible.contains("cell 0.0"))
  }

  /// Rows that measure themselves as nothing fill no view, so that there are always more to measure.
  @Test func stepsOverRowsWithoutHeightEnd() throws {
    let document = #"""
      {"layout": {"sections": [{"group": {"type": "vertical", "width": {"fractionalWidth": 1},
      "height": {"estimated": 44}, "subitems": [{"type": "item", "width": {"fractionalWidth": 1},
      "height": {"estimated": 44}}]}}]}, "environment": {"size": [320, 480]},
      "itemCounts": [1000000000], "measurement": {"constant": {"height": 0}}}
      """#
    let setting = try Setting(["-"], input: document)
    let plan = try ScrollPlan(from: 0, to: 100_000, step: 500, extent: 480)
    var run = ScrollRun(
      setting.subject, plan, until: Interruption(), budget: RunBudget(rest: 300_000))
    var measured = 0
    while let step = run.next() { measured += step.measured?.elements ?? 0 }
    // An element measured counts for eighty, and a step measures 20,000 at most.
    #expect((3_750...23_750).contains(measured))
    run.complainIfCut(on: setting.console)
    #expect(setting.errors.text.contains("because it listed or measured too many elements"))
  }

  /// Each measured tag of a wide row is a reason to fill the row again.
  @Test func stepsOverWideRowsOfTagsEnd() throws {
    let document = #"""
      {"layout": {"sections": [{"group": {"type": "horizontal", "width": {"fractionalWidth": 1},
      "height": {"absolute": 32}, "subitems": [{"type": "item", "width": {"estimated": 90},
      "height": {"fractionalHeight": 1}, "supplementaryItems": [{"elementKind": "count",
      "width": {"absolute": 16}, "height": {"absolute": 16}, "containerAnchor": {"edges":
      ["top", "trailing"]}}]}]}}]}, "environment": {"size": [10000, 3]}, "itemCounts": [20000],
      "measurement": {"random": {"seed": 8, "width": [48, 150]}}}
      """#
    let setting = try Setting(["-"], input: document)
    let plan = try ScrollPlan(from: 0, to: 500, step: 32, extent: 3)
    var run = ScrollRun(
      setting.subject, plan, until: Interruption(), budget: RunBudget(rest: 60_000))
    var (steps, measured) = (0, 0)
    while let step = run.next() {
      steps += 1
      measured += step.measured?.elements ?? 0
    }
    // An element measured counts for eighty; the rest is the work of filling the row.
    #expect(steps == 1 && 80 * measured < 20_000)
    run.complainIfCut(on: setting.console)
    #expect(setting.errors.text.contains("the run ended after 1 step,"))
  }

  /// A view at the edge of cells without a height visits all of them, and shows none.
  @Test func stepsAlongCellsWithoutHeightEnd() throws {
    let document = #"""
      {"layout": {"scrollDirection": "horizontal", "sections": [{"group": {"type": "vertical",
      "width": {"absolute": 100}, "height": {"fractionalHeight": 1}, "subitem": {"type": "item",
      "width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}, "count": 1000000000}}]},
      "environment": {"size": [10, 10]}, "itemCounts": [20000]}
      """#
    let setting = try Setting(["-"], input: document)
    let plan = try ScrollPlan(from: 0, to: 90, step: 1, extent: 10)
    var run = ScrollRun(
      setting.subject, plan, until: Interruption(), budget: RunBudget(rest: 60_000))
    var (steps, elements) = (0, 0)
    while let step = run.next() {
      steps += 1
      elements += step.elements.count
    }
    #expect((1...4).contains(steps) && elements == 0)
    run.complainIfCut(on: setting.console)
    #expect(setting.errors.text.contains("the run ended after \(steps) step"))
  }

  /// So far from the start that very many groups have the same place, a view visits all of them.
  @Test func stepsFarFromTheStartEnd() throws {
    let document = #"""
      {"layout": {"sections": [{"group": {"type": "vertical", "width": {"fractionalWidth": 1},
      "height": {"absolute": 1e21}, "subitems": [{"type": "item", "width": {"absolute": 9},
      "height": {"absolute": 9}}]}}, {"group": {"type": "horizontal",
      "width": {"fractionalWidth": 1}, "height": {"estimated": 50}, "subitem": {"type": "item",
      "width": {"fractionalWidth": 0.5}, "height": {"estimated": 50}}, "count": 2}}]},
      "environment": {"size": [320, 480]}, "itemCounts": [1, 9007199254740992]}
      """#
    let setting = try Setting(["-"], input: document)
    let plan = try ScrollPlan(from: 1.0001e21, to: 1.0002e21, step: 1e15, extent: 480)
    var run = ScrollRun(
      setting.subject, plan, until: Interruption(), budget: RunBudget(rest: 100_000))
    var steps = 0
    while steps < 100, run.next() != nil { steps += 1 }
    #expect((1..<60).contains(steps))
    run.complainIfCut(on: setting.console)
    #expect(setting.errors.text.contains("the run ended after \(steps) step"))
  }

  @Test func stepsEndEarly() throws {
    let setting = try Setting()
    let plan = try ScrollPlan(from: 0, to: 100_000, step: 500, extent: 800)
    var run = ScrollRun(setting.subject, plan, until: Interruption(), budget: RunBudget(rest: 300))
    var steps = 0
    var elements = 0
    while let step = run.next() {
      steps += 1
      elements += step.elements.count
    }
    #expect(steps > 2 && steps < 40)
    // An element that is listed counts for three, and a step for twenty.
    #expect(3 * elements + 20 * steps > 300)
    run.complainIfCut(on: setting.console)
    #expect(setting.errors.text.contains("the run ended after \(steps) step"))
  }

  /// The default script is planned for no longer than the run lasts.
  @Test func theTourLastsAsLongAsTheRun() throws {
    let setting = try Setting(["discover"])
    func actions(_ duration: Double) throws -> Int {
      try SimulationRun(
        setting.subject, .tour, framesPerSecond: 120, duration: duration, console: setting.console
      ).script.actions.count
    }
    let (short, long) = (try actions(0.5), try actions(60))
    #expect(short < long / 2)
  }
}
