/// The track along which the groups of a section follow one another.
package struct GroupTrack: Sendable {
  /// The edge spacing of the top-level group, in points.
  package var edges = GroupEdges()
  /// The corner of the first group, in points from the start of the section's content.
  package var start = Vector.zero
  /// The distance from the start of a group to that of the next, with all estimates, in points.
  package var pitch = 0.0
  /// The distance from the end of a group to the start of the next, in points.
  package var gap = 0.0

  /// Creates a track without groups.
  init() {}

  /// Creates the track of a section (rules 2.9.1, 2.9.2).
  ///
  /// - Parameters:
  ///   - section: The description.
  ///   - template: The group with all estimates.
  ///   - room: The room that the section is resolved in.
  init(
    _ section: CollectionLayoutSection, _ template: GroupTemplate, in room: ResolvedSection
  ) {
    let advance = room.advance
    let across = advance.perpendicular
    edges = GroupEdges(section.group.edgeSpacing, along: advance)
    start = room.start
    start[advance] += edges.start
    start[across] += edges.offset(
      ofLength: template.size[across],
      in: across == room.main ? nil : room.container[across])
    pitch = edges.start + template.size[advance] + edges.end + Double(section.interGroupSpacing)
    gap = pitch - template.size[advance]
  }
}
