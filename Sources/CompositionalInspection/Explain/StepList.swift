import Compositional

/// The part of a layout that steps are about.
struct StepSubject {
  /// The name, such as `section 0`.
  let name: String
  /// The path in a layout document; empty if there is none.
  let path: String
}

/// The steps of an explanation while it is built.
struct StepList {
  private(set) var steps: [ExplanationStep] = []
  private var places: [ExplanationStep: Int] = [:]

  /// Adds a step and returns its result.
  ///
  /// - Parameters:
  ///   - name: The name of the result.
  ///   - title: A short sentence.
  ///   - subject: The part of the layout.
  ///   - rule: The rule.
  ///   - arithmetic: The arithmetic.
  ///   - inputs: The inputs.
  ///   - scale: The pixels per point, if the step rounds.
  mutating func add(
    _ name: String, _ title: String, of subject: StepSubject, _ rule: RuleReference,
    _ arithmetic: ExplanationStep.Arithmetic, _ inputs: [Quantity], scale: Double? = nil
  ) -> Quantity {
    let result = arithmetic.result(inputs.map { $0.value }, scale: scale)
    var named: [ExplanationStep.Input] = []
    for input in inputs + (scale.map { [Quantity("scale", $0)] } ?? []) {
      var name = input.name
      var number = 2
      while named.contains(where: { $0.name == name }) {
        name = input.name + " (" + String(number) + ")"
        number += 1
      }
      named.append(.init(name: name, value: input.value, source: input.step))
    }
    let step = ExplanationStep(
      rule: rule, subject: subject.name, path: subject.path, title: title,
      arithmetic: arithmetic, inputs: named, name: name, result: result)
    // The steps of a room are the same for each group in it.
    if let known = places[step] { return Quantity(name: name, value: result, step: known) }
    places[step] = steps.count
    steps.append(step)
    return Quantity(name: name, value: result, step: steps.count - 1)
  }

  /// Adds the sum of the inputs that are not zero; a single one is returned without a step.
  mutating func sum(
    _ name: String, _ title: String, of subject: StepSubject, _ rule: RuleReference,
    _ inputs: [Quantity]
  ) -> Quantity {
    let terms = inputs.filter { !$0.isNothing }
    if terms.isEmpty { return Quantity(name, 0) }
    if terms.count == 1 { return terms[0].step == nil ? terms[0] : terms[0].named(name) }
    return add(name, title, of: subject, rule, .sum, terms)
  }

  /// Multiplies a quantity by a count; a count of one returns the quantity without a step.
  mutating func times(
    _ name: String, _ title: String, of subject: StepSubject, _ rule: RuleReference,
    _ count: Quantity, _ each: Quantity
  ) -> Quantity {
    guard count.value != 1 else { return each.named(name) }
    return add(name, title, of: subject, rule, .product, [count, each])
  }

  /// Subtracts inputs that are not zero from the first; without any, the first is returned without a
  /// step.
  mutating func subtract(
    _ name: String, _ title: String, of subject: StepSubject, _ rule: RuleReference,
    _ arithmetic: ExplanationStep.Arithmetic = .difference, from first: Quantity,
    _ inputs: [Quantity]
  ) -> Quantity {
    let terms = inputs.filter { !$0.isNothing }
    let isChanged = arithmetic == .difference || first.value >= 0
    if terms.isEmpty && isChanged { return first }
    return add(name, title, of: subject, rule, arithmetic, [first] + terms)
  }

  /// Keeps only the steps that some steps follow from, and returns their new places.
  mutating func keep(_ ends: [Int]) -> [Int: Int] {
    var needed: Set<Int> = []
    var open = ends
    while let step = open.popLast() {
      guard needed.insert(step).inserted else { continue }
      open += steps[step].inputs.compactMap { $0.source }
    }
    var places: [Int: Int] = [:]
    var kept: [ExplanationStep] = []
    for step in needed.sorted() {
      places[step] = kept.count
      var next = steps[step]
      for index in next.inputs.indices {
        next.inputs[index].source = next.inputs[index].source.flatMap { places[$0] }
      }
      kept.append(next)
    }
    steps = kept
    return places
  }
}
