import Compositional

extension LengthProfile {
  /// Points that an item can take at a cost.
  private struct Offer {
    let item: Int
    let amount: Double
    let cost: LengthCost
  }

  /// Returns the lengths of items that share a length (content rule 4.5).
  ///
  /// All items start at their least lengths and take the cheapest points first. Of points with the
  /// same cost, those that repair something go to the first items, and superfluous ones to the last
  /// items. Points that cost nothing are shared equally.
  ///
  /// - Parameters:
  ///   - length: The length for all items together, without gaps, in points.
  ///   - items: The profiles of the items.
  /// - Complexity: O(*s* log *s*) for *s* segments.
  static func shares(of length: Double, among items: ArraySlice<LengthProfile>) -> [Double] {
    var lengths = items.map { $0.low }
    var rest = length - lengths.reduce(0, +)
    guard rest > 0 else { return lengths }
    let offers = offers(of: items)
    var start = 0
    while start < offers.count, rest > 0 {
      var end = start + 1
      while end < offers.count, offers[end].cost == offers[start].cost { end += 1 }
      let equals = offers[start..<end]
      switch offers[start].cost.sign {
      case -1: take(equals, from: &rest, into: &lengths)
      case 1: take(equals.reversed(), from: &rest, into: &lengths)
      default: takeEqually(equals, from: &rest, into: &lengths)
      }
      start = end
    }
    return lengths
  }

  /// The points of all items, the cheapest first, and equal ones in the order of the items.
  private static func offers(of items: ArraySlice<LengthProfile>) -> [Offer] {
    var offers: [Offer] = []
    offers.reserveCapacity(items.reduce(0) { $0 + $1.segments.count })
    for (item, profile) in items.enumerated() {
      for segment in profile.segments {
        offers.append(Offer(item: item, amount: segment.amount, cost: segment.cost))
      }
    }
    offers.sort { one, other in
      if one.cost < other.cost { return true }
      return one.cost == other.cost && one.item < other.item
    }
    return offers
  }

  private static func take(
    _ offers: some Sequence<Offer>, from rest: inout Double, into lengths: inout [Double]
  ) {
    for offer in offers {
      let amount = min(offer.amount, rest)
      lengths[offer.item] += amount
      rest -= amount
      if rest <= 0 { return }
    }
  }

  /// Gives each item the same, but none more than it can take.
  private static func takeEqually(
    _ offers: ArraySlice<Offer>, from rest: inout Double, into lengths: inout [Double]
  ) {
    var open = offers.count
    for offer in offers.sorted(by: { $0.amount < $1.amount }) {
      let amount = min(offer.amount, rest / Double(open))
      lengths[offer.item] += amount
      rest -= amount
      open -= 1
    }
  }
}
