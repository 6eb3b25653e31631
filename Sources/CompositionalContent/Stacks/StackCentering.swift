import Compositional

/// The search for the least length of a stack in which an item fits where other parts put it
/// (content rules 4.7, 4.10).
struct StackCentering {
  /// The item.
  let item: Int
  /// Its stack.
  let stack: Int
  /// The profiles of the members below the stack, across it.
  let lengths: StackLengths<LengthScale>
  let names: StackNames

  /// The most steps of the search; each halves the interval at least every second time.
  private static let steps = 100
  /// The exactness of the search, in points.
  private static let exactness = 1e-10

  /// Returns the least length at which the item fits, in points without the insets of the stack.
  ///
  /// The more room there is, the less is missing, because no part moves faster than the edge.
  ///
  /// - Parameter natural: The natural length of the stack without its insets, in points.
  /// - Returns: The length; nil if the item fits already, never fits, or has no target in the stack.
  func growth(from natural: Double) -> Double? {
    guard let missing = missing(at: natural), missing > Self.exactness else { return nil }
    var short = (length: natural, missing: missing)
    var step = missing
    var enough: (length: Double, missing: Double)?
    while enough == nil, step < 1e12 {
      let length = natural + step
      guard let missing = self.missing(at: length) else { return nil }
      if missing <= Self.exactness { enough = (length, missing) } else { short = (length, missing) }
      step *= 2
    }
    guard var enough else { return nil }
    for step in 0..<Self.steps {
      guard enough.length - short.length > Self.exactness * max(1, enough.length) else { break }
      let slope = (short.missing - enough.missing) / (enough.length - short.length)
      let line = slope > 0 ? short.length + short.missing / slope : enough.length
      let half = (short.length + enough.length) / 2
      let length = step.isMultiple(of: 2) && line < enough.length ? line : half
      guard let missing = self.missing(at: length) else { return nil }
      if missing <= Self.exactness {
        enough = (length, missing)
      } else {
        short = (length, missing)
      }
    }
    return enough.length
  }

  /// Returns the length by which the item sticks out at a length of the stack, in points.
  ///
  /// - Returns: The length, zero or less if it fits; nil if it has no target in the stack.
  private func missing(at length: Double) -> Double? {
    let axis = lengths.axis
    let (member, stack) = (lengths.members[item], lengths.members[stack])
    let span = Span(low: -stack.insets.start(axis), high: length + stack.insets.end(axis))
    let places = StackPlaces(lengths, names, in: span, root: self.stack)
    guard let middle = places.targets[item], !middle.isNaN else { return nil }
    // An item that is centered has its own length; a closure chooses one.
    let isCustom = names.followers[item]?.isCustom == true
    let half =
      (isCustom ? places.length(of: item) : lengths.length(of: item, below: .nothing)) / 2
    return max(
      member.padding.start(axis) + half - middle,
      middle + half - (length - member.padding.end(axis)))
  }
}
