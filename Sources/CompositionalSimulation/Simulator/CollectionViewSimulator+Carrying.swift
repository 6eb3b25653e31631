import Compositional

/// The places of sections and elements after a change of the content.
struct Renaming {
  /// Returns the new index of a section, or nil if it is gone; nil itself if all sections stay.
  var section: ((Int) -> Int?)?
  /// Returns the new identifier of an element; nil if it is gone.
  var element: (ElementID) -> ElementID?
  /// Returns true if the view of an element, by its old identifier, goes with it.
  var keepsView: (ElementID) -> Bool
}

/// What a view remembers about its content, when the content changes.
///
/// Every change of the content passes through ``CollectionViewSimulator/carry(_:_:)``. Whatever
/// names a section or an element is renamed there, and forgotten if that is gone, so that no later
/// change meets a name of earlier content. An item that is being moved returns to its place before
/// the change, and prefetching starts anew after it.
extension CollectionViewSimulator {
  /// Renames what the view remembers, after the content has changed.
  ///
  /// - Parameters:
  ///   - names: The identifiers of the shown elements before the change.
  ///   - renaming: The new places.
  /// - Complexity: O(log sections) for each thing remembered
  mutating func carry(_ names: [ElementID], _ renaming: Renaming) {
    if let section = renaming.section { carrySections(section) }
    func place(_ id: ElementID) -> ElementID? {
      renaming.element(id).flatMap { content.attributes(for: $0, at: nil) == nil ? nil : $0 }
    }
    if let old = pursuit, case .element(let id, let position) = old.goal {
      // If the goal of a scroll is gone, the view scrolls to its previous position.
      pursuit = place(id).map {
        Pursuit(goal: .element($0, position), endsAtPage: old.endsAtPage)
      }
    }
    for (section, row) in rows {
      guard let goal = row.pursued else { continue }
      rows[section]?.pursued = place(.cell(goal.path)).flatMap {
        $0.indexPath.section == section
          ? RowState.Goal(path: $0.indexPath, position: goal.position) : nil
      }
    }
    unsettled = Set(unsettled.compactMap { place($0) })
    carryViews(names, renaming)
  }

  /// Moves the offsets of orthogonal sections and the finger on one along with their sections.
  private mutating func carrySections(_ section: (Int) -> Int?) {
    if let row = touch?.row {
      let new = section(row)
      touch?.row = new
      if touch?.target == .row(row) { touch?.target = new.map { .row($0) } ?? .nothing }
    }
    var offsets: [Int: CGFloat] = [:]
    for (old, offset) in viewport.orthogonalOffsets {
      if let new = section(old) { offsets[new] = offset }
    }
    viewport.orthogonalOffsets = offsets
    var moved: [Int: RowState] = [:]
    for (old, row) in rows {
      if let new = section(old) { moved[new] = row }
    }
    rows = moved
  }

  /// Gives the shown elements their new identifiers, and returns the views of those that are gone
  /// or take others.
  ///
  /// Of two groups that become one, a view that is anchored to one of them is gone.
  private mutating func carryViews(_ names: [ElementID], _ renaming: Renaming) {
    var kept: [ShownElement] = []
    var taken: Set<ElementID> = []
    for (element, name) in zip(shown, names) {
      guard renaming.keepsView(name), let id = renaming.element(name),
        let frame = content.frame(of: id, at: viewport), taken.insert(id).inserted
      else {
        giveBack(element)
        continue
      }
      kept.append(ShownElement(frame: frame, kind: element.kind, view: element.view))
    }
    kept.sort { $0.frame.isPlacedBefore($1.frame) }
    shown = kept
  }
}
