// What was measured, carried over to a stack that is solved anew.

extension SectionStack {
  /// Takes over what the sections of another stack were measured at.
  ///
  /// - Parameters:
  ///   - old: the stack as it was.
  ///   - updates: how the data has changed; nil leaves every section where it was.
  /// - Complexity: O(sections) and what the sections with measured elements cost.
  func carryOver(from old: SectionStack, updates: ResolvedUpdates?) {
    carryBoundarySizes(from: old)
    for index in sections.indices where sections[index].geometry.sizing != nil {
      guard let source = updates == nil ? index : updates?.oldSection(for: index),
        old.sections.indices.contains(source)
      else { continue }
      let geometry = old.sections[source].geometry
      let runs = updates?.itemRuns(inSection: index)
      guard runs != nil || geometry.dataCount == sections[index].geometry.dataCount,
        runs?.isReplaced != true
      else { continue }
      carryOver(index, from: geometry, runs: runs, moved: old.measuredSize(ofCell:))
    }
  }

  /// Takes over what one section was measured at.
  func carryOver(
    _ index: Int, from old: SectionGeometry, runs: EditRuns<ElementIndexPath>?,
    moved: (ElementIndexPath) -> MeasuredSize
  ) {
    guard old.hasMeasurements, sections[index].geometry.sizing != nil else { return }
    change(index) { $0.carryOver(from: old, runs: runs, moved: moved) }
    didRestack(index)
  }

  /// Whether the items of a section can be changed in place: it is of the description that it has
  /// now, and has groups that are measured.
  func canSplice(_ index: Int, as section: CollectionLayoutSection) -> Bool {
    guard hasLedger(index), sections[index].geometry.itemCount > 0,
      let sizing = sections[index].geometry.sizing
    else { return false }
    return sizing.isMade(for: section)
  }

  /// What a cell was measured at.
  func measuredSize(ofCell path: ElementIndexPath) -> MeasuredSize {
    guard sections.indices.contains(path.section) else { return .none }
    return sections[path.section].geometry.measuredSize(ofItem: path.item)
  }
}

extension SectionGeometry {
  /// What an item was measured at, also where its place does not let it choose now.
  func measuredSize(ofItem item: Int) -> MeasuredSize {
    guard let ledger, 0..<ledger.itemCount ~= item else { return .none }
    let found = ledger.group(ofItem: item)
    return ledger.measuredSizes(found, standard: template, along: surroundings.advance)[
      item - found.firstItem]
  }

  /// Whether anything was measured.
  var hasMeasurements: Bool {
    !boundarySizes.isEmpty || ledger?.hasMeasurements == true
  }
}
