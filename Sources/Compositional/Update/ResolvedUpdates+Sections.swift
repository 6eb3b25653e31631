extension ResolvedUpdates {
  /// Validates the operations on sections and computes their number after the batch.
  ///
  /// Afterward, sections can be mapped.
  ///
  /// - Parameter countAfter: The number of sections after the batch; nil to compute it.
  mutating func settleSections(countAfter: Int?) throws(UpdateError) {
    try refuseSectionsMissingBefore()
    try Self.refuseRepeated(sections.departures, operation: { $0.departing })
    try Self.refuseRepeated(sections.arrivals, operation: { $0.arriving })
    for section in reloadedSectionsBefore {
      try refuse(.reloadSection(section), ofDeleted: section, in: sections.departures[...])
    }
    let expected = sectionCountBefore - sections.departures.count + sections.arrivals.count
    if let countAfter, countAfter != expected {
      throw .sectionCount(
        after: countAfter, before: sectionCountBefore,
        inserted: sections.arrivals.count { $0.counterpart == nil },
        deleted: sections.departures.count { $0.counterpart == nil })
    }
    for arrival in sections.arrivals where !(0..<expected ~= arrival.place) {
      throw .missingSection(arrival.arriving, side: .after, sectionCount: expected)
    }
    sectionCountAfter = expected
  }

  private func refuseSectionsMissingBefore() throws(UpdateError) {
    let known = 0..<sectionCountBefore
    for departure in sections.departures where !(known ~= departure.place) {
      throw .missingSection(
        departure.departing, side: .before, sectionCount: sectionCountBefore)
    }
    for section in reloadedSectionsBefore where !(known ~= section) {
      throw .missingSection(
        .reloadSection(section), side: .before, sectionCount: sectionCountBefore)
    }
  }

  /// Throws if two displacements have the same position.
  static func refuseRepeated<Place>(
    _ displacements: [Displacement<Place>], operation: (Displacement<Place>) -> UpdateOperation
  ) throws(UpdateError) {
    for index in displacements.indices.dropFirst()
    where displacements[index].place == displacements[index - 1].place {
      var pair = (displacements[index - 1], displacements[index])
      // Deletes and inserts are named before moves, regardless of the order of the calls.
      if pair.1.counterpart == nil { swap(&pair.0, &pair.1) }
      throw .conflict(operation(pair.0), operation(pair.1))
    }
  }

  /// Throws if a deleted section is reloaded.
  func refuse(
    _ operation: UpdateOperation, ofDeleted section: Int,
    in departures: ArraySlice<Displacement<Int>>
  ) throws(UpdateError) {
    let index = departures.firstIndex(fromWhich: { $0.number >= section })
    if index < departures.endIndex, departures[index].number == section,
      departures[index].counterpart == nil
    {
      throw .conflict(departures[index].departing, operation)
    }
  }
}
