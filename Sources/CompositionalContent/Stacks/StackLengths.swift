import Compositional

/// The lengths of the members of a tree of stacks along an axis, in costs of one form (content rules
/// 4.3 to 4.6).
///
/// Each member has a profile: the least length, and segments of rising cost from there on. The
/// segments of all members are in one array.
///
/// Invariant: the costs of a profile rise strictly, all amounts are above zero, and only the last is
/// endless.
struct StackLengths<Scale: CostScale>: Sendable {
  typealias Cost = Scale.Cost

  /// So many points of one cost.
  struct Segment: Sendable {
    var amount: Double
    let cost: Cost
  }

  /// A number with the item it belongs to: the points of an item, or the change of a cost.
  struct Step: Sendable {
    let item: Int
    /// The points, or the position of the change, in points.
    let amount: Double
    let cost: Cost
  }

  /// The members, each before its items, and the items of a stack side by side.
  var members: [StackMember]
  let scale: Scale
  /// True if the place of an item depends on others.
  let hasFollowers: Bool
  /// The axis of the profiles.
  private(set) var axis = LayoutAxis.horizontal
  /// The segments of all members.
  var segments: [Segment] = []
  /// The numbers of the items of a stack, in the order in which they take points.
  var steps: [Step] = []
  /// The functions of items that make their stacks grow, by member (content rules 4.7, 4.10).
  var growths: [Int: [Segment]] = [:]

  init(_ tree: StackMembers, _ scale: Scale) {
    members = tree.members
    hasFollowers = !tree.followers.isEmpty
    self.scale = scale
    segments.reserveCapacity(8 * members.count)
    steps.reserveCapacity(4 * members.count)
  }

  /// Computes the profiles of members along an axis, from the leaves up (content rule 4.3).
  ///
  /// - Parameters:
  ///   - axis: The axis. The vertical one needs the lengths along the other.
  ///   - first: The first member; those before it are left out.
  ///   - natural: Returns the natural length of a leaf in an available width, in points.
  ///   - grow: Makes a stack grow until each item fits in where other parts put it.
  /// - Complexity: O(*s* log *s*) for *s* segments.
  @inline(__always)
  mutating func profile(
    along axis: LayoutAxis, from first: Int = 0,
    natural: (_ leaf: Int, _ role: StackMember.Role, _ width: Double) -> Double,
    grow: (_ lengths: inout Self, _ stack: Int) -> Void = { _, _ in }
  ) {
    self.axis = axis
    segments.removeAll(keepingCapacity: true)
    if !growths.isEmpty { growths = [:] }
    for index in (first..<members.count).reversed() {
      let start = segments.count
      var low = 0.0
      switch members[index].role {
      case .spacer(let limits): append(limits[axis], from: start)
      case .formula, .rule, .container:
        let width = axis == .horizontal ? .infinity : members[index].length
        append(natural: natural(index, members[index].role, width), of: index)
      case .stack(let main):
        low = main == axis ? line(index) : across(index)
        if main != axis, isFollowed(index) {
          members[index].low = low
          members[index].segments = start..<segments.count
          grow(&self, index)
          low = members[index].low
        }
        low += members[index].insets.total(axis)
      }
      members[index].low = low
      members[index].segments = start..<segments.count
    }
  }

  private func isFollowed(_ stack: Int) -> Bool {
    hasFollowers
      && members[stack].items.contains { members[$0].alignment == .following }
  }

  /// Returns the length up to which points cost less than a cost, in points; it may be infinite.
  func length(of member: Int, below cost: Cost) -> Double {
    var length = members[member].low
    for index in members[member].segments where segments[index].cost < cost {
      length += segments[index].amount
    }
    return length
  }

  /// Returns the natural length, at which a solution fits no tighter, in points (content rule 4.4).
  func natural(of member: Int) -> Double {
    length(of: member, below: scale.cost(-1, at: LengthCost.fittingPriority))
  }

  /// Returns the cost at which an item that does not fill stops growing across its stack.
  func pull(in stack: Int) -> Cost {
    members[stack].axis == .horizontal ? scale.cost(1, at: LengthCost.pullPriority) : .nothing
  }
}
