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
    if case .measured = self { true } else { false }
  }

  /// The measured groups; nil if the groups are uniform.
  var measured: MeasuredGroups? {
    if case .measured(let groups) = self { groups } else { nil }
  }

  /// Changes measured groups in place, without a copy of their ledger.
  ///
  /// - Returns: nil if the groups are uniform.
  mutating func changeMeasured<Result>(_ body: (inout MeasuredGroups) -> Result?) -> Result? {
    guard case .measured(var groups) = self else { return nil }
    // The ledger has one owner while it changes, so that it is not copied.
    self = .uniform(UniformGroups())
    defer { self = .measured(groups) }
    return body(&groups)
  }
}

/// Groups that repeat one template at even distances.
package struct UniformGroups: Sendable {
  /// The number of groups.
  package var count = 0
  /// The last group; nil if it is full.
  package var last: GroupTemplate?
  /// The length of the last group along the advance axis, in points; trimming may make it negative.
  package var lastLength = 0.0

  /// Creates no groups.
  package init() {}
}

/// Groups of which each is as long as it was measured.
package struct MeasuredGroups: Sendable {
  /// The groups in order.
  package var ledger: GroupLedger
  /// The solver of groups for measured sizes.
  package let sizing: SectionSizing
  /// The lengths that all uniform cells share, where they do.
  var shared = SharedLengths.none

  /// The group with all estimates.
  var template: GroupTemplate { sizing.template }
  /// The axis along which the groups follow one another.
  var advance: LayoutAxis { sizing.surroundings.advance }

  /// The lengths that uniform cells have at least, in points; nil if none is known.
  var sharedLengths: Vector? { shared.isEmpty ? nil : shared.lengths.size }
}
