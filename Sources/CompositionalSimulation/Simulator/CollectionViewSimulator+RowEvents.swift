import Compositional

/// What users notice of rows whose groups are measured while they scroll.
extension CollectionViewSimulator {
  /// The lengths of the rows that have moved since the last layout pass, by section, in points.
  var lengthsOfMovedRows: [Int: Double] {
    guard !rows.isEmpty, content.hasOrthogonalSections else { return [:] }
    let layout = content.engine
    var lengths: [Int: Double] = [:]
    for section in scrolledRows
    where viewport.orthogonalOffsets[section] != laidOutRows[section]
      && content.orthogonalScroller(ofSection: section) != nil
    {
      lengths[section] = layout.length(ofSection: section)
    }
    return lengths
  }

  /// Notes rows that became longer or shorter, so that what is below them moved (rule 2.15.8).
  ///
  /// - Parameter before: The lengths of rows before a measurement, by section.
  mutating func noteMovedContent(below before: [Int: Double]) {
    let layout = content.engine
    for section in before.keys.sorted() {
      guard let old = before[section] else { continue }
      let distance = layout.length(ofSection: section) - old
      let end = layout.rowSpan(ofSection: section).high
      guard distance.magnitude > 1 / Double(environment.displayScale),
        end < layout.contentSize[layout.configuration.scrollDirection] - 0.5
      else { continue }
      note(.moved, section: section, "what is below it by \(points: distance)")
    }
  }

  /// Notes rows of which a part is on screen, but no cell, because those at their offset are
  /// estimated too short to reach it (rules 2.15.8, 2.19).
  mutating func noteBlankRows() {
    laidOutRows = viewport.orthogonalOffsets
    guard measurer != nil, !rows.isEmpty, content.hasOrthogonalSections else { return }
    let axis = content.scrollDirection
    let layout = content.engine
    let visible = Box(viewport.bounds).span(axis)
    var blank: Set<Int> = []
    for section in content.sections(in: viewport)
    where rows[section] != nil && content.orthogonalScroller(ofSection: section) != nil
      && !shown.contains(where: {
        $0.frame.category == .cell && $0.frame.indexPath.section == section
      })
    {
      let row = layout.rowSpan(ofSection: section)
      let rest = min(row.high, visible.high) - max(row.low, visible.low)
      // All of the row at its offset: a cell that waits there was not found where the view is.
      var whole = viewport
      whole.contentOffset[axis] = row.low
      let length = CGFloat(row.length)
      whole.size =
        axis == .horizontal
        ? CGSize(width: length, height: viewport.size.height)
        : CGSize(width: viewport.size.width, height: length)
      guard rest > 1, let waiting = layout.nextMeasurement(in: whole)?.id,
        waiting.category == .cell, waiting.indexPath.section == section
      else { continue }
      blank.insert(section)
      guard !blankRows.contains(section) else { continue }
      note(
        .blank, section: section,
        "at \(points: viewport.orthogonalOffsets[section] ?? 0): \(waiting) is estimated too short")
    }
    blankRows = blank
  }
}
