/// The intermediate results of one solved group, from which its frames can be explained.
///
/// A solver keeps them only when asked for (``GroupSolver/traced(_:in:)``).
package struct GroupTrace: Sendable {
  /// The subitems of a group in their places.
  package struct Arrangement: Sendable {
    /// The group's own axis.
    package let axis: LayoutAxis
    /// The size inside the insets in which subitems resolve, in points; estimates included.
    package let room: Vector
    /// The size inside the insets after estimated axes took the size of the subitems, in points.
    package let inner: Vector
    /// The length along the axis that the subitems' fractions are of, in points.
    package let fractions: Double
    /// The axes on which the group's insets apply.
    package let insetAxes: [LayoutAxis]
    /// The subitems.
    package let subitems: Subitems
  }

  /// The subitems of a group, each distinct one once.
  package typealias Subitems = RepeatedSubitems<Subitem>

  /// A subitem of a group.
  package struct Subitem: Sendable {
    /// The description.
    package let item: CollectionLayoutItem
    /// The outer size, in points.
    package let size: Vector
    /// The number of its cells.
    package let cellCount: Int
    /// The share of a counted group that replaces its own dimension; nil for none.
    package let slotAxis: LayoutAxis?
    /// The measured size of a cell; none for a group and for an estimate.
    package let measured: MeasuredSize
    /// The intermediate results of a group; empty for a cell.
    package let group: [GroupTrace]
  }

  /// The inside of a group.
  package enum Content: Sendable {
    /// Subitems in sequence.
    case arranged(Arrangement)
    /// Cells at the frames of a provider, in points from the group's outer corner.
    case custom([Box])
  }

  /// The description.
  package let item: CollectionLayoutItem
  /// The outer size, in points; estimated axes as long as the subitems.
  package let size: Vector
  /// The axes on which the size follows from the subitems.
  package let estimated: [LayoutAxis]
  /// The inside of the group.
  package let content: Content
  /// The properties that determine the group.
  fileprivate let key: RecentGroups.Key
}

extension GroupSolver {
  /// Returns the intermediate results of a top-level group; nil for one without room.
  ///
  /// - Parameters:
  ///   - group: The group to solve.
  ///   - container: The size that the group's fractions are of, in points.
  mutating func traced(_ group: CollectionLayoutItem, in container: Vector) -> GroupTrace? {
    traces = []
    defer { traces = nil }
    let position = sizes?.position
    _ = solve(group, in: container)
    return trace(of: .init(item: group, reference: container, slot: nil, position: position))
  }

  private func trace(of key: RecentGroups.Key) -> GroupTrace? { traces?.last { $0.key == key } }

  /// Keeps the intermediate results of a group.
  mutating func trace(
    _ item: CollectionLayoutItem, _ outer: OuterSize, _ content: GroupTrace.Content, size: Vector
  ) {
    let key = RecentGroups.Key(
      item: item, reference: outer.reference, slot: outer.slot, position: outer.position)
    traces?.append(
      GroupTrace(
        item: item, size: size, estimated: outer.estimated, content: content, key: key))
  }

  /// Returns the subitems of a group with the intermediate results of nested groups.
  func subitemTraces(
    _ sequence: RepeatedSubitems<SolvedSubitem>, _ subitems: CollectionLayoutItem.Subitems,
    _ fractions: Double,
    _ room: Vector, _ axis: LayoutAxis
  ) -> GroupTrace.Subitems {
    var reference = room
    reference[axis] = fractions
    let slot = slot(of: subitems, in: fractions, along: axis)
    let distinct = sequence.distinct.map { placed in
      let key = RecentGroups.Key(
        item: placed.item, reference: reference, slot: slot, position: placed.position)
      let isCell = !placed.item.isGroup
      return GroupTrace.Subitem(
        item: placed.item, size: placed.solved.size, cellCount: placed.solved.cellCount,
        slotAxis: slot?.axis,
        measured: isCell ? placed.position.flatMap { sizes?.size(at: $0) } ?? .none : .none,
        group: isCell ? [] : trace(of: key).map { [$0] } ?? [])
    }
    var traces = GroupTrace.Subitems(period: sequence.period)
    traces.distinct = distinct
    traces.count = sequence.count
    return traces
  }
}
