/// What is counted for a group of a ledger besides its items.
package struct GroupTally: Hashable, Sendable {
  /// The number of its anchored views of each kind; empty if they follow from the items.
  package var views: [Int]
  /// True if it has an unmeasured cell that other groups depend on.
  package var isUnsettled: Bool
  /// True if it depends on the common length and has to be solved again for another.
  package var depends = false
  /// True if it follows the common length as ``LedgerGrowth`` says.
  package var follows = false

  /// Creates a tally of a group that does not depend on a common length.
  package init(views: [Int] = [], isUnsettled: Bool = false) {
    self.views = views
    self.isUnsettled = isUnsettled
  }
}

/// A number that is counted for the groups of a ledger.
package enum CountedNumber: Sendable {
  /// The anchored views of a kind.
  case views(kind: Int)
  /// The groups with an unmeasured cell that others depend on.
  case unsettledGroups
}

/// The numbers of groups that share a length, of all below a slot.
struct SharingCounts: Hashable, Sendable {
  /// Those with an unmeasured cell that others depend on.
  var unsettled = 0
  /// Those that have to be solved again for another common length.
  var dependents = 0
  /// Those that follow the common length.
  var followers = 0

  /// Counts no groups.
  init() {}

  /// Counts groups that are all alike.
  init(_ tally: GroupTally, groups: Int) {
    unsettled = tally.isUnsettled ? groups : 0
    dependents = tally.depends ? groups : 0
    followers = tally.follows ? groups : 0
  }

  static func + (one: Self, other: Self) -> Self {
    var sum = one
    sum.unsettled += other.unsettled
    sum.dependents += other.dependents
    sum.followers += other.followers
    return sum
  }
}

extension GroupTally {
  /// Returns a number of the group.
  func number(_ counted: CountedNumber) -> Int {
    switch counted {
    case .views(let kind): views[kind]
    case .unsettledGroups: isUnsettled ? 1 : 0
    }
  }
}
