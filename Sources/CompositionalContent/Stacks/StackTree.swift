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
    let heights: StackLengths<LengthScale>
  }

  let stacks: StackMembers
  let names: StackNames
  private var profiles: StackLengths<LengthScale>?
  private var latest: Column?

  init(from root: Int, in solver: ContentSolver) {
    stacks = StackMembers(solver.nodes[root].content, in: solver.environment)
    names = StackNames(stacks, from: root, in: solver)
  }

  /// Returns the profiles of the widths.
  func widths(in solver: ContentSolver) -> StackLengths<LengthScale> {
    if let profiles { return profiles }
    var widths = StackLengths(stacks, LengthScale())
    widths.profile(along: .horizontal) { leaf, _, _ in
      solver.ideal(of: names.nodes[leaf])
    } grow: { lengths, stack in
      grow(stack, &lengths)
    }
    profiles = widths
    return widths
  }

  /// Returns the ideal width, in points (content rule 4.4).
  func ideal(in solver: ContentSolver) -> Double { max(0, widths(in: solver).natural(of: 0)) }

  /// Returns the height needed at a width, in points (content rule 4.4).
  func needed(at width: Double, in solver: ContentSolver) -> Double {
    max(0, column(at: width, in: solver).heights.natural(of: 0))
  }

  /// Returns the members at a width; the latest answer is kept.
  func column(at width: Double, in solver: ContentSolver) -> Column {
    if let latest, latest.width == width { return latest }
    let across = StackPlaces(widths(in: solver), names, in: Span(low: 0, high: width))
    var heights = across.lengths
    heights.profile(along: .vertical) { leaf, _, width in
      solver.needed(by: names.nodes[leaf], at: width)
    } grow: { lengths, stack in
      grow(stack, &lengths)
    }
    let column = Column(width: width, across: across, heights: heights)
    latest = column
    return column
  }

  /// Grows a stack until each item fits in where other parts put it (content rules 4.7, 4.10).
  private func grow(_ stack: Int, _ lengths: inout StackLengths<LengthScale>) {
    for item in stacks.members[stack].items where stacks.members[item].alignment == .following {
      let centering = StackCentering(item: item, stack: stack, lengths: lengths, names: names)
      guard let length = centering.growth(from: lengths.natural(of: stack)) else { continue }
      lengths.grow(stack, for: item, to: length)
    }
  }
}
