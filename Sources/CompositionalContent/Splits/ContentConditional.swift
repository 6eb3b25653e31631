import Compositional

/// The first branch whose condition holds (content rule 6).
public struct ContentConditional: Hashable, Sendable {
  /// Content with a condition.
  public struct Branch: Hashable, Sendable {
    /// The condition.
    public var condition: ContentCondition
    /// The content that is shown while the condition holds.
    public var content: Content

    /// Creates a branch.
    public init(_ condition: ContentCondition = .init(), _ content: Content) {
      self.condition = condition
      self.content = content
    }
  }

  /// The branches, in order.
  public var branches: [Branch]

  /// Creates a conditional.
  public init(_ branches: [Branch]) { self.branches = branches }
}

/// The solution of a conditional (content rule 6).
struct ConditionalSolver {
  let conditional: ContentConditional
  let node: Int
  let solver: ContentSolver

  init(_ conditional: ContentConditional, _ node: Int, _ solver: ContentSolver) {
    self.conditional = conditional
    self.node = node
    self.solver = solver
  }

  /// The width of the branch where nothing limits it, in points; 0 without a branch.
  var ideal: Double { child(width: nil).map(solver.ideal) ?? 0 }

  /// Returns the height that the branch needs, in points; 0 without a branch.
  func needed(at width: Double) -> Double {
    child(width: width).map { solver.needed(by: $0, at: width) } ?? 0
  }

  /// Notes the branch, and its frames in a frame.
  func place(in frame: Box, at path: String) {
    let branch = branch(width: frame.size.x)
    solver.answer.branches[solver.key(path)] = .some(branch)
    guard let branch else { return }
    solver.note(solver.nodes[node].children[branch], in: frame, below: path)
  }

  private func child(width: Double?) -> Int? {
    branch(width: width).map { solver.nodes[node].children[$0] }
  }

  private func branch(width: Double?) -> Int? {
    conditional.branches.firstIndex { branch in
      branch.condition.holds(width: width.map { CGFloat($0) }, in: solver.environment)
    }
  }
}
