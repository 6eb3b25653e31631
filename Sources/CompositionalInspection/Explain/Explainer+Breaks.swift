@_spi(OpenChoices) import Compositional

extension Explainer {
  /// Explains why a cell begins a new group: what ended the group before it.
  ///
  /// - Returns: The last step; nil for the first group, and for a cell inside a group.
  mutating func newGroup(for id: ElementID) -> Quantity? {
    guard case .cell(let path) = id, path.item > 0, let section = sectionSteps(path.section),
      let next = layout.groundwork(ofGroupWith: path.item, in: section.ground),
      let before = groupSteps(ofGroupWith: path.item - 1, in: section)
    else { return nil }
    guard before.ground.placed.index == next.placed.index else {
      return end(of: before.group, followedBy: next.trace, id)
    }
    var steps = before.group
    var cell = path.item - next.placed.firstItem
    while let arrangement = steps.arrangement {
      guard let one = arrangement.subitems.subitem(ofCell: cell - 1),
        let other = arrangement.subitems.subitem(ofCell: cell),
        let nested = nestedSteps(at: one.place, in: steps, arrangement)
      else { return nil }
      guard one.index == other.index else {
        return end(
          of: nested, followedBy: arrangement.subitems.distinct[other.place].group.first, id)
      }
      steps = nested
      cell -= one.firstCell
    }
    return nil
  }

  /// Explains why a group holds no more than it does.
  ///
  /// - Parameters:
  ///   - steps: The group.
  ///   - next: The group that begins with the next cell; nil if it is none.
  ///   - id: The next cell.
  private mutating func end(
    of steps: GroupSteps, followedBy next: GroupTrace?, _ id: ElementID
  ) -> Quantity {
    let end = ", so " + id.description + " begins a new group"
    guard let arrangement = steps.arrangement else {
      return list.add(
        "cells", "the closure of the custom group returns this number of cells" + end,
        of: steps.subject, .custom, .given, [Quantity("cells", Double(steps.trace.cellCount))])
    }
    let count = Double(arrangement.subitems.count)
    guard case .group(_, .list(let items)) = steps.trace.item.content else {
      return list.add(
        "count",
        "the group holds " + (count == 1 ? "1 subitem" : points(count) + " subitems")
          + ", its count" + end, of: steps.subject, .counted, .given,
        [Quantity("count", count)])
    }
    if steps.trace.estimated.contains(arrangement.axis) {
      return list.add(
        "subitems", "a group of estimated length holds each of its subitems once" + end,
        of: steps.subject, .estimatedAlong, .given, [Quantity("subitems", count)])
    }
    if let excess = excess(of: steps, arrangement, items, followedBy: next, end) { return excess }
    return list.add(
      "subitems", "no more subitems fit" + end, of: steps.subject, .counting, .given,
      [Quantity("subitems", count)])
  }

  /// Explains by how much a group is too short for one more subitem.
  ///
  /// - Returns: The excess; nil if these numbers do not show it.
  private mutating func excess(
    of steps: GroupSteps, _ arrangement: GroupTrace.Arrangement, _ items: [CollectionLayoutItem],
    followedBy next: GroupTrace?, _ end: String
  ) -> Quantity? {
    let axis = arrangement.axis
    let count = arrangement.subitems.count
    guard count > 0, !items.isEmpty else { return nil }
    var more = steps
    let spaces = [
      list.times(
        "spacing", "the spacing with one more subitem", of: steps.subject, .spacing,
        Quantity("gaps", Double(count)), steps.spacing)
    ].filter { $0.value != 0 }
    let room =
      steps.trace.estimated.contains(axis)
      ? Quantity("estimate", arrangement.room[axis]) : steps.inner[axis].named(axis.lengthName)
    let followsAxis = items.contains { $0.layoutSize[axis.perpendicular].isFraction(of: axis) }
    // Each further gap makes fractions smaller, except by rule B.
    if !spaces.isEmpty, !followsAxis, !quirks.contains(.countsWithoutSpacing) {
      more.fractions[axis] = list.add(
        "free " + axis.lengthName, "the room that the subitems would share", of: steps.subject,
        .nested,
        .difference, [room] + spaces)
      for place in more.extents.indices {
        let item = arrangement.subitems.distinct[place].item
        guard item.layoutSize[axis].isFraction(of: axis) else { continue }
        more.extents[place] = extent(
          of: item, "subitem " + String(place), measured: nil, in: more, axis)
      }
    }
    let place = count % items.count
    let item = items[place]
    let isEstimated = item.layoutSize[axis].isEstimated
    let twin = next?.item == steps.trace.item ? next : nil
    let measured = isEstimated ? lengthOfNext(in: arrangement, place, twin) : nil
    if isEstimated, item.isGroup, measured == nil { return nil }
    let last =
      isEstimated || place >= more.extents.count
      ? extent(of: item, "next subitem", measured: measured, in: more, axis)
      : more.extents[place].named("next subitem")
    let needed = list.add(
      "needed " + axis.lengthName, "the length with one more subitem", of: steps.subject,
      .counting, .sum, extents(before: count, more, arrangement) + [last] + spaces)
    guard needed.value > room.value else { return nil }
    return list.add(
      "excess", "one more subitem does not fit" + end, of: steps.subject, .counting, .difference,
      [needed, room])
  }

  /// Returns the length of the subitem that a group has no room for, if it is estimated: that of the
  /// same subitem at the start of the next group, or earlier in this one.
  ///
  /// - Returns: The length, in points; nil if it is not known, or is the estimate.
  private func lengthOfNext(
    in arrangement: GroupTrace.Arrangement, _ place: Int, _ next: GroupTrace?
  ) -> Double? {
    let axis = arrangement.axis
    let first = place == 0 ? next?.arrangement?.subitems.distinct.first : nil
    let known = arrangement.subitems.distinct
    let same = first ?? (place < known.count ? known[place] : nil)
    if let same, same.item.isGroup { return same.size[axis] }
    return first.flatMap { $0.measured.size[axis].isNaN ? nil : $0.measured.size[axis] }
  }

  /// Explains the length of a subitem with its edge spacing, if it were in a group.
  ///
  /// - Parameter measured: The length if it is estimated, in points; nil for its estimate.
  private mutating func extent(
    of item: CollectionLayoutItem, _ name: String, measured: Double?, in steps: GroupSteps,
    _ axis: LayoutAxis
  ) -> Quantity {
    let subject = StepSubject(name: steps.subject.name + ", " + name, path: "")
    let size: Quantity
    if let measured {
      size = list.add(
        axis.lengthName, "measured, instead of the estimate", of: subject, .estimates, .given,
        [Quantity("measured", measured)])
    } else {
      size = length(item.layoutSize[axis], axis, in: steps.fractions, subject, .nested)
    }
    let edges = item.edgeSpacing
    return list.sum(
      name, "the subitem with its edge spacing", of: steps.subject, .edgeSpacing,
      [edge(edges?.start(axis), axis.startName), size, edge(edges?.end(axis), axis.endName)]
    ).named(name)
  }
}

extension GroupTrace.Subitems {
  /// Returns the subitem that has a cell of the group; nil if none has.
  fileprivate func subitem(ofCell cell: Int) -> (index: Int, place: Int, firstCell: Int)? {
    var first = 0
    for index in 0..<count {
      let place = distinctIndex(index)
      let cells = distinct[place].cellCount
      if cell < first + cells { return (index, place, first) }
      first += cells
    }
    return nil
  }
}
