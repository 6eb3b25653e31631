/// Groups with measured cells that each have a template of their own.
package struct SizedGroups: MeasuredGroups {
  package var ledger: SizedLedger
  package let sizing: SectionSizing
  /// What groups have in common that share a length, and the line that is open.
  var sharing: Indirect<Sharing>

  init(ledger: SizedLedger, sizing: SectionSizing, shared: SharedLengths = .none) {
    self.ledger = ledger
    self.sizing = sizing
    sharing = Indirect(Sharing(lengths: shared))
  }

  /// What groups have in common that share a length.
  struct Sharing: Sendable {
    /// The lengths that all uniform cells share, where they do.
    var lengths: SharedLengths
    /// The measured sizes by item, if groups share everything; empty otherwise.
    var sizes: [Int: MeasuredSize] = [:]
    /// Groups that were solved for the shared lengths, by their cells, if groups share everything.
    var alike: [[SharingCell]: SizedLedger.Entry] = [:]
    /// The line whose cells are measured one after another; nil if all groups have frames.
    ///
    /// The ledger has only its place. It is closed before anything but a measurement reads the
    /// groups.
    var openLine: OpenLine?
  }

  /// The line whose cells are measured one after another; nil if all groups have frames.
  var openLine: OpenLine? {
    _read { yield sharing.value.openLine }
    _modify { yield &sharing.value.openLine }
  }

  /// The lengths that all uniform cells share, where they do.
  var shared: SharedLengths { sizing.sharedAxes.isEmpty ? .none : sharing.value.lengths }

  /// The lengths that uniform cells have at least, in points; nil if none is known.
  var sharedLengths: Vector? { shared.isEmpty ? nil : shared.lengths.size }
}

extension SizedGroups {
  /// Returns true if a group is the line that is open.
  private func isOpen(_ found: FoundGroup) -> Bool {
    openLine?.firstItem == found.firstItem
  }

  // Out of line, because a line is rarely open.
  @inline(never)
  private func openCell(_ index: Int) -> SolvedGroup.Cell? {
    guard let line = openLine else { return nil }
    return sizing.wrappingLine?.cell(index, of: line)
  }

  @inline(never)
  private func openTemplate() -> GroupTemplate? {
    guard let line = openLine else { return nil }
    return sizing.wrappingLine?.entry(of: line).value?.template
  }

  package func template(_ found: FoundGroup) -> GroupTemplate {
    if isOpen(found), let template = openTemplate() { return template }
    let template = ledger.lanes.details.groups[found.slot]?.template ?? standardTemplate
    guard let growth = ledger.lanes.growth(found.slot), let stretch = sizing.stretch else {
      return template
    }
    return stretch.fitted(template, to: growth)
  }

  package func cell(_ index: Int, of found: FoundGroup) -> SolvedGroup.Cell {
    if isOpen(found), let cell = openCell(index) { return cell }
    let template = ledger.lanes.details.groups[found.slot]?.template ?? standardTemplate
    let cell = template.cells[index]
    guard let growth = ledger.lanes.growth(found.slot), let stretch = sizing.stretch else {
      return cell
    }
    return stretch.fitted(cell, to: growth)
  }

  package func measuredSize(ofCell index: Int, of found: FoundGroup) -> MeasuredSize {
    if isOpen(found), let openLine { return openLine.sizes[index] }
    guard !sizing.sharesEverything else {
      return sharing.value.sizes[found.firstItem + index] ?? .none
    }
    return ledger.lanes.details.groups[found.slot]?.sizes[index] ?? .none
  }

  package func measuredSizes(_ found: FoundGroup) -> [MeasuredSize] {
    if isOpen(found), let openLine { return openLine.sizes }
    guard !sizing.sharesEverything else {
      let first = found.firstItem
      let items = first..<first + ledger.lanes.itemsPerGroup(found.slot)
      return items.map { sharing.value.sizes[$0] ?? .none }
    }
    return ledger.lanes.details.groups[found.slot]?.sizes
      ?? Array(repeating: .none, count: ledger.lanes.itemsPerGroup(found.slot))
  }

  package func isWhollyMeasured(_ found: FoundGroup) -> Bool { false }

  package func forEachSize(of items: Range<Int>, _ body: (MeasuredSize, Int) -> Void) {
    require(
      openLine?.firstItem == nil, "A line must be closed before the sizes of items are read.")
    let lanes = ledger.lanes
    var first = items.lowerBound
    ledger.forEachEntry(of: items) { slot, part in
      defer { first += part.count }
      guard let group = lanes.details.groups[slot], group.isMeasured else {
        return body(.none, part.count)
      }
      guard !sizing.sharesEverything else {
        for item in first..<first + part.count { body(sharing.value.sizes[item] ?? .none, 1) }
        return
      }
      // All groups of an entry have the same sizes.
      for item in part { body(group.sizes[item % group.sizes.count], 1) }
    }
  }
}
