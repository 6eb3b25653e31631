import Compositional

/// A tree of stacks that answers only how large it is (content rule 3).
///
/// It computes the lengths of ``StackTree`` with costs of one number each, without names, positions
/// and references. Measuring a cell needs nothing else, and most cells are measured more often than
/// they are placed.
struct StackMeter {
  private let environment: ContentEnvironment
  private let rules: [ContentLeaf.SizeRule]
  private var lengths: StackLengths<PriorityScale>

  /// Creates the tree; nil if it needs ``StackTree``.
  ///
  /// It does for an item whose place depends on others, for a container of another system, and for
  /// more members and priorities than the costs can tell apart.
  ///
  /// - Complexity: O(nodes)
  init?(_ content: Content, in environment: ContentEnvironment) {
    guard case .stack = content.kind else { return nil }
    let tree = StackMembers(content, in: environment)
    guard tree.isPlain, let scale = PriorityScale(tree.members) else { return nil }
    self.environment = environment
    rules = tree.rules
    lengths = StackLengths(tree, scale)
  }

  /// Returns the size for a proposal, in points.
  mutating func size(for proposal: ContentProposal) -> Vector {
    if let width = proposal.width, let height = proposal.height {
      return Vector(x: Double(width), y: Double(height))
    }
    // Where the width is proposed, nothing asks for that of the root.
    let (rules, environment) = (rules, environment)
    lengths.profile(along: .horizontal, from: proposal.width == nil ? 0 : 1) { _, role, width in
      role.size(fitting: width, rules, in: environment).x
    }
    let width = proposal.width.map { Double($0) } ?? max(0, lengths.natural(of: 0))
    if let height = proposal.height { return Vector(x: width, y: Double(height)) }
    lengths.share(width)
    lengths.profile(along: .vertical) { _, role, width in
      role.size(fitting: width, rules, in: environment).y
    }
    return Vector(x: width, y: max(0, lengths.natural(of: 0)))
  }
}

extension StackMember.Role {
  /// Returns the size of a leaf, in points; zero for everything else.
  fileprivate func size(
    fitting width: Double, _ rules: [ContentLeaf.SizeRule], in environment: ContentEnvironment
  ) -> Vector {
    switch self {
    case .formula(let formula): formula.size(fitting: width)
    case .rule(let index): rules[index].measured(fitting: width, in: environment)
    case .stack, .spacer, .container: .zero
    }
  }
}
