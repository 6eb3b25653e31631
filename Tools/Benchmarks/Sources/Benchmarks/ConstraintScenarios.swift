import Compositional
import CompositionalContent
import Foundation

/// S15: views placed by constraints, beside the C++ solver of kiwi, whose priorities are weights.
struct ConstraintScenarios {
  /// A constraint in numbers, for both solvers.
  struct Line {
    var priority: Double
    var relation: ConstraintRelation
    var constant: Double
    var terms: [(variable: Int, factor: Double)]
  }

  /// A system in numbers; its first constraint is the width of the cell.
  struct System {
    var lines: [Line] = []
    /// For each variable, true if it is at least 0.
    var bounds: [Bool] = []
  }

  /// The path of the program that times kiwi; nil to leave it out.
  let peer: String?

  /// Measures all parts.
  func solving(_ report: inout Report) throws {
    let cell = Self.cells(1)
    let peer = try kiwi(["cell": cell])["cell"]
    let scratch = nanoseconds(runs: 201) { _ = Self.solver(cell).value }
    let sum = Self.solver(cell).value
    var (solver, first) = Self.made(cell)
    solver.solve()
    var flag = false
    let change = nanoseconds(runs: 401) {
      flag.toggle()
      solver.setConstant(flag ? 310 : 320, of: first)
      solver.solve()
    }
    if let peer {
      check("S15 the sum of the values", Int(sum.rounded()), Int(peer.sum.rounded()))
      report.add(
        "S15 a cell of 12 views, 40 constraints", scratch, floor: peer.scratch, atMost: 1.5)
      report.add("S15 another width", change, floor: peer.scratch, atMost: 0.5)
    } else {
      report.add(
        "S15 a cell of 12 views, 40 constraints", report.format(scratch), target: "", isMet: true)
      report.add(
        "S15 another width", change, floor: scratch, atMost: 1.0 / 3)
    }
    let (few, many) = (Self.cells(10), Self.cells(100))
    let times = paired(runs: 15, { _ = Self.solver(few).value }, { _ = Self.solver(many).value })
    report.add("S15 1,200 views for 120", times.1 / 10, floor: times.0, atMost: 1.5)
    scrolling(&report)
  }

  // MARK: The cell

  /// A cell of 12 views: a picture, two texts, a badge by centers, and a row of parts by inequalities.
  static func cells(_ count: Int) -> System {
    var system = System()
    // The width and the height of all cells.
    system.bounds = [true, true]
    system.lines.append(Line(priority: 1000, relation: .equal, constant: 320, terms: [(0, 1)]))
    system.lines.append(Line(priority: 50, relation: .equal, constant: 0, terms: [(1, 1)]))
    for _ in 0..<count { addCell(&system, isAlone: count == 1) }
    return system
  }

  private static func addCell(_ system: inout System, isAlone: Bool) {
    let base = system.bounds.count
    for _ in 0..<12 { system.bounds += [true, true, false, false] }
    func width(_ view: Int) -> Int { base + 4 * view }
    func height(_ view: Int) -> Int { base + 4 * view + 1 }
    func x(_ view: Int) -> Int { base + 4 * view + 2 }
    func y(_ view: Int) -> Int { base + 4 * view + 3 }
    func add(
      _ relation: ConstraintRelation, _ constant: Double, _ priority: Double = 1000,
      _ terms: (Int, Double)...
    ) {
      system.lines.append(
        Line(
          priority: priority, relation: relation, constant: constant,
          terms: terms.map { (variable: $0.0, factor: $0.1) }))
    }
    // 40 constraints. Views stand in four rows of three.
    for row in 0..<4 {
      let (a, b, c) = (3 * row, 3 * row + 1, 3 * row + 2)
      add(.equal, 16, 1000, (x(a), 1))
      add(.equal, 8, 1000, (x(b), 1), (x(a), -1), (width(a), -1))
      add(.greaterThanOrEqual, 8, 1000, (x(c), 1), (x(b), -1), (width(b), -1))
      add(.equal, -16, 1000, (x(c), 1), (width(c), 1), (0, -1))
      if row == 0 {
        add(.equal, 8, 1000, (y(a), 1))
      } else {
        add(.equal, 8, 1000, (y(a), 1), (y(a - 3), -1), (height(a - 3), -1))
      }
      add(.equal, 0, 1000, (y(b), 1), (y(a), -1))
      add(.equal, 0, 1000, (y(c), 1), (height(c), 0.5), (y(b), -1), (height(b), -0.5))
      add(.lessThanOrEqual, 0, 1000, (y(b), 1), (height(b), 1), (y(a), -1), (height(a), -1))
      add(.equal, 0, 750, (height(a), 1), (width(a), -1))
    }
    // Many cells do not share a height, which would make each depend on all.
    if isAlone { add(.lessThanOrEqual, -8, 1000, (y(9), 1), (height(9), 1), (1, -1)) }
    add(.greaterThanOrEqual, 100, 999, (width(1), 1))
    add(.lessThanOrEqual, 0, 500, (width(1), 1), (0, -0.5))
    add(.equal, 0, 251, (width(4), 1), (width(1), -1))
    // Natural sizes.
    let natural = [(44.0, 44.0), (180, 20), (24, 24)]
    for view in 0..<12 {
      let size = natural[view % 3]
      let hugging = 250 + Double(view % 3 == 1 ? 0 : 501)
      add(.lessThanOrEqual, size.0, hugging, (width(view), 1))
      add(.greaterThanOrEqual, size.0, 749 + Double(view), (width(view), 1))
      add(.lessThanOrEqual, size.1, hugging, (height(view), 1))
      add(.greaterThanOrEqual, size.1, 749 + Double(view), (height(view), 1))
    }
  }

