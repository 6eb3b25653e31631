extension SectionGeometry {
  /// Returns the extent of a group along its row, in points from the start of the section.
  func rowSpan(ofGroup index: Int) -> Span {
    let advance = surroundings.advance
    if let ledger {
      let found = ledger.group(index)
      let low = origin[advance] + found.start
      return Span(low: low, high: low + ledger.lanes.length(found.slot))
    }
    let low = corner(ofGroup: index)[advance]
    let length = index == groupCount - 1 ? lastLength : template.size[advance]
    return Span(low: low, high: low + length)
  }

  /// The length of the row including the section's insets, in points (rule 2.15.3).
  var rowLength: Double {
    let advance = surroundings.advance
    let insets = surroundings.start[advance] + surroundings.end[advance]
    guard allGroups > 0 else { return insets }
    return insets + edges.start + groupsLength + edges.end
  }
}
