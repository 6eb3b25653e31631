import Compositional

/// The findings about one solution of constraints.
struct ConstraintLinter {
  private let report: ConstraintReport
  private let budget: ConstraintBudget
  private let looseEdges: [(part: Int, edges: [ConstraintAttribute])]
  private var layout: ConstraintLayout { report.layout }

  init(_ report: ConstraintReport, _ budget: ConstraintBudget) {
    self.report = report
    self.budget = budget
    looseEdges = report.layout.ambiguousEdges
  }

  /// The findings; of a solution that reached its limit of work nothing else is known.
  var findings: [ConstraintFinding] {
    layout.isUndecided
      ? [.undecided(at: report.path)] : conflicts + ambiguities + height + texts + idle
  }

  /// Returns the first of some texts, and how many others there are.
  private static func listed(_ texts: [String], separator: String) -> String {
    let first = texts.prefix(ConstraintReport.reasonsAtMost)
    let rest = texts.count - first.count
    return (first + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: separator)
  }

  private var conflicts: [ConstraintFinding] {
    layout.conflicts.map { conflict in
      let others = Self.listed(conflict.others.map { layout.text(of: $0) }, separator: "; ")
      return ConstraintFinding(
        code: .brokenConstraint, path: path(of: conflict.broken),
        message: layout.text(of: conflict.broken) + " cannot hold together with: " + others + "."
          + (conflict.rule.map { " " + $0 } ?? ""),
        advice: "Remove one of these, or give one a priority below 1000.")
    }
  }

  private var ambiguities: [ConstraintFinding] {
    looseEdges.map { part, loose in
      let edges = loose.map { $0.rawValue }
      let rivals = rivals(of: part, loose)
      if !rivals.isEmpty {
        return ConstraintFinding(
          code: .competingPriorities, path: report.path(of: part),
          message: report.path(of: part) + " and " + Self.listed(rivals, separator: ", ")
            + " have equal priorities, so the order of the constraints decides which of them gets the"
            + " space.",
          advice: "Raise the hugging or the compression of the one that keeps its natural length.")
      }
      return ConstraintFinding(
        code: .ambiguousView, path: report.path(of: part),
        message: report.path(of: part) + " has an ambiguous " + edges.joined(separator: ", ")
          + ".", advice: "Add a constraint for it.")
    }
  }

  /// Returns the ambiguous views whose priorities are those of a view, along an ambiguous length.
  private func rivals(of part: Int, _ edges: [ConstraintAttribute]) -> [String] {
    var names: [String] = []
    for (axis, edge) in [
      (LayoutAxis.horizontal, ConstraintAttribute.width), (.vertical, .height),
    ] where edges.contains(edge) {
      guard let own = wishes(of: part, axis) else { continue }
      for (other, loose) in looseEdges where other != part {
        guard loose.contains(edge), let theirs = wishes(of: other, axis) else { continue }
        let isEqual = own.hugging == theirs.hugging || own.compression == theirs.compression
        if isEqual { names.append(report.path(of: other)) }
      }
    }
    return names
  }

  private func wishes(of part: Int, _ axis: LayoutAxis) -> ConstraintPart.Content? {
    axis == .horizontal ? layout.parts[part].width : layout.parts[part].height
  }

  /// A container whose height nothing above the fitting priority holds.
  private var height: [ConstraintFinding] {
    let isFree = layout.containerHolds(along: .vertical).contains { hold in
      switch hold.reason {
      case .container(.vertical), .notNegative(part: nil, .vertical): layout.height.isFitting
      default: false
      }
    }
    guard isFree, !layout.parts.isEmpty else { return [] }
    return [
      ConstraintFinding(
        code: .unfixedHeight, path: report.path,
        message: "Nothing fixes the height, so a cell keeps its estimate.",
        advice: "Relate views to each other and to both the top and the bottom of the container.")
    ]
  }

  /// Texts that grow out of the container.
  private var texts: [ConstraintFinding] {
    var findings: [ConstraintFinding] = []
    for (index, view) in report.node.views.enumerated() {
      switch view.leaf?.rule {
      case .wrapping, .text: break
      default: continue
      }
      guard !budget.isSpent else { break }
      var long = layout
      let length = 100_000.0
      long.setNatural(length, along: .horizontal, of: index)
      solve(&long)
      guard !long.isUndecided, long.frame(of: index).size.width >= CGFloat(length) - 1 else {
        continue
      }
      findings.append(
        ConstraintFinding(
          code: .unlimitedWidth, path: report.path(of: index),
          message: "Nothing limits the width of the text " + report.path(of: index)
            + ", so it never wraps.",
          advice: "Relate its trailing edge to the container or to another view."))
    }
    return findings
  }

  /// Constraints below 1000 that have no room to spare and yet change nothing.
  private var idle: [ConstraintFinding] {
    guard layout.ambiguous.isEmpty, layout.conflicts.isEmpty else { return [] }
    let frames = layout.parts.indices.map { layout.frame(of: $0) }
    var findings: [ConstraintFinding] = []
    for index in layout.constraints.indices where layout.constraints[index].priority < 1000 {
      if case .slack? = layout.standing(ofConstraint: index) { continue }
      guard !budget.isSpent else { break }
      var other = layout
      other.remove(constraint: index)
      solve(&other)
      guard !other.isUndecided, other.ambiguous.isEmpty,
        zip(frames, layout.parts.indices).allSatisfy({ Self.areNear($0, other.frame(of: $1)) })
      else { continue }
      findings.append(
        ConstraintFinding(
          code: .idlePriority, path: path(of: .constraint(index)),
          message: layout.text(of: .constraint(index)) + " has no effect at this size.",
          advice: "Remove it, or make it required if it must hold."))
    }
    return findings
  }

  /// Solves a copy of the layout, which is work too.
  private func solve(_ other: inout ConstraintLayout) {
    budget.spend(10 * (layout.parts.count + layout.constraints.count))
    budget.solve(&other)
  }

  private static func areNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.origin.x - other.origin.x) < 1e-5 && abs(one.origin.y - other.origin.y) < 1e-5
      && abs(one.size.width - other.size.width) < 1e-5
      && abs(one.size.height - other.size.height) < 1e-5
  }

  private func path(of reason: ConstraintReason) -> String {
    switch reason {
    case .constraint(let index):
      (report.path == "/" ? "" : report.path + "/") + "#" + report.node.name(ofConstraint: index)
    case .hugging(let part, _), .compression(let part, _), .nothing(let part, _):
      report.path(of: part)
    case .notNegative(let part, _): part.map { report.path(of: $0) } ?? report.path
    case .container: report.path
    }
  }
}
