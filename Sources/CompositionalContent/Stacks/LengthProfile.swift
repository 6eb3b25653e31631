import Compositional

/// The cost of each point of a length: the least length, and segments of rising cost from there on
/// (content rule 4.3).
///
/// Invariant: the costs rise strictly, all amounts are above zero, and only the last is endless.
struct LengthProfile: Hashable, Sendable {
  /// So many points of one cost.
  struct Segment: Hashable, Sendable {
    var amount: Double
    let cost: LengthCost
  }

  /// The least length, in points.
  var low: Double
  /// The segments, from the least length up.
  private(set) var segments: [Segment] = []

  init(low: Double) { self.low = low }

  /// Creates a profile of segments of rising cost, none of which is empty.
  private init(low: Double, _ segments: [Segment]) {
    self.low = low
    self.segments = segments
  }

  /// Appends points of a cost that is not less than the last.
  mutating func append(_ amount: Double, _ cost: LengthCost) {
    guard amount > 0 else { return }
    if let last = segments.last, last.cost == cost {
      segments[segments.count - 1].amount += amount
    } else {
      segments.append(Segment(amount: amount, cost: cost))
    }
  }

  /// True if any further length has the cost of the last segment.
  var isEndless: Bool { segments.last?.amount == .infinity }

  /// The natural length, where nothing is imposed, in points (content rule 4.4).
  var natural: Double { length(below: .fitting) }

  /// Returns the length up to which points cost less than a cost, in points; it may be infinite.
  func length(below cost: LengthCost) -> Double {
    var length = low
    for segment in segments where segment.cost < cost {
      length += segment.amount
    }
    return length
  }

  /// Returns the profile moved by a length, in points.
  func moved(by length: Double) -> LengthProfile {
    var profile = self
    profile.low += length
    return profile
  }

  /// Returns the segments that cost less than `cost`, and then endlessly points of `end`.
  func capped(below cost: LengthCost, end: LengthCost) -> LengthProfile {
    var profile = LengthProfile(low: low)
    for segment in segments {
      guard segment.cost < cost else { break }
      profile.append(segment.amount, segment.cost)
    }
    if !profile.isEndless { profile.append(.infinity, end) }
    return profile
  }
}

// MARK: The table of content rule 4.3

extension LengthProfile {
  /// Returns the profile of a leaf.
  ///
  /// - Parameters:
  ///   - natural: The natural length, in points.
  ///   - hugging: The priority of not being longer.
  ///   - compression: The priority of not being shorter.
  static func leaf(natural: Double, hugging: Double, compression: Double) -> LengthProfile {
    let stretched = Segment(amount: .infinity, cost: LengthCost(1, at: hugging))
    guard natural > 0 else { return LengthProfile(low: 0, [stretched]) }
    return LengthProfile(
      low: 0, [Segment(amount: natural, cost: LengthCost(-1, at: compression)), stretched])
  }

  /// Returns the profile of a spacer.
  static func spacer(_ limits: ContentSpacer.Limits) -> LengthProfile {
    var profile = LengthProfile(low: 0)
    if let fixed = limits.fixed {
      profile.append(Double(fixed), LengthCost(-1, at: LengthCost.limit))
      profile.append(.infinity, LengthCost(1, at: LengthCost.limit))
      return profile
    }
    guard limits.min != nil || limits.max != nil else {
      profile.append(.infinity, .nothing)
      return profile
    }
    let least = Double(limits.min ?? 0)
    let wish = Double(limits.min ?? limits.max ?? 0)
    let tooShort = LengthCost(-1, at: LengthCost.lowest)
    let tooLong = LengthCost(1, at: LengthCost.lowest)
    profile.append(least, LengthCost(-1, at: LengthCost.limit) + tooShort)
    profile.append(wish - least, tooShort)
    if let most = limits.max {
      profile.append(Double(most) - wish, tooLong)
      profile.append(.infinity, LengthCost(1, at: LengthCost.limit) + tooLong)
    } else {
      profile.append(.infinity, tooLong)
    }
    return profile
  }

  /// Returns the profile of a stack along its main axis: the segments of all items, by cost.
  ///
  /// - Parameters:
  ///   - items: The profiles of the items.
  ///   - gaps: The sum of the spacing and the padding, in points.
  /// - Complexity: O(*s* log *s*) for *s* segments.
  static func line(of items: ArraySlice<LengthProfile>, gaps: Double) -> LengthProfile {
    var profile = LengthProfile(low: items.reduce(gaps) { $0 + $1.low })
    guard !items.isEmpty else {
      profile.append(.infinity, LengthCost(1, at: LengthCost.limit))
      return profile
    }
    var segments: [Segment] = []
    segments.reserveCapacity(items.reduce(0) { $0 + $1.segments.count })
    for item in items { segments += item.segments }
    segments.sort { $0.cost < $1.cost }
    profile.segments.reserveCapacity(segments.count)
    for segment in segments {
      profile.append(segment.amount, segment.cost)
      if profile.isEndless { break }
    }
    return profile
  }

  /// Returns the profile of a stack across: the sum of the functions of its items.
  ///
  /// - Complexity: O(*s* (log *s* + *p*)) for *s* segments with *p* different priorities.
  static func sum(of functions: [LengthProfile]) -> LengthProfile {
    if functions.count == 1 { return functions[0] }
    let low = functions.reduce(-.infinity) { max($0, $1.low) }
    let count = functions.reduce(1) { $0 + $1.segments.count }
    var profile = LengthProfile(low: low)
    var cost = LengthCost.nothing
    var steps: [(position: Double, change: LengthCost)] = []
    steps.reserveCapacity(count)
    for function in functions {
      var start = function.low
      var current: LengthCost?
      for segment in function.segments {
        let end = start + segment.amount
        if end > low {
          if let current {
            steps.append((start, segment.cost - current))
          } else {
            cost = cost + segment.cost
          }
          current = segment.cost
        }
        start = end
      }
    }
    var start = low
    steps.sort { $0.position < $1.position }
    profile.segments.reserveCapacity(count)
    for step in steps {
      profile.append(step.position - start, cost)
      start = max(start, step.position)
      cost = cost + step.change
    }
    profile.append(.infinity, cost)
    return profile
  }
}
