// How groups are filled with items whose sizes are measured.

extension CollectionLayoutItem {
  /// Whether how many items the group holds depends on what they are measured at: a group of fixed
  /// length that is filled with subitems of estimated length (rule 2.8, rows that wrap).
  var fillsByMeasure: Bool { contains { $1.isFilledByMeasure(givenLengthAlong: $0) } }

  /// Whether a group that is filled by measure is closed by the first item that does not fit.
  ///
  /// A group of groups looks at all items of the next one, and fractions of the own axis ask how
  /// many would fit without spacing (rule 2.3, rule B).
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

  /// Whether this group or one in it is of a kind.
  ///
  /// - Parameter isOfKind: takes the axis along which a group has equal slots for its subitems, nil
  ///   for none, and a subitem.
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
    // A slot is of a fixed length, whatever the group itself says.
    guard slot == axis || !layoutSize[axis].isEstimated else { return false }
    return items.contains { $0.layoutSize[axis].isEstimated }
  }

  /// Whether how many items a group holds depends on how many there are: it is filled with groups
  /// in which uniform cells that are missing make their siblings no longer.
  var fillsByPresence: Bool { fillsByMeasure && !closesAtNextItem && hasUniformSizes }

  /// Whether sizes in here are uniform across siblings.
  fileprivate var hasUniformSizes: Bool {
    let isUniform = LayoutAxis.allCases.contains { layoutSize[$0].isUniformAcrossSiblings }
    guard case .group(_, let subitems) = content else { return isUniform }
    return isUniform || subitems.items.contains { $0.hasUniformSizes }
  }

  /// Whether a group cannot be told by itself: its items or its length depend on other groups.
  var countsVaryOrShare: Bool {
    fillsByMeasure || LayoutAxis.allCases.contains { layoutSize[$0].isUniformAcrossSiblings }
  }
}
