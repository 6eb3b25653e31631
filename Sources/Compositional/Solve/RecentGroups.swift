/// The groups that a solver solved last.
///
/// A group whose length along its parent is estimated is solved when the parent's subitems are
/// counted and again when they are placed. Nested ones would double the work at every level.
struct RecentGroups {
  /// The properties that determine a solved group.
  struct Key: Equatable {
    /// The description.
    var item: CollectionLayoutItem
    /// The size that the group's fractions are of, in points.
    var reference: Vector
    /// The length that replaces the group's own dimension.
    var slot: GroupSolver.Slot?
    /// The index of the first measured cell; nil for estimates.
    var position: Int?

    /// Returns true if all properties are the same; the description is compared last.
    static func == (one: Self, other: Self) -> Bool {
      one.position == other.position && one.reference == other.reference && one.slot == other.slot
        && one.item == other.item
    }
  }

  /// A solved group.
  struct Known {
    /// The group.
    var group: SolvedGroup
    /// The index of the measured cell after the group; nil for estimates.
    var position: Int?
  }

  /// The number of groups that are kept, a few for each level of nesting.
  private static let capacity = 32
  /// The number of elements that a group has at most to be kept.
  private static let elements = 4096

  private var groups: [(key: Key, known: Known)] = []
  /// The place of the next group, once all places are taken.
  private var next = 0

  /// Returns a group that was solved before; nil if it is no longer known.
  func find(_ key: Key) -> Known? { groups.last { $0.key == key }?.known }

  /// Keeps a group, in the place of the oldest one, unless it is large.
  mutating func append(_ key: Key, _ known: Known) {
    let held = known.group.cells.count + known.group.supplementaries.count
    guard held <= Self.elements else { return }
    if groups.count < Self.capacity {
      groups.append((key, known))
    } else {
      groups[next] = (key, known)
      next = (next + 1) % Self.capacity
    }
  }
}
