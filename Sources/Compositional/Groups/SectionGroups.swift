/// The groups of a section: all alike, or each as long as it was measured.
package enum SectionGroups: Sendable {
  /// Groups that repeat one template.
  case uniform(UniformGroups)
  /// Groups with measured cells that one number per cell describes.
  case strips(StripGroups)
  /// Groups with measured cells that each have a template of their own.
  case sized(SizedGroups)

  /// The number of groups.
  package var count: Int {
    switch self {
    case .uniform(let groups): groups.count
    case .strips(let groups): groups.ledger.groupCount
    case .sized(let groups): groups.ledger.groupCount
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
    if let strips { return strips.totals }
    return sized?.totals
  }

  /// The addresses of strips; nil if the groups are of another kind.
  ///
  /// A query that binds the groups themselves counts references to them.
  var strips: LedgerReader<StripDetails>? {
    @inline(__always) get {
      guard case .strips(let groups) = self else { return nil }
      return groups.ledger.reader
    }
  }

  /// The addresses of groups with templates of their own; nil if the groups are of another kind.
  var sized: LedgerReader<SizedDetails>? {
    @inline(__always) get {
      guard case .sized(let groups) = self else { return nil }
      return groups.ledger.reader
    }
  }

  /// True if a cell was measured.
  package var hasMeasurements: Bool {
    switch self {
    case .uniform: false
    case .strips(let groups): groups.ledger.hasMeasurements
    case .sized(let groups): groups.ledger.hasMeasurements
    }
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
  /// - Parameters:
  ///   - strips: The change of strips.
  ///   - sized: The change of groups that each have a template of their own.
  /// - Returns: nil if the groups are uniform.
  mutating func changeMeasured<Result>(
    strips: (inout StripGroups) -> Result?, sized: (inout SizedGroups) -> Result?
  ) -> Result? {
    // Consumed, so that the ledger has one owner while it changes and is not copied.
    switch consume self {
    case .uniform(let groups):
      self = .uniform(groups)
      return nil
    case .strips(var groups):
      self = .uniform(UniformGroups())
      let result = strips(&groups)
      self = .strips(groups)
      return result
    case .sized(var groups):
      self = .uniform(UniformGroups())
      let result = sized(&groups)
      self = .sized(groups)
      return result
    }
  }
}
