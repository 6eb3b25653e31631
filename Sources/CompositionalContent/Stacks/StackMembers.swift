import Compositional

/// A stack with all stacks in it, and the items of each.
struct StackMembers {
  /// The members, each before its items, and the items of a stack side by side.
  private let members: [StackMember]
  /// The members by path; empty unless the place of an item depends on others.
  let targets: [String: Int]

  init(from root: Int, in solver: ContentSolver) {
    let environment = solver.environment
    var members = [
      StackMember(
        solver.nodes[root].content, node: root, parent: -1, alignment: .fill, in: environment)
    ]
    var next = 0
    while next < members.count {
      let parent = next
      next += 1
      let node = members[parent].node
      guard let axis = members[parent].axis, let stack = solver.nodes[node].content.stack else {
        continue
      }
      let start = members.count
      for child in solver.nodes[node].children {
        let content = solver.nodes[child].content
        members.append(
          StackMember(
            content, node: child, parent: parent,
            alignment: stack.alignment(of: content.wishes, along: axis), in: environment))
      }
      members[parent].items = start..<members.count
    }
    self.members = members
    targets = Self.targets(members, in: solver)
  }

  /// The number of members.
  var count: Int { members.count }
  /// The indexes of the members.
  var indices: Range<Int> { members.indices }

  /// The member at an index.
  subscript(index: Int) -> StackMember { members[index] }

  /// Returns the members by their paths from the root of the document, if the place of an item depends on others.
  private static func targets(
    _ members: [StackMember], in solver: ContentSolver
  ) -> [String: Int] {
    guard members.contains(where: { $0.alignment.followsOthers }) else { return [:] }
    var paths = [solver.path(of: members[0].node)]
    for member in members.dropFirst() {
      paths.append(solver.path(paths[member.parent], solver.nodes[member.node].name))
    }
    var targets: [String: Int] = [:]
    for (index, path) in paths.enumerated() { targets[solver.key(path)] = index }
    return targets
  }
}
