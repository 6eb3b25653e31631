/// The groups of a section: all alike, or each as long as it was measured.
package enum SectionGroups: Sendable {
  /// Groups that repeat one template.
  case uniform(UniformGroups)
  /// Groups with measured cells that one number per cell describes.
  case rows(RowGroups)
  /// Groups with measured cells that each have a template of their own.
  case sized(SizedGroups)

  /// The number of groups.
  package var count: Int {
    switch self {
    case .uniform(let groups): groups.count
    case .rows(let groups): groups.ledger.groupCount
    case .sized(let groups): groups.ledger.groupCount
    }
  }

  /// True if cells of the groups are measured.
  var isMeasured: Bool {
    if case .uniform = self { false } else { true }
  }

  /// The number of items of measured groups; nil if the groups are uniform.
  var measuredItemCount: Int? {
    switch self {
    case .uniform: nil
    case .rows(let groups): groups.ledger.itemCount
    case .sized(let groups): groups.ledger.itemCount
    }
  }

  /// The outline of measured groups; nil if the groups are uniform.
  var outline: GroupOutline? {
    switch self {
    case .uniform: nil
    case .rows(let groups): groups.ledger.outline
    case .sized(let groups): groups.ledger.outline
    }
  }

  /// True if a cell was measured.
  var hasMeasurements: Bool {
    switch self {
    case .uniform: false
    case .rows(let groups): groups.ledger.hasMeasurements
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
  /// The length of the last group along the advance axis, in points; trimming may make it negative.
  package var lastLength = 0.0

  /// Creates no groups.
  package init() {}
}

/// Groups with measured cells that one number per cell describes.
package struct RowGroups: MeasuredGroups {
  package var ledger: RowLedger
  package let sizing: SectionSizing
}

/// Groups with measured cells that each have a template of their own.
package struct SizedGroups: MeasuredGroups {
  package var ledger: SizedLedger
  package let sizing: SectionSizing
  /// The lengths that all uniform cells share, where they do.
  var shared = SharedLengths.none

  /// The lengths that uniform cells have at least, in points; nil if none is known.
  var sharedLengths: Vector? { shared.isEmpty ? nil : shared.lengths.size }
}

extension SectionGroups {
  /// Changes measured groups in place, without a copy of their ledger.
  ///
  /// - Parameters:
  ///   - rows: The change of rows.
  ///   - sized: The change of groups that each have a template of their own.
  /// - Returns: nil if the groups are uniform.
  mutating func changeMeasured<Result>(
    rows: (inout RowGroups) -> Result?, sized: (inout SizedGroups) -> Result?
  ) -> Result? {
    // The ledger has one owner while it changes, so that it is not copied.
    switch self {
    case .uniform:
      return nil
    case .rows(var groups):
      self = .uniform(UniformGroups())
      defer { self = .rows(groups) }
      return rows(&groups)
    case .sized(var groups):
      self = .uniform(UniformGroups())
      defer { self = .sized(groups) }
      return sized(&groups)
    }
  }
}
