import Compositional

/// The solutions of a node of constraints (content rule 10).
final class ConstraintsTree {
  /// The lengths of the container that a solution is for; nil if it fits.
  struct Question: Hashable {
    var width: Double?
    var height: Double?
  }

  let node: ContentConstraints
  /// The views, as nodes of the solver.
  private let views: [Int]
  private var layout: ConstraintLayout
  private var answer: Question?

  init(_ node: ContentConstraints, views: [Int], in solver: ContentSolver) {
    self.node = node
    self.views = views
    var parts: [ConstraintPart] = []
    for view in views { parts.append(Self.part(view, in: solver)) }
    for guide in node.guides { parts.append(ConstraintPart(guide: guide)) }
    let environment = solver.environment
    layout = ConstraintLayout(
      parts, node.constraints,
      margins: node.margins.map { $0.physical(environment.layoutDirection) }
        ?? environment.layoutMargins,
      safeArea: environment.safeAreaInsets, direction: environment.layoutDirection)
  }

  /// Returns a view with its natural width; the height is found with the width.
  private static func part(_ view: Int, in solver: ContentSolver) -> ConstraintPart {
    let content = solver.nodes[view].content
    var part = ConstraintPart(solver.nodes[view].name)
    if let lines = content.leaf?.baselines {
      part.firstBaseline = Double(lines.first)
      part.lastBaseline = Double(lines.last)
    }
    part.wraps = content.leaf?.wraps ?? false
    guard !content.isSpace else { return part }
    let (hugging, compression) = (content.hugging, content.compression)
    let width = solver.ideal(of: view)
    part.width = .init(
      width, hugging: hugging.horizontal, compression: compression.horizontal)
    part.height = .init(
      solver.needed(by: view, at: width), hugging: hugging.vertical,
      compression: compression.vertical)
    return part
  }

  /// Returns the height that a view needs at a width.
  ///
  /// A text that has no width needs all the lines
  /// that it may have, as it does at a width of almost nothing.
  static func height(of view: Int, at width: Double, in solver: ContentSolver) -> Double {
    if width <= ContentSolver.tolerance, let leaf = solver.nodes[view].content.leaf,
      let height = LeafFormula(leaf.rule)?.heightWithoutWidth
    {
      return height
    }
    return solver.needed(by: view, at: width)
  }

  /// Returns the layout for lengths of the container; the latest one is kept.
  ///
  /// The first pass has the natural heights, the second the heights at the widths of the first.
  func solved(for question: Question, in solver: ContentSolver) -> ConstraintLayout {
    if answer == question { return layout }
    answer = question
    layout.width = question.width.map { .imposed($0) } ?? .fitting
    layout.height = question.height.map { .imposed($0) } ?? .fitting
    for (index, view) in views.enumerated() where layout.parts[index].height != nil {
      let height = solver.needed(by: view, at: solver.ideal(of: view))
      layout.setNatural(height, along: .vertical, of: index)
    }
    solver.budget.solve(&layout)
    for (index, view) in views.enumerated() where layout.parts[index].height != nil {
      let height = Self.height(
        of: view, at: Double(layout.frame(of: index).size.width), in: solver)
      layout.setNatural(height, along: .vertical, of: index)
    }
    solver.budget.solve(&layout)
    return layout
  }
}
