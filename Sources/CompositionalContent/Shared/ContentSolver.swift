import Compositional

/// The solution of one tree in one environment.
///
/// It answers three questions about each node: its ideal width, the height it needs at a width, and
/// the frames of its parts in a frame (content rule 3). An answer is computed once. Each system is
/// a value of its own, which asks these questions of its parts.
final class ContentSolver {
  /// The difference between lengths that comparisons allow, in points.
  static let tolerance = 1e-6

  /// A question about the height of a node.
  struct HeightQuestion: Hashable {
    let node: Int
    let width: Double
  }

  let environment: ContentEnvironment
  /// The nodes, in the order of the document; the root is the first.
  let nodes: [ContentNode]
  /// The answer, as far as it has been found.
  var answer = ContentSolution()
  /// The number of steps that flows may still try where no threshold decides.
  var attempts = FlowFitting.attemptLimit
  /// The work that constraints may still do.
  let budget: ConstraintBudget
  /// True to keep the solutions of constraints.
  var keepsReports = false
  /// The solutions of constraints, if they are kept.
  var reports: [ConstraintReport] = []
  /// The number of times a leaf was measured.
  var measurements = 0

  private var ideals: [Double?]
  private var heights: [HeightQuestion: Double] = [:]
  private var textSizes: [HeightQuestion: Vector] = [:]
  private var stacks: [Int: StackTree] = [:]
  private var flows: [Int: FlowPlan] = [:]
  private var constraints: [Int: ConstraintsTree] = [:]
  /// What is proposed to the root.
  private var proposal: ContentProposal?

  init(
    _ content: Content, in environment: ContentEnvironment,
    _ budget: ConstraintBudget = ConstraintBudget()
  ) {
    self.environment = environment
    self.budget = budget
    nodes = ContentNode.list(of: content)
    ideals = Array(repeating: nil, count: nodes.count)
  }

  /// Returns the size of the root (content rule 3).
  func size(for proposal: ContentProposal) -> Vector {
    self.proposal = proposal
    let width = proposal.width.map { Double($0) } ?? ideal(of: 0)
    return Vector(x: width, y: proposal.height.map { Double($0) } ?? needed(by: 0, at: width))
  }

  /// Returns the size and the frames.
  func solution(for proposal: ContentProposal) -> ContentSolution {
    let size = size(for: proposal)
    answer.size = CGSize(size)
    place(0, in: Box(origin: .zero, size: size), at: "")
    if environment.layoutDirection == .rightToLeft { mirror() }
    return answer
  }

  /// Mirrors all frames in the width of the root (content rule 1).
  private func mirror() {
    for index in answer.frames.indices {
      let frame = answer.frames[index].frame
      answer.frames[index].frame.origin.x = answer.size.width - frame.origin.x - frame.size.width
    }
  }

  // MARK: Questions

  /// Returns the width of a node where nothing limits it, in points.
  func ideal(of node: Int) -> Double {
    if let ideal = ideals[node] { return ideal }
    let ideal = computedIdeal(of: node)
    ideals[node] = ideal
    return ideal
  }

  /// Returns the height that a node needs at a width, in points.
  func needed(by node: Int, at width: Double) -> Double {
    if let leaf = nodes[node].content.leaf { return size(of: leaf, node, fitting: width).y }
    let question = HeightQuestion(node: node, width: width)
    if let height = heights[question] { return height }
    let height = computedHeight(of: node, at: width)
    heights[question] = height
    return height
  }

  /// Returns the width of a node in an available width, in points; infinity is any width.
  func fittingWidth(of node: Int, in available: Double) -> Double {
    if let leaf = nodes[node].content.leaf { return size(of: leaf, node, fitting: available).x }
    return max(0, min(ideal(of: node), available))
  }

  /// Returns the height of a node in an available width, in points; infinity is any width.
  func fittingHeight(of node: Int, in available: Double) -> Double {
    if let leaf = nodes[node].content.leaf { return size(of: leaf, node, fitting: available).y }
    return needed(by: node, at: fittingWidth(of: node, in: available))
  }

