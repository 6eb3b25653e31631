import Compositional

/// The answers of a plan in a width: true where all the rest fits from a start.
///
/// The rest fits if each line, with the least widths of its elements, ends within the width (content rule
/// 5.2). Where the end of an element never moves back when its start moves on, the rest fits up to
/// some start: the threshold. Thresholds are found from the last step to the first, one a step. Text
/// and boxes have none. Steps before these are tried, and each answer is kept by step and start. If
/// that takes long, all starts from which the rest fits are computed, which text leaves in a few spans.
final class FlowFitting {
  /// The most steps that a solution tries where no threshold decides.
  static let attemptLimit = 200_000
  /// The number of steps after which all starts are computed.
  static let patience = 20_000

  private struct Question: Hashable {
    let step: Int
    let x: Double
  }

  /// A choice that is being tried.
  private struct Trial {
    let question: Question
    let starts: [Int]
    var option = 0
  }

  private let plan: FlowPlan
  private let solver: FlowSolver
  private let width: Double
  /// The greatest end of an element that fits, in points.
  private let limit: Double
  /// The greatest starts from which all fits, by step; nil where there is none.
  private var thresholds: [Double?] = []
  /// The starts from which all fits, by step, as far as they were asked for; nil where there is no rule.
  private var starts: [FlowStarts?] = []
  /// The number of steps that the starts may still take.
  private var work = FlowFitting.attemptLimit
  private let patience: Int
  private var answers: [Question: Bool] = [:]
  /// True if the limit of attempts was reached.
  private(set) var isUndecided = false

  init(
    _ plan: FlowPlan, in width: Double, _ solver: FlowSolver, patience: Int = FlowFitting.patience
  ) {
    self.patience = patience
    self.plan = plan
    self.width = width
    self.solver = solver
    limit = solver.limit(of: width)
    thresholds.reserveCapacity(plan.steps.count)
    for step in plan.steps { thresholds.append(threshold(of: step)) }
  }

  /// Returns true if all elements from a step on fit.
  ///
  /// - Parameters:
  ///   - step: The step; -1 at the end.
  ///   - x: The start of its element on the line, in points.
  func fits(from step: Int, at x: Double) -> Bool {
    var trials: [Trial] = []
    var (step, x) = (step, x)
    while true {
      switch walk(&step, &x) {
      case .answer(true):
        for trial in trials { answers[trial.question] = true }
        return true
      case .answer(false):
        guard let next = nextOption(&trials) else { return false }
        (step, x) = next
      case .choice(let starts):
        trials.append(Trial(question: Question(step: step, x: x), starts: starts))
        step = starts[0]
      }
    }
  }

  /// Goes on with the next option of the last choice that has one; the others do not fit.
  private func nextOption(_ trials: inout [Trial]) -> (step: Int, x: Double)? {
    while var trial = trials.popLast() {
      trial.option += 1
      if trial.option < trial.starts.count {
        trials.append(trial)
        return (trial.starts[trial.option], trial.question.x)
      }
      answers[trial.question] = false
    }
    return nil
  }

  private enum Outcome {
    case answer(Bool)
    case choice(starts: [Int])
  }

  /// Follows the steps of a line up to an answer or to a choice.
  private func walk(_ step: inout Int, _ x: inout Double) -> Outcome {
    while step >= 0 {
      if let threshold = thresholds[step] { return .answer(x <= threshold) }
      if solver.solver.attempts <= Self.attemptLimit - patience, let starts = starts(of: step) {
        return .answer(starts.contains(x))
      }
      guard solver.solver.attempts > 0 else {
        isUndecided = true
        return .answer(false)
      }
      let kind = plan.steps[step].kind
      solver.solver.attempts -= plan.steps[step].weight
      if case .choice(_, let starts) = kind {
        if let answer = answers[Question(step: step, x: x)] { return .answer(answer) }
        return .choice(starts: starts)
      }
      x += solver.leastWidth(of: kind, at: x, in: width)
      if x > limit { return .answer(false) }
      step = plan.steps[step].next
    }
    return .answer(true)
  }

  /// Returns the starts of a step from which all fits; nil if there is no rule for them.
  private func starts(of step: Int) -> FlowStarts? {
    while starts.count <= step { starts.append(work > 0 ? computedStarts(of: starts.count) : nil) }
    return starts[step]
  }

  private func computedStarts(of index: Int) -> FlowStarts? {
    if let threshold = thresholds[index] { return FlowStarts(upTo: threshold) }
    func known(_ step: Int) -> FlowStarts? {
      step < 0 ? FlowStarts(upTo: .infinity) : starts[step]
    }
    let step = plan.steps[index]
    switch step.kind {
    case .choice(_, let options):
      var all = FlowStarts(upTo: -.infinity)
      for option in options {
        guard let starts = known(option) else { return nil }
        work -= starts.count
        all = all.union(starts)
      }
      return all
    // The next line starts at its beginning; its answer is a threshold already.
    case .newline: return nil
    case .view, .space, .box:
      return known(step.next).flatMap {
        solver.starts(of: step.kind, before: $0, in: width, &work)
      }
    }
  }

  /// Returns the greatest start of a step from which all fits; nil if there is no such start.
  private func threshold(of step: FlowPlan.Step) -> Double? {
    if case .newline = step.kind {
      // The next line starts at its beginning, wherever this one ends.
      return fits(from: step.next, at: 0) ? .infinity : -.infinity
    }
    if case .choice(_, let starts) = step.kind {
      var greatest = -Double.infinity
      for start in starts {
        guard let threshold = start < 0 ? .infinity : thresholds[start] else { return nil }
        greatest = max(greatest, threshold)
      }
      return greatest
    }
    guard let next = step.next < 0 ? .infinity : thresholds[step.next] else { return nil }
    let end = min(limit, next)
    switch solver.growth(of: step.kind) {
    case .constant(let least): return end - least
    case .upTo(let natural): return end >= width ? end : end - natural
    case .unknown: return nil
    }
  }
}
