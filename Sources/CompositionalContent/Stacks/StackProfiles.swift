import Compositional

/// The profiles of all members of a tree of stacks along an axis (content rule 4.3).
struct StackProfiles {
  let axis: LayoutAxis
  /// The profiles, by member, without the padding.
  private(set) var profiles: [LengthProfile]
  /// The natural lengths of the leaves, by member, in points.
  private(set) var naturals: [Double]
  /// The functions of items that make their stacks grow, by member (content rules 4.7, 4.10).
  private var grown: [Int: LengthProfile] = [:]

  /// Creates the profiles, from the leaves up.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - tree: The tree.
  ///   - natural: Returns the natural length of a leaf, by member, in points.
  init(along axis: LayoutAxis, of tree: StackMembers, natural: (Int) -> Double) {
    self.axis = axis
    let members = tree
    profiles = Array(repeating: LengthProfile(low: 0), count: members.count)
    naturals = Array(repeating: 0, count: members.count)
    for index in members.indices.reversed() {
      let member = members[index]
      switch member.role {
      case .leaf:
        naturals[index] = natural(index)
        profiles[index] = .leaf(
          natural: naturals[index], hugging: member.hugging[axis],
          compression: member.compression[axis])
      case .spacer(let limits): profiles[index] = .spacer(limits[axis])
      case .stack(let main):
        let inner =
          main == axis
          ? LengthProfile.line(
            of: profiles[member.items], gaps: member.gaps(in: tree, along: axis))
          : across(index, of: tree)
        profiles[index] = inner.moved(by: member.insets.total(axis))
      }
    }
  }

  /// Returns the profile across a stack, without its insets.
  private mutating func across(_ stack: Int, of tree: StackMembers) -> LengthProfile {
    let items = tree[stack].items
    guard !items.isEmpty else { return LengthProfile.nothingAcross }
    let sum = LengthProfile.sum(of: items.map { function(of: $0, in: tree) })
    guard items.contains(where: { tree[$0].alignment.followsOthers }) else { return sum }
    return grow(stack, from: sum, in: tree)
  }

  /// Returns the function of an item across its stack.
  private func function(of item: Int, in tree: StackMembers) -> LengthProfile {
    if let grown = grown[item] { return grown }
    let member = tree[item]
    let padding = member.padding.total(axis)
    let pull = tree.pull(on: item)
    switch member.alignment {
    case .fill: return profiles[item].moved(by: padding)
    case .start, .end: return profiles[item].capped(below: pull, end: pull).moved(by: padding)
    case .center:
      return profiles[item].capped(below: pull, end: pull)
        .moved(by: 2 * member.padding.greater(axis))
    case .centered, .custom:
      return profiles[item].capped(below: .nothing, end: pull).moved(by: padding)
    }
  }

  /// Grows a stack until each item fits in where other parts put it (content rules 4.7, 4.10).
  private mutating func grow(
    _ stack: Int, from sum: LengthProfile, in tree: StackMembers
  ) -> LengthProfile {
    var sum = sum
    let items = tree[stack].items
    for item in items where tree[item].alignment.followsOthers {
      let centering = StackCentering(item: item, stack: stack, profiles: self, tree: tree)
      guard let length = centering.growth(from: sum.natural) else { continue }
      let member = tree[item]
      var function = LengthProfile(low: profiles[item].low + member.padding.total(axis))
      function.append(length - function.low, LengthCost(-1, at: member.compression[axis]))
      function.append(.infinity, tree.pull(on: item))
      grown[item] = function
      sum = LengthProfile.sum(of: items.map { self.function(of: $0, in: tree) })
    }
    return sum
  }
}

extension LengthProfile {
  /// The profile across a stack without items: any length.
  fileprivate static let nothingAcross: LengthProfile = {
    var profile = LengthProfile(low: 0)
    profile.append(.infinity, .nothing)
    return profile
  }()
}

extension StackMember {
  /// Returns the sum of the spacing and the padding along a stack, in points (content rule 4.2).
  func gaps(in tree: StackMembers, along axis: LayoutAxis) -> Double {
    items.reduce(Double(max(0, items.count - 1)) * spacing) { sum, item in
      sum + tree[item].padding.total(axis)
    }
  }
}

extension StackMembers {
  /// Returns the cost at which an item that does not fill stops to be longer across its stack.
  func pull(on item: Int) -> LengthCost {
    self[self[item].parent].axis == .horizontal ? .pull : .nothing
  }
}

extension DirectionalEdgeInsets {
  /// The greater of the two insets of an axis, in points.
  func greater(_ axis: LayoutAxis) -> Double { max(start(axis), end(axis)) }
}
