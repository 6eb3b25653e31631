// The groups of a section in their places, uniform or measured.

extension SectionGeometry {
  /// The distance from the end of a group to the start of the next, in points.
  var gap: Double { track.gap }

  /// The number of groups that are shown.
  package var allGroups: Int { itemCount == 0 ? 0 : groups.count }

  /// A group in its place.
  package struct PlacedGroup {
    /// Its place among the groups.
    package var index: Int
    /// The item it starts with.
    package var firstItem: Int
    /// Its corner, in points of the section.
    package var corner: Vector
    /// Its cells and anchored views.
    package var template: GroupTemplate
  }

  /// Returns the group that contains an item.
  ///
  /// - Precondition: The section shows the item.
  /// - Complexity: O(1); O(log measured groups) if groups are measured.
  package func placedGroup(ofItem item: Int) -> PlacedGroup {
    switch groups {
    case .uniform(let uniform): placed(item / itemsPerGroup, of: uniform)
    case .measured(let measured): placed(measured.ledger.group(ofItem: item), of: measured)
    }
  }

  /// Returns the group at an index.
  ///
  /// - Precondition: The group exists.
  /// - Complexity: O(1); O(log measured groups) if groups are measured.
  package func placedGroup(_ index: Int) -> PlacedGroup {
    switch groups {
    case .uniform(let uniform): placed(index, of: uniform)
    case .measured(let measured): placed(measured.ledger.group(index), of: measured)
    }
  }

  /// Returns the group that may contain an anchored view; nil if none does.
  ///
  /// - Parameters:
  ///   - ordinal: The index of the view among those of its kind in the section.
  ///   - kind: The index of the kind in ``GroupTemplate/kinds``.
  /// - Complexity: O(1); O(log measured groups) if groups are measured.
  package func placedGroup(ofView ordinal: Int, kind: Int) -> PlacedGroup? {
    if case .measured(let measured) = groups, measured.sizing.countsViews {
      return measured.ledger.group(where: kind, exceeds: ordinal).map { placed($0, of: measured) }
    }
    let each = template.viewsByKind[kind].count
    guard each > 0, ordinal / each < allGroups else { return nil }
    return placedGroup(ordinal / each)
  }

  /// Returns the span of a group along the advance axis, in points of the section.
  ///
  /// - Complexity: O(1); O(log measured groups) if groups are measured.
  package func span(ofGroup index: Int) -> Span {
    let advance = room.advance
    switch groups {
    case .uniform(let uniform):
      let low = corner(ofGroup: index)[advance]
      let length = index == uniform.count - 1 ? uniform.lastLength : template.size[advance]
      return Span(low: low, high: low + length)
    case .measured(let measured):
      let found = measured.ledger.group(index)
      let low = origin[advance] + found.start
      return Span(low: low, high: low + measured.ledger.length(found))
    }
  }

  private func placed(_ index: Int, of uniform: UniformGroups) -> PlacedGroup {
    let isLast = index == uniform.count - 1
    return PlacedGroup(
      index: index, firstItem: index * itemsPerGroup, corner: corner(ofGroup: index),
      template: isLast ? uniform.last ?? template : template)
  }

  private func placed(_ found: FoundGroup, of measured: MeasuredGroups) -> PlacedGroup {
    PlacedGroup(
      index: found.group, firstItem: found.firstItem,
      corner: corner(at: found.start, across: measured.ledger.across(found)),
      template: measured.template(found))
  }

  /// Returns the corner of a group.
  ///
  /// - Parameters:
  ///   - start: The start of the group along the advance axis, in points from the first group.
  ///   - length: The length of the group across the advance axis, in points.
  @inline(__always)
  func corner(at start: Double, across length: Double) -> Vector {
    let advance = room.advance
    var corner = placement.origin
    corner[advance] += start
    if track.edges.shareAcross > 0, advance == room.main {
      let across = advance.perpendicular
      corner[across] += (template.size[across] - length) * track.edges.shareAcross
    }
    return corner
  }

  /// The distance from the start of the first group to the end of the last, in points.
  package var groupsLength: Double { groupsLength(groups.measuredTotals) }

  /// Returns the distance from the start of the first group to the end of the last, in points.
  ///
  /// - Parameter totals: The totals of measured groups; nil if the groups are uniform.
  func groupsLength(_ totals: MeasuredTotals?) -> Double {
    if let totals { return totals.extent - gap }
    guard case .uniform(let uniform) = groups else { return 0 }
    return Double(uniform.count - 1) * pitch + uniform.lastLength
  }

  /// The length of an orthogonal row with the section's insets, in points (rule 2.15.2).
  ///
  /// The length is along the scroll direction. It follows from the tallest measured group
  /// (rule 2.15.8); before any is measured, from a full group with its estimates.
  package var rowHeight: Double { rowHeight(groups.measuredTotals) }

  /// Returns the length of an orthogonal row for the totals of measured groups, in points.
  @inline(__always)
  func rowHeight(_ totals: MeasuredTotals?) -> Double {
    let main = room.main
    let tallest = totals?.outline.tallest ?? -.infinity
    return room.start[main] + room.end[main]
      + (tallest < 0 ? template.size[main] : tallest) + edges.startAcross + edges.endAcross
  }

  /// The length of the row including the section's insets, in points (rules 2.15.3, P13).
  var rowLength: Double {
    let advance = room.advance
    let insets = room.start[advance] + room.end[advance]
    guard allGroups > 0 else { return insets }
    return insets + edges.start + groupsLength + edges.end
  }

  /// The width of the content that groups of a width ask for (rule 2.31).
  @inline(__always)
  func contentWidth(group: Double, _ quirks: Quirks) -> Double {
    let cross = room.main.perpendicular
    if quirks.contains(.wideContentIsNever) { return 0 }
    if quirks.contains(.wideContentIsGroup) { return group }
    let leading = room.start[cross] + group
    return quirks.contains(.wideContentOmitsTrailingInset)
      ? leading : leading + room.end[cross]
  }
}