  private func computedIdeal(of node: Int) -> Double {
    switch nodes[node].content.kind {
    case .leaf(let leaf): size(of: leaf, node, fitting: .infinity).x
    case .stack: stackTree(of: node).ideal(in: self)
    case .flow(let flow): FlowSolver(flow, node, self).ideal
    case .split(let split): SplitSolver(split, node, self).ideal
    case .scrollingSplit(let split): ScrollingSplitSolver(split, node, self).ideal
    case .conditional(let conditional): ConditionalSolver(conditional, node, self).ideal
    case .rows(let rows): RowsSolver(rows, node, self).ideal
    case .constraints(let constraints): ConstraintsSolver(constraints, node, self).ideal
    case .spacer, .padding, .separator: 0
    }
  }

  private func computedHeight(of node: Int, at width: Double) -> Double {
    switch nodes[node].content.kind {
    case .leaf(let leaf): size(of: leaf, node, fitting: width).y
    case .stack: stackTree(of: node).needed(at: width, in: self)
    case .flow(let flow): FlowSolver(flow, node, self).needed(at: width)
    case .split(let split): SplitSolver(split, node, self).needed(at: width)
    case .scrollingSplit(let split): ScrollingSplitSolver(split, node, self).needed(at: width)
    case .conditional(let conditional): ConditionalSolver(conditional, node, self).needed(at: width)
    case .rows(let rows): RowsSolver(rows, node, self).needed(at: width)
    case .constraints(let constraints):
      ConstraintsSolver(constraints, node, self).needed(at: width)
    case .spacer, .padding, .separator: 0
    }
  }

  /// Notes the frames of the parts of a node in its frame.
  ///
  /// - Parameters:
  ///   - node: The node, whose own frame is noted already.
  ///   - frame: The frame of the node, in points of the root.
  ///   - path: The path of the node; empty for the root.
  func place(_ node: Int, in frame: Box, at path: String) {
    switch nodes[node].content.kind {
    case .stack: stackTree(of: node).place(in: frame, at: path, in: self)
    case .flow(let flow): FlowSolver(flow, node, self).place(in: frame, at: path)
    case .split(let split): SplitSolver(split, node, self).place(in: frame, at: path)
    case .scrollingSplit(let split):
      ScrollingSplitSolver(split, node, self).place(in: frame, at: path)
    case .conditional(let conditional):
      ConditionalSolver(conditional, node, self).place(in: frame, at: path)
    case .rows(let rows): RowsSolver(rows, node, self).place(in: frame, at: path)
    case .constraints(let constraints):
      ConstraintsSolver(constraints, node, self).place(in: frame, at: path)
    case .leaf, .spacer, .padding, .separator: break
    }
  }

  // MARK: What is kept

  /// Returns the tree of stacks below a node.
  func stackTree(of node: Int) -> StackTree {
    if let tree = stacks[node] { return tree }
    let tree = StackTree(from: node, in: self)
    stacks[node] = tree
    return tree
  }

  /// Returns the steps of a flow.
  func flowPlan(of node: Int, _ flow: ContentFlow) -> FlowPlan {
    if let plan = flows[node] { return plan }
    let plan = FlowPlan(flow, views: nodes[node].children)
    flows[node] = plan
    return plan
  }

  /// Returns the constraints of a node.
  func constraintsTree(of node: Int, _ constraints: ContentConstraints) -> ConstraintsTree {
    if let tree = self.constraints[node] { return tree }
    let tree = ConstraintsTree(constraints, views: nodes[node].children, in: self)
    self.constraints[node] = tree
    return tree
  }

  /// Returns the lengths that are proposed to a node; nil for a node that its container asks.
  func imposed(on node: Int) -> ConstraintsTree.Question? {
    guard node == 0, let proposal else { return nil }
    return .init(
      width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
  }

  /// Returns the size of a leaf in an available width, in points (content rule 2).
  private func size(of leaf: ContentLeaf, _ node: Int, fitting width: Double) -> Vector {
    switch leaf.rule {
    case .fixed, .wrapping, .area:
      measurements += 1
      return leaf.rule.measured(fitting: width, in: environment)
    case .text, .measured:
      let question = HeightQuestion(node: node, width: width)
      if let size = textSizes[question] { return size }
      measurements += 1
      let size = leaf.rule.measured(fitting: width, in: environment)
      textSizes[question] = size
      return size
    }
  }
}
