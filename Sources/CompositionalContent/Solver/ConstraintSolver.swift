import Compositional

/// An incremental solver of linear constraints with priorities.
///
/// Required constraints hold, except those that break because they cannot hold together with others:
/// see ``BreakingOrder``. Then, from the highest priority down, the sum of the violations of the
/// constraints of a priority is as small as it can be without giving up what higher ones have
/// reached. Priorities are compared, never weighed against each other.
///
/// The solver is a simplex method on sparse rows, after Cassowary. A constraint has one variable,
/// which is 0 where the constraint holds exactly and costs on the sides where it is violated. Each
/// priority is an optimization of its own among the solutions of the ones above. A change keeps the
/// rows, so that the next solution begins at the last one. Bland's rule ends degenerate systems.
///
/// Lengths are doubles. A constraint holds if it is violated by at most ``tolerance``.
///
/// ```swift
/// var solver = ConstraintSolver()
/// let width = solver.addVariable(isNonnegative: true)
/// solver.add([.init(width)], .lessThanOrEqual, 100)
/// solver.add([.init(width)], .equal, 120, priority: 750)
/// solver.solve()
/// solver.value(of: width)  // 100
/// ```
public struct ConstraintSolver: Sendable {
  /// A length that the solver chooses.
  public struct Variable: Hashable, Sendable {
    let index: Int32
  }

  /// A constraint that was added.
  public struct Constraint: Hashable, Sendable {
    let index: Int32
  }

  /// A variable times a factor.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The factor.
    public var factor: Double

    /// Creates a term.
    ///
    /// - Parameters:
    ///   - variable: The variable.
    ///   - factor: The factor; finite.
    public init(_ variable: Variable, times factor: Double = 1) {
      self.variable = variable
      self.factor = factor
    }
  }

  /// What a constraint says, as it was added.
  struct Statement {
    var terms: [Term] = []
    var relation = ConstraintRelation.equal
    var constant = 0.0
    var priority = 0.0
    var order = 0
    var breaking: BreakingOrder?
  }

  /// A priority with its constraints and bounds.
  typealias Level = (rank: Double, members: [Int32])

  /// The priority of constraints that must hold.
  public static let required = 1000.0
  /// The priority of what broke: above all optional ones.
  static let broken = required.nextDown
  /// The priority of natural lengths of priority 1000, which give way to required constraints.
  public static let requiredContent = broken.nextDown
  /// The most changes of terms in one solution; what is found by then is the answer.
  public static let workLimit = 40_000_000

  var unknowns: [SolverUnknown] = []
  /// The row of each variable that has one.
  var rows: [SolverRow] = []
  /// For each variable without a row, the variables whose rows had it; some no longer have.
  var columns: [[Int32]] = []
  /// For each variable, the number of entries of that list whose rows have lost it since.
  var losses: [Int] = []
  var statements: [Statement] = []
  /// The variables that are not constraints, in the order in which they were added.
  var variables: [Int32] = []
  /// Unused indexes.
  var free: [Int32] = []
  /// The priorities in use from the highest down, with their constraints and bounds.
  var levels: [Level] = []
  /// The constraints without a row or a column yet.
  var pending: [Int32] = []
  /// The constraints that cannot hold, with the sets that they conflict with.
  var conflicts: [(constraint: Int32, others: [Int32])] = []
  /// The variables that are as large as they can be, in this order, where nothing else decides.
  var growing: [Int32] = []
  /// The variables that could have another value.
  var loose: [Int32] = []
  var isSolved = true
  /// The greatest magnitude of a constant.
  var scale = 1e7 / 3
  /// The number of constraints that were ever added.
  var count = 0
  /// The exchanges of a row and a column since the rows were made.
  var pivots = 0
  var scratch = SolverScratch()

  /// The most changes of terms in a solution, at most ``workLimit``.
  var limit = ConstraintSolver.workLimit
  /// The changes of terms since the last solution began.
  var work = 0

  /// True if the latest solution stopped at ``workLimit``.
  public internal(set) var isUndecided = false

  /// Creates a solver without variables.
  public init() {}

  /// The violation that counts as none, in points: 1e-7, or more for constants above 3 million.
  public var tolerance: Double { scale * 3e-14 }
}

/// The relation of the sides of a constraint.
public enum ConstraintRelation: String, Hashable, Sendable, CaseIterable {
  /// The first side is at most the second.
  case lessThanOrEqual
  /// Both sides are equal.
  case equal
  /// The first side is at least the second.
  case greaterThanOrEqual

  /// The relation with its sides exchanged.
  public var reversed: ConstraintRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

/// Room that is used again and again.
struct SolverScratch {
  var terms: [SolverTerm] = []
  var added: [Int32] = []
  var lost: [Int32] = []
  var gains: [Double] = []
  var touched: [Int32] = []
  /// The place among the touched columns where the next search begins.
  var cursor = 0
}
