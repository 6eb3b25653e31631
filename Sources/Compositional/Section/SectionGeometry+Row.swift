extension SectionGeometry {
  /// The length of the row including the section's insets, in points (rules 2.15.3, P13).
  var rowLength: Double {
    let advance = surroundings.advance
    let insets = surroundings.start[advance] + surroundings.end[advance]
    guard allGroups > 0 else { return insets }
    return insets + edges.start + groupsLength + edges.end
  }
}
