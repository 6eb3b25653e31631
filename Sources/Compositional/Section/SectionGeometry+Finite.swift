// Numbers beyond the largest one: descriptions of finite lengths have infinite sums and products.

extension Double {
  /// True if the number is finite, and stays so when the sizes and places around it are added.
  var isFiniteInSums: Bool { magnitude <= SolverLimits.largest }
}

extension Vector {
  /// True if both coordinates are finite, and stay so when the sizes and places around them are
  /// added.
  package var isFinite: Bool { x.isFiniteInSums && y.isFiniteInSums }
}

extension Box {
  /// True if all edges are finite, and stay so when the sizes and places around them are added.
  package var isFinite: Bool { origin.isFinite && (origin + size).isFinite }
}

extension GroupTemplate {
  /// True if the size of the group, and the edges of everything in it, are finite.
  ///
  /// - Complexity: O(elements)
  var isFinite: Bool {
    size.isFinite && cells.allSatisfy { $0.frame.isFinite && $0.slot.isFinite }
      && supplementaries.allSatisfy { $0.frame.isFinite }
      && (omitted.cells == 0 || omitted.reach.isFinite)
  }
}

extension BoundaryPlacement {
  /// True if the length, and the edges of all items, are finite.
  ///
  /// - Complexity: O(items)
  var isFinite: Bool { length.isFinite && items.allSatisfy { $0.slot.isFinite } }
}

extension SectionGeometry {
  /// The path in the section of what is not finite: a boundary item, the insets, or the group.
  var pathNotFinite: String {
    if let item = boundaryItems.firstIndex(where: { !$0.slot.isFinite }) {
      return "boundarySupplementaryItems[" + String(item) + "]"
    }
    return areInsetsFinite ? "group" : "contentInsets"
  }

  /// True if the insets of the section are finite in sums.
  var areInsetsFinite: Bool { room.start.isFinite && room.end.isFinite }
}

extension CollectionLayoutItem.Subitems {
  /// Returns the place of a subitem in a document, after the path of its group.
  package func path(of index: Int) -> String {
    switch self {
    case .list: ".subitems[" + String(index) + "]"
    case .counted: ".subitem"
    case .repeating: ".repeatingSubitem"
    }
  }
}

extension GroupTrace {
  /// Returns the path of the first group or item, from the outside in, with a size that is not
  /// finite; nil if there is none.
  ///
  /// - Parameter path: The path of this group.
  func firstNotFinite(at path: String) -> String? {
    guard size.isFinite else { return path }
    guard case .group(_, let subitems) = item.content, case .arranged(let arrangement) = content
    else { return nil }
    for (index, subitem) in arrangement.subitems.distinct.prefix(subitems.items.count).enumerated()
    {
      let path = path + subitems.path(of: index)
      guard subitem.size.isFinite else { return path }
      if let found = subitem.group.first?.firstNotFinite(at: path) { return found }
    }
    return nil
  }
}
