// Filling groups with items whose sizes are measured.

extension CollectionLayoutItem {
  /// True if the number of items of the group depends on their measured sizes.
  ///
  /// Such a group has a fixed length and is filled with subitems of estimated length (rule 2.8,
  /// lines that wrap).
  var fillsByMeasure: Bool { contains { $1.isFilledByMeasure(givenLengthAlong: $0) } }

  /// True if a group that is filled by measure is closed by the first item that does not fit.
  ///
  /// A group of groups depends on all items of the next one, and fractions of the own axis on the
  /// number of items that would fit without spacing (rule 2.3, rule B).
  var closesAtNextItem: Bool {
    !contains { slot, group in
      guard group.isFilledByMeasure(givenLengthAlong: slot),
        case .group(let axis, _) = group.content
      else { return false }
      return group.subitems.contains {
        $0.isGroup || $0.layoutSize[axis.perpendicular].isFraction(of: axis)
      }
    }
  }

  /// Returns true if this group or a nested one is of a kind.
  ///
  /// - Parameter isOfKind: A closure that takes the axis along which a group has equal slots for
  ///   its subitems, nil for none, and a subitem.
  private func contains(
    _ isOfKind: (LayoutAxis?, CollectionLayoutItem) -> Bool, slot: LayoutAxis? = nil
  )
    -> Bool
  {
    guard case .group(let axis, let subitems) = content else { return false }
    if isOfKind(slot, self) { return true }
    var slot: LayoutAxis?
    if case .counted = subitems { slot = axis }
    return subitems.items.contains { $0.contains(isOfKind, slot: slot) }
  }

  private func isFilledByMeasure(givenLengthAlong slot: LayoutAxis?) -> Bool {
    guard case .group(let axis, .list(let items)) = content else { return false }
    // A slot has a fixed length, whatever the dimension of the group is.
    guard slot == axis || !layoutSize[axis].isEstimated else { return false }
    return items.contains { $0.layoutSize[axis].isEstimated }
  }

  /// True if the number of items of a group depends on the number of items that follow.
  ///
  /// Such a group is filled with groups in which missing uniform cells do not stretch their
  /// siblings.
  var fillsByPresence: Bool { fillsByMeasure && !closesAtNextItem && hasUniformSizes }

  /// True if this item or a nested one has sizes that are uniform across siblings.
  fileprivate var hasUniformSizes: Bool {
    let isUniform = LayoutAxis.allCases.contains { layoutSize[$0].isUniformAcrossSiblings }
    guard case .group(_, let subitems) = content else { return isUniform }
    return isUniform || subitems.items.contains { $0.hasUniformSizes }
  }

  /// True if the items or the length of a group depend on other groups.
  var countsVaryOrShare: Bool {
    fillsByMeasure || LayoutAxis.allCases.contains { layoutSize[$0].isUniformAcrossSiblings }
  }
}
