import Compositional

/// The answers of a plan in a width: true where all the rest fits from a start.
///
/// The rest fits if each line, with the least widths of its elements, ends within the width (content rule
/// 5.2). Where the end of an element never moves back when its start moves on, the rest fits up to
/// some start: the threshold. Thresholds are found from the last step to the first, one a step. Text
/// and boxes have none. Steps before these are tried, and each answer is kept by step and start.
final class FlowFitting {
  /// The most steps that a solution tries where no threshold decides.
  static let attemptLimit = 200_000

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
  private var answers: [Question: Bool] = [:]
  /// True if the limit of attempts was reached.
  private(set) var isUndecided = false

  init(_ plan: FlowPlan, in width: Double, _ solver: FlowSolver) {
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