  // MARK: The solvers

  private static func made(
    _ system: System
  ) -> (solver: ConstraintSolver, first: ConstraintSolver.Constraint) {
    var solver = ConstraintSolver()
    let variables = system.bounds.map { solver.addVariable(isNonnegative: $0) }
    var first: ConstraintSolver.Constraint?
    for line in system.lines {
      let constraint = solver.add(
        line.terms.map { .init(variables[$0.variable], times: $0.factor) }, line.relation,
        line.constant, priority: line.priority)
      first = first ?? constraint
    }
    guard let first else { preconditionFailure("The system has no constraints.") }
    return (solver, first)
  }

  /// A solution from scratch, and the sum of the values.
  private static func solver(_ system: System) -> (solver: ConstraintSolver, value: Double) {
    var solver = ConstraintSolver()
    let variables = system.bounds.map { solver.addVariable(isNonnegative: $0) }
    for line in system.lines {
      solver.add(
        line.terms.map { .init(variables[$0.variable], times: $0.factor) }, line.relation,
        line.constant, priority: line.priority)
    }
    solver.solve()
    return (solver, variables.reduce(0) { $0 + solver.value(of: $1) })
  }

  /// Returns the times of kiwi, which gets bounds as required constraints.
  private func kiwi(
    _ systems: [String: System]
  ) throws -> [String: (scratch: Double, change: Double, sum: Double)] {
    guard let peer else { return [:] }
    var text = ""
    for (name, system) in systems {
      text += "system \(name) \(system.bounds.count)\n"
      let bounds = system.bounds.indices.filter { system.bounds[$0] }.map {
        Line(
          priority: 1000, relation: .greaterThanOrEqual, constant: 0,
          terms: [(variable: $0, factor: 1)])
      }
      for line in system.lines + bounds {
        let relation =
          [.lessThanOrEqual: -1, .equal: 0, .greaterThanOrEqual: 1][line.relation] ?? 0
        let terms = line.terms.map { "\($0.variable) \($0.factor)" }.joined(separator: " ")
        text +=
          "\(line.priority) \(relation) \(line.constant) \(line.terms.count) \(terms)\n"
      }
      text += "end\n"
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: peer)
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var times: [String: (scratch: Double, change: Double, sum: Double)] = [:]
    for line in answer.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      guard words.count == 4, numbers.count == 3 else { continue }
      times[String(words[0])] = (numbers[0], numbers[1], numbers[2])
    }
    return times
  }

  // MARK: Rows

  /// Scrolls over rows that size themselves by constraints, each measured once.
  private func scrolling(_ report: inout Report) {
    var height = 0.0
    let time = nanoseconds(runs: 3) {
      height = 0
      for row in 0..<10_000 {
        let size = Self.row(row).size(for: ContentProposal(width: 390), in: ContentEnvironment())
        height += Double(size.height)
      }
    }
    // A fling passes 10,000 rows at 6,000 points a second.
    let real = height / 6_000 * 1e9
    report.add(
      "S15 10,000 rows by constraints", String(format: "%.0f times real time", real / time),
      target: ">= 100 times", isMet: real / time >= 100)
  }

  /// A picture, two texts of several lines, a badge by centers and an accessory by inequalities.
  private static func row(_ index: Int) -> Content {
    func constraint(
      _ item: String, _ attribute: ConstraintAttribute, _ relation: ConstraintRelation = .equal,
      _ target: ConstraintItem, _ other: ConstraintAttribute? = nil, _ constant: Double = 0
    ) -> LayoutConstraint {
      LayoutConstraint(.part(item), attribute, relation, to: target, other, constant: constant)
    }
    let views = [
      Content(
        .fixed(CGSize(width: 44, height: 44)), id: "avatar", hugging: .highest,
        compression: .highest),
      Content(
        .wrapping(naturalWidth: CGFloat(80 + index % 7 * 90), lineHeight: 22), id: "title"),
      Content(
        .wrapping(naturalWidth: CGFloat(40 + index % 11 * 120), lineHeight: 18), id: "text"),
      Content(.fixed(CGSize(width: 16, height: 16)), id: "badge"),
      Content(
        .fixed(CGSize(width: 12, height: 20)), id: "accessory",
        hugging: ContentPriorities(horizontal: 1000, vertical: 1000),
        compression: ContentPriorities(horizontal: 1000, vertical: 1000)),
    ]
    return Content(
      ContentConstraints(
        margins: DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16),
        views: views,
        constraints: [
          constraint("avatar", .leading, .equal, .margins),
          constraint("avatar", .top, .equal, .margins),
          constraint("avatar", .bottom, .lessThanOrEqual, .margins),
          constraint("title", .leading, .equal, .part("avatar"), .trailing, 8),
          constraint("title", .top, .equal, .margins),
          constraint("title", .trailing, .equal, .part("accessory"), .leading, -8),
          constraint("text", .leading, .equal, .part("title"), .leading),
          constraint("text", .trailing, .equal, .part("title"), .trailing),
          constraint("text", .top, .equal, .part("title"), .bottom, 4),
          constraint("text", .bottom, .equal, .margins),
          constraint("badge", .centerX, .equal, .part("avatar"), .trailing),
          constraint("badge", .centerY, .equal, .part("avatar"), .top),
          constraint("accessory", .trailing, .equal, .margins),
          constraint("accessory", .centerY, .equal, .container),
          constraint("accessory", .top, .greaterThanOrEqual, .margins),
        ]))
  }
}
