import Compositional

/// What places a tree of stacks beside the lengths of its members: their nodes, names and baselines.
struct StackNames: Sendable {
  /// The indexes of the nodes in the solver, by member.
  let nodes: [Int]
  /// The members by path; empty unless the place of an item depends on others.
  let targets: [String: Int]
  /// The baselines of the leaves that have some, by member, in points.
  let baselines: [Int: ContentLeaf.Baselines]

  /// The alignments of items whose places depend on other parts, by member.
  let followers: [Int: CrossAlignment]

  /// Creates the names of a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - root: The node of the root of the tree.
  ///   - solver: The solver.
  /// - Complexity: O(members)
  init(_ tree: StackMembers, from root: Int, in solver: ContentSolver) {
    let members = tree.members
    var nodes = [root]
    nodes.reserveCapacity(members.count)
    var baselines: [Int: ContentLeaf.Baselines] = [:]
    for index in members.indices.dropFirst() {
      let parent = members[index].parent
      let offset = index - members[parent].items.lowerBound
      nodes.append(solver.nodes[nodes[parent]].children[offset])
      if case .leaf(let leaf) = solver.nodes[nodes[index]].content.kind {
        baselines[index] = leaf.baselines
      }
    }
    self.nodes = nodes
    self.baselines = baselines
    followers = tree.followers
    targets = followers.isEmpty ? [:] : Self.targets(members, nodes, in: solver)
  }

  /// Returns the members by their paths from the root of the document.
  private static func targets(
    _ members: [StackMember], _ nodes: [Int], in solver: ContentSolver
  ) -> [String: Int] {
    var paths = [solver.path(of: nodes[0])]
    for index in members.indices.dropFirst() {
      paths.append(solver.path(paths[members[index].parent], solver.nodes[nodes[index]].name))
    }
    var targets: [String: Int] = [:]
    for (index, path) in paths.enumerated() { targets[solver.key(path)] = index }
    return targets
  }
}
