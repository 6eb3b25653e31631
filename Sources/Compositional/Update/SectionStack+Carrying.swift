// Measured sizes that stay when a stack is solved again.

extension SectionStack {
  /// Takes over the measured sizes of the sections of another stack.
  ///
  /// - Parameters:
  ///   - old: The stack as it was.
  ///   - updates: The changes of the data; nil leaves every section at its index.
  /// - Returns: The number of groups that were solved.
  /// - Complexity: O(sections), and the cost of the sections with measured elements.
  mutating func carryOver(from old: SectionStack, updates: ResolvedUpdates?) -> Int {
    carryBoundarySizes(from: old)
    var groupsSolved = 0
    for index in sections.indices where sections[index].geometry.sizing != nil {
      guard let source = updates == nil ? index : updates?.oldSection(for: index),
        old.sections.indices.contains(source)
      else { continue }
      let geometry = old.sections[source].geometry
      let sequence = updates?.itemEdits(inSection: index)
      guard sequence != nil || geometry.dataCount == sections[index].geometry.dataCount,
        sequence?.isReplaced != true
      else { continue }
      let edits = sequence.map { ItemEdits(sequence: $0, moved: old.measuredSize(ofCell:)) }
      groupsSolved += carryOver(index, from: geometry, edits)
    }
    return groupsSolved
  }

  /// Takes over the measured sizes of one section.
  ///
  /// - Returns: The number of groups that were solved.
  mutating func carryOver(_ index: Int, from old: SectionGeometry, _ edits: ItemEdits?) -> Int {
    guard old.hasMeasurements, sections[index].geometry.sizing != nil else { return 0 }
    defer { moveSections(after: index) }
    return change(index) { $0.carryOver(from: old, edits) }
  }

  /// Changes the items of a section in place.
  ///
  /// - Returns: The number of groups that were solved.
  mutating func splice(_ index: Int, _ edits: ItemEdits) -> Int {
    defer { moveSections(after: index) }
    return change(index) { $0.splice(edits) }
  }

  /// Returns true if the items of a section can be changed in place as long as its description is
  /// the same: it has items, and its groups are measured.
  func canSplice(_ index: Int) -> Bool {
    let section = sections[index]
    // A template that lacks cells would not do for more items.
    return section.geometry.itemCount > 0 && section.geometry.groups.isMeasured
      && section.geometry.sizing?.template.omitted.cells == 0
  }

  /// Gives a section another handler of visible items.
  mutating func take(_ handler: VisibleItemsInvalidationHandler?, ofSection index: Int) {
    let scrolling = sections[index].geometry.room.scrolling
    guard scrolling.handler != handler else { return }
    change(index) { $0.room.scrolling = SectionScrolling(scrolling, handler) }
  }

  /// Returns true if a section was solved for a description, but for its handler.
  func isMade(_ index: Int, for section: CollectionLayoutSection) -> Bool {
    sections[index].geometry.sizing?.isMade(for: section) == true
  }

  /// Returns the measured size of a cell.
  func measuredSize(ofCell path: ElementIndexPath) -> MeasuredSize {
    hasSection(path.section)
      ? sections[path.section].geometry.measuredSize(ofItem: path.item) : .none
  }
}
