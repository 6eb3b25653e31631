// The groups of a section, whether they are all alike or each as long as it was measured.

extension SectionGeometry {
  /// The room from the end of a group to the start of the next, in points.
  var gap: Double { pitch - template.size[surroundings.advance] }

  /// The groups that are shown.
  package var allGroups: Int {
    guard let ledger else { return groupCount }
    return itemCount == 0 ? 0 : ledger.groupCount
  }

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

  /// The group that holds an item.
  ///
  /// - Precondition: the section shows such an item.
  /// - Complexity: O(1); O(log measured groups) where groups are measured.
  package func placedGroup(ofItem item: Int) -> PlacedGroup {
    guard let ledger else { return placedGroup(item / itemsPerGroup) }
    return placed(ledger.group(ofItem: item), in: ledger)
  }

  /// The group at an index.
  ///
  /// - Precondition: there is such a group.
  /// - Complexity: O(1); O(log measured groups) where groups are measured.
  package func placedGroup(_ index: Int) -> PlacedGroup {
    if let ledger { return placed(ledger.group(index), in: ledger) }
    return PlacedGroup(
      index: index, firstItem: index * itemsPerGroup, corner: corner(ofGroup: index),
      template: group(index))
  }

  /// The group that may hold an anchored view; nil when there is none.
  ///
  /// - Parameters:
  ///   - ordinal: the place of the view among those of its kind in the section, from zero.
  ///   - kind: the kind, as a place in ``GroupTemplate/kinds``.
  /// - Complexity: O(1); O(log measured groups) where groups are measured.
  package func placedGroup(ofView ordinal: Int, kind: Int) -> PlacedGroup? {
    if let ledger, countsViews {
      return ledger.group(withTally: kind, number: ordinal).map { placed($0, in: ledger) }
    }
    let each = template.viewsByKind[kind].count
    guard each > 0, ordinal / each < allGroups else { return nil }
    return placedGroup(ordinal / each)
  }

  private func placed(_ found: GroupLedger.Found, in ledger: GroupLedger) -> PlacedGroup {
    PlacedGroup(
      index: found.group, firstItem: found.firstItem,
      corner: corner(at: found.start, across: ledger.across(found)),
      template: ledger.template(found, standard: self))
  }

  /// The corner of a group that starts somewhere along the advance axis.
  @inline(__always)
  func corner(at start: Double, across length: Double) -> Vector {
    let advance = surroundings.advance
    var corner = origin
    corner[advance] += start
    if edges.shareAcross > 0, advance == surroundings.main {
      let across = advance.perpendicular
      corner[across] += (template.size[across] - length) * edges.shareAcross
    }
    return corner
  }

  /// From the start of the first group to the end of the last along the advance axis, in points.
  var groupsLength: Double {
    ledger.map { $0.extent - gap } ?? Double(groupCount - 1) * pitch + lastLength
  }

  /// The length of the groups with the section's insets along the scroll direction, in points.
  ///
  /// Sets the width across that the groups ask for.
  mutating func contentLength(quirks: Quirks) -> Double {
    let main = surroundings.main
    let advance = surroundings.advance
    let insets = surroundings.start[main] + surroundings.end[main]
    let outline = ledger?.outline
    if advance == main {
      crossExtent = contentWidth(
        group: outline?.widest ?? template.size[advance.perpendicular], quirks)
      return insets + edges.start + groupsLength + edges.end
    }
    return rowHeight
  }

  /// The length of an orthogonal row along the scroll direction with the section's insets, in points.
  ///
  /// As high as the tallest group that was measured so far (rule 2.15.8), before that as the
  /// estimates have a full one.
  var rowHeight: Double {
    let main = surroundings.main
    let measured = ledger.flatMap { $0.outline.tallest < 0 ? nil : $0.outline.tallest }
    return surroundings.start[main] + surroundings.end[main] + (measured ?? template.size[main])
      + edges.startAcross + edges.endAcross
  }

  /// The width of the content that groups of a width ask for (rule 2.31).
  private func contentWidth(group: Double, _ quirks: Quirks) -> Double {
    let cross = surroundings.main.perpendicular
    if quirks.contains(.wideContentIsNever) { return 0 }
    if quirks.contains(.wideContentIsGroup) { return group }
    let leading = surroundings.start[cross] + group
    return quirks.contains(.wideContentOmitsTrailingInset)
      ? leading : leading + surroundings.end[cross]
  }
}

extension GroupTemplate {
  /// The length of a partly filled last group (rule 2.9.3).
  func trimmedLength(
    cells count: Int, along axis: LayoutAxis, _ group: CollectionLayoutGroup, quirks: Quirks
  ) -> Double {
    if case .custom = group.content { return size[axis] }
    let full = reach(ofFirst: cells.count, along: axis, quirks: quirks)
    let present = reach(ofFirst: count, along: axis, quirks: quirks)
    return size[axis] - (full - present)
  }
}
