/// The groups of a section: all alike, or each as long as it was measured.
package enum SectionGroups: Sendable {
  /// Groups that repeat one template.
  case uniform(UniformGroups)
  /// Groups with measured cells.
  case measured(MeasuredGroups)

  /// The number of groups.
  package var count: Int {
    switch self {
    case .uniform(let groups): groups.count
    case .measured(let groups): groups.ledger.groupCount
    }
  }

  /// True if cells of the groups are measured.
  var isMeasured: Bool {
    if case .uniform = self { false } else { true }
  }

  /// The totals of measured groups; nil if the groups are uniform.
  ///
  /// - Complexity: O(1)
  var measuredTotals: MeasuredTotals? {
    guard case .measured(let groups) = self else { return nil }
    return groups.ledger.totals
  }

  /// True if a cell was measured.
  package var hasMeasurements: Bool {
    guard case .measured(let groups) = self else { return false }
    return groups.ledger.hasMeasurements
  }
}

/// Groups that repeat one template at even distances.
package struct UniformGroups: Sendable {
  /// The number of groups.
  package var count = 0
  /// The last group; nil if it is full.
  package var last: GroupTemplate?
  /// The length of the last group along the advance axis, in points.
  package var lastLength = 0.0

  /// Creates no groups.
  package init() {}

  /// Creates the groups of a section.
  ///
  /// - Parameters:
  ///   - group: The description of the group.
  ///   - template: The group, solved.
  ///   - itemCount: The number of items, at least one.
  ///   - advance: The axis along which the groups follow one another.
  ///   - resolver: The rules by which dimensions become points.
  init(
    _ group: CollectionLayoutItem, _ template: GroupTemplate, itemCount: Int,
    along advance: LayoutAxis, resolver: DimensionResolver
  ) {
    let (full, rest) = itemCount.quotientAndRemainder(dividingBy: template.cellCount)
    count = full + (rest > 0 ? 1 : 0)
    lastLength = template.size[advance]
    guard rest > 0 else { return }
    lastLength = template.trimmedLength(
      cells: rest, along: advance, group, quirks: resolver.quirks)
    last = template.partlyFilled(
      count: rest, length: lastLength, along: advance, resolver: resolver)
  }
}

extension SectionGroups {
  /// Changes measured groups in place, without a copy of their ledger.
  ///
  /// - Parameter change: The change.
  /// - Returns: The result of the change; nil if the groups are uniform.
  mutating func changeMeasured<Result>(
    _ change: (inout MeasuredGroups) -> Result?
  ) -> Result? {
    // Consumed: a ledger with one owner changes without a copy.
    switch consume self {
    case .uniform(let groups):
      self = .uniform(groups)
      return nil
    case .measured(var groups):
      self = .uniform(UniformGroups())
      let result = change(&groups)
      self = .measured(groups)
      return result
    }
  }
}
