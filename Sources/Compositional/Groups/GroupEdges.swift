/// The edge spacing of a section's group: the room between groups, and their place across.
package struct GroupEdges: Hashable, Sendable {
  /// The least room before a group along the advance axis, in points.
  package var start = 0.0
  /// The least room after it, in points.
  package var end = 0.0
  /// The least room beside it at the start and at the end across, in points.
  package var startAcross = 0.0
  package var endAcross = 0.0
  /// The share of the free room across that goes before the group.
  package var shareAcross = 0.0

  /// Creates no spacing.
  package init() {}

  init(_ edges: CollectionLayoutEdgeSpacing?, along advance: LayoutAxis) {
    let across = advance.perpendicular
    func least(_ spacing: CollectionLayoutSpacing?) -> Double { Double(spacing?.spacing ?? 0) }
    start = least(edges?.start(advance))
    end = least(edges?.end(advance))
    startAcross = least(edges?.start(across))
    endAcross = least(edges?.end(across))
    let flexible = [edges?.start(across), edges?.end(across)].map { $0?.isFlexible == true }
    if flexible[0] { shareAcross = flexible[1] ? 0.5 : 1 }
  }

  /// Returns the offset of a group across: the start, unless flexible edges move it (rule 2.6).
  ///
  /// - Parameters:
  ///   - length: The length of the group across, in points.
  ///   - room: The room, in points; nil along the scroll direction, where a section is as long as
  ///     its groups and no room is free.
  package func offset(ofLength length: Double, in room: Double?) -> Double {
    guard let room, shareAcross > 0 else { return startAcross }
    // Negative room pulls a group wider than its section back (rule 2.5).
    return startAcross + (room - length - startAcross - endAcross) * shareAcross
  }
}
