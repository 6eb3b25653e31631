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

  /// The members of the tree.
  let members: StackMembers
  private var profiles: StackProfiles?
  private var latest: Column?

  init(from root: Int, in solver: ContentSolver) { members = StackMembers(from: root, in: solver) }

  /// Returns the profiles of the widths.
  func widths(in solver: ContentSolver) -> StackProfiles {
    if let profiles { return profiles }
    let widths = StackProfiles(along: .horizontal, of: members) { member in
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
    let across = StackPlaces(widths(in: solver), in: Span(low: 0, high: width), of: members)
    let heights = StackProfiles(along: .vertical, of: members) { member in
      solver.needed(by: members[member].node, at: across.lengths[member])
    }
    let column = Column(width: width, across: across, heights: heights)
    latest = column
    return column
  }
}
