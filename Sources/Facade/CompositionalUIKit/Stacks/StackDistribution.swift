import Foundation

/// The lengths and gaps of the views of a stack view, for every distribution but `fill`.
@MainActor
struct StackDistribution {
  /// The lengths of the views, in points; nil if the views have to shrink to fit with their gaps.
  let lengths: [CGFloat]?
  /// The distances after the views but the last, in points.
  let gaps: [CGFloat]

  /// Shares a length.
  ///
  /// - Parameters:
  ///   - distribution: The rule.
  ///   - naturals: The natural lengths of the views, at least one, in points.
  ///   - gaps: The distances after the views but the last, in points; the least ones where the
  ///     rule is about gaps.
  ///   - total: The length to share, in points; nil for the natural one.
  /// - Complexity: O(*n*²) for *n* views whose centers are equally far apart, else O(*n*)
  init(
    _ distribution: UIStackView.Distribution, naturals: [CGFloat], gaps: [CGFloat], total: CGFloat?
  ) {
    let spaces = gaps.reduce(0, +)
    let sum = naturals.reduce(0, +)
    switch distribution {
    case .fill:
      (lengths, self.gaps) = (nil, gaps)
    case .fillEqually:
      let length =
        total.map { max(0, $0 - spaces) / CGFloat(naturals.count) } ?? naturals.max() ?? 0
      (lengths, self.gaps) = (naturals.map { _ in length }, gaps)
    case .fillProportionally:
      let room = total.map { max(0, $0 - spaces) } ?? sum
      let count = CGFloat(naturals.count)
      lengths = naturals.map { sum > 0 ? room * $0 / sum : room / count }
      self.gaps = gaps
    case .equalSpacing:
      let least = gaps.max() ?? 0
      let count = CGFloat(gaps.count)
      let gap = count > 0 ? max(least, ((total ?? 0) - sum) / count) : 0
      self.gaps = gaps.map { _ in gap }
      lengths = Self.fit(naturals, self.gaps, in: total)
    case .equalCentering:
      self.gaps = Self.centeringGaps(naturals, least: gaps, in: total)
      lengths = Self.fit(naturals, self.gaps, in: total)
    }
  }

  /// Returns the natural lengths if they fit with their gaps; a single view fills the length.
  private static func fit(
    _ naturals: [CGFloat], _ gaps: [CGFloat], in total: CGFloat?
  ) -> [CGFloat]? {
    guard let total else { return naturals }
    if naturals.count == 1 { return [total] }
    let needed = naturals.reduce(0, +) + gaps.reduce(0, +)
    return needed > total + 1e-6 ? nil : naturals
  }

  /// Returns the gaps at which the centers of the views are equally far apart.
  ///
  /// A gap that would be under its least length has that length, and the centers of the others are
  /// equally far apart.
  private static func centeringGaps(
    _ naturals: [CGFloat], least: [CGFloat], in total: CGFloat?
  ) -> [CGFloat] {
    guard !least.isEmpty else { return [] }
    let halves = zip(naturals, naturals.dropFirst()).map { ($0 + $1) / 2 }
    guard let total else {
      let distance = zip(halves, least).map(+).max() ?? 0
      return halves.map { distance - $0 }
    }
    var rest = total - naturals.reduce(0, +)
    var free = Array(halves.indices)
    var gaps = least
    while !free.isEmpty {
      let distance = (rest + free.reduce(0) { $0 + halves[$1] }) / CGFloat(free.count)
      let tight = free.filter { distance - halves[$0] < least[$0] }
      guard !tight.isEmpty else {
        for index in free { gaps[index] = distance - halves[index] }
        break
      }
      rest -= tight.reduce(0) { $0 + least[$1] }
      free.removeAll { tight.contains($0) }
    }
    return gaps
  }
}
