extension SectionSolver {
  /// Reports element kinds that occur twice in the description of a section (rule 2.29).
  ///
  /// - Complexity: O(subitems)
  mutating func noteDuplicateKinds(of section: CollectionLayoutSection, index: Int) {
    #if !COMPOSITIONAL_CORE
      var kinds = section.boundarySupplementaryItems.map { $0.elementKind }
      section.group.item.appendKinds(to: &kinds)
      note(duplicates: kinds, section: index)
      note(duplicates: section.decorationItems.map { $0.elementKind }, section: index)
    #endif
  }

  /// Reports the first absolute size of a section that is zero or negative (rule 2.32.12).
  mutating func noteSizesNotPositive(of section: CollectionLayoutSection, index: Int) {
    #if !COMPOSITIONAL_CORE
      guard let subject = section.group.item.firstSizeNotPositive(slotAxis: nil) else {
        return noteSizesNotPositive(of: section.boundarySupplementaryItems, section: index)
      }
      diagnostics.append(
        LayoutDiagnostic(reason: .sizeNotPositive, section: index, subject: subject))
    #endif
  }

  /// Reports the first boundary item with an absolute size that is zero or negative; `section` is
  /// nil for the layout itself.
  mutating func noteSizesNotPositive(
    of items: [CollectionLayoutBoundarySupplementaryItem], section: Int?
  ) {
    #if !COMPOSITIONAL_CORE
      guard let item = items.first(where: { !$0.layoutSize.isPositive() }) else { return }
      diagnostics.append(
        LayoutDiagnostic(
          reason: .sizeNotPositive, section: section,
          subject: "\(item.elementKind) \(item.layoutSize)"))
    #endif
  }

  /// Reports a section that has items and shows none, unless a diagnostic says so already.
  ///
  /// Estimates of zero wait to be measured and are not reported.
  ///
  /// - Parameter reported: The number of diagnostics before those of the section.
  mutating func noteNothingShown(
    by geometry: SectionGeometry, index: Int, since reported: Int
  ) {
    #if !COMPOSITIONAL_CORE
      guard geometry.dataCount > 0, geometry.itemCount == 0, !geometry.waitsToBeMeasured,
        !diagnostics[reported...].contains(where: { $0.hidingReason != nil })
      else { return }
      diagnostics.append(
        LayoutDiagnostic(reason: .showsNothing(geometry.reasonForNothing), section: index))
    #endif
  }

  /// Reports a group with a size or a place that is not finite.
  ///
  /// The group is solved again to find what the number belongs to, unless that asks a provider.
  mutating func noteNotFinite(
    _ section: CollectionLayoutSection, in room: ResolvedSection, index: Int
  ) {
    var path: String?
    #if !COMPOSITIONAL_CORE
      if !section.group.item.asksProvider {
        var solver = GroupSolver(
          resolver: resolver, environment: environment, cellZIndex: 0, itemCount: 0)
        path = solver.traced(section.group.item, in: room.container)?
          .firstNotFinite(at: "group")
      }
    #endif
    diagnostics.append(
      LayoutDiagnostic(reason: .notFinite(path: path ?? "group"), section: index))
  }

  /// Reports each kind that occurs more than once; `section` is nil for the layout itself.
  mutating func note(duplicates kinds: [String], section: Int?) {
    #if !COMPOSITIONAL_CORE
      var seen: Set<String> = []
      var noted: Set<String> = []
      for kind in kinds where !seen.insert(kind).inserted && noted.insert(kind).inserted {
        diagnostics.append(
          LayoutDiagnostic(reason: .duplicateElementKind(kind), section: section))
      }
    #endif
  }
}

extension CollectionLayoutItem {
  /// Appends the kinds of the views that are anchored to the item and to its subitems; a counted
  /// subitem counts once.
  fileprivate func appendKinds(to kinds: inout [String]) {
    kinds += supplementaryItems.lazy.map { $0.elementKind }
    guard case .group(_, let subitems) = content else { return }
    for item in subitems.items { item.appendKinds(to: &kinds) }
  }

  /// Returns the description of the first item, nested item or anchored view with an absolute size
  /// that is zero or negative; nil for none.
  ///
  /// - Parameter slotAxis: The axis on which the item's size is replaced by its share of a counted
  ///   group (rule 2.4.1); nil for none.
  fileprivate func firstSizeNotPositive(slotAxis: LayoutAxis?) -> String? {
    guard layoutSize.isPositive(except: slotAxis) else { return description }
    for view in supplementaryItems where !view.layoutSize.isPositive() {
      return "\(view.elementKind) \(view.layoutSize)"
    }
    guard case .group(let axis, let subitems) = content else { return nil }
    let isCounted = if case .counted = subitems { true } else { false }
    for item in subitems.items {
      if let found = item.firstSizeNotPositive(slotAxis: isCounted ? axis : nil) { return found }
    }
    return nil
  }
}

extension CollectionLayoutSize {
  /// Returns true if no absolute dimension is zero or negative, except on an axis that does not
  /// count.
  fileprivate func isPositive(except ignored: LayoutAxis? = nil) -> Bool {
    LayoutAxis.allCases.allSatisfy {
      $0 == ignored || !self[$0].isAbsolute || self[$0].dimension > 0
    }
  }
}
