import Compositional

/// A stack with all stacks in it, which are solved together (content rule 3).
///
/// The widths of the whole tree are solved first. The leaves are then measured at their widths, and
/// the heights are solved. A container of another system counts as a leaf.
final class StackTree {
  /// The widths of all members in a width, and the profiles of the heights they lead to.
  struct Column {
    let width: Double
    let across: StackPlaces
    let heights: StackProfiles
  }

  /// The members, each before its items, and the items of a stack side by side.
  let members: [StackMember]
  /// The members by path; empty unless an item is centered to another.
  let targets: [String: Int]
  private var profiles: StackProfiles?
  private var latest: Column?

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
            alignment: stack.alignment(of: content.placement, along: axis), in: environment))
      }
      members[parent].items = start..<members.count
    }
    self.members = members
    targets = Self.targets(members, in: solver)
  }

  /// Returns the profiles of the widths.
  func widths(in solver: ContentSolver) -> StackProfiles {
    if let profiles { return profiles }
    let widths = StackProfiles(along: .horizontal, of: self) { member in
      solver.ideal(of: members[member].node)
    }
    profiles = widths
    return widths
  }

  /// Returns the ideal width, in points (content rule 4.4).
  func ideal(in solver: ContentSolver) -> Double {
    max(0, widths(in: solver).profiles[0].natural)
  }

  /// Returns the height needed at a width, in points (content rule 4.4).
  func needed(at width: Double, in solver: ContentSolver) -> Double {
    max(0, column(at: width, in: solver).heights.profiles[0].natural)
  }

  /// Returns the members at a width; the latest answer is kept.
  func column(at width: Double, in solver: ContentSolver) -> Column {
    if let latest, latest.width == width { return latest }
    let across = StackPlaces(widths(in: solver), in: Span(low: 0, high: width), of: self)
    let heights = StackProfiles(along: .vertical, of: self) { member in
      solver.needed(by: members[member].node, at: across.lengths[member])
    }
    let column = Column(width: width, across: across, heights: heights)
    latest = column
    return column
  }

  /// Returns the members by their paths from the root of the document, if any item has a target.
  private static func targets(
    _ members: [StackMember], in solver: ContentSolver
  ) -> [String: Int] {
    guard members.contains(where: { $0.alignment.target != nil }) else { return [:] }
    var paths = [solver.path(of: members[0].node)]
    for member in members.dropFirst() {
      paths.append(solver.path(paths[member.parent], solver.nodes[member.node].name))
    }
    var targets: [String: Int] = [:]
    for (index, path) in paths.enumerated() { targets[solver.key(path)] = index }
    return targets
  }
}
