/// A large template, and what it takes from the budget of its layout as long as a section has it.
struct SolverCharge {
  /// The template.
  let template: GroupTemplate
  /// What its solve has cost.
  let cost: SolverBudget
}
