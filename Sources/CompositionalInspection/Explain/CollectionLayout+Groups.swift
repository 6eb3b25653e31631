import Compositional

/// A group around a cell: its place in the description and its frame.
package struct EnclosingGroup: Hashable, Sendable {
  /// The path of the group, such as `sections[0].group.subitems[1]`.
  package let path: String
  /// The frame, with the insets of the group, in points of the content.
  package let frame: CGRect
}

extension CollectionLayout {
  /// Returns the groups around a cell, the outermost first; none for other elements.
  ///
  /// - Parameters:
  ///   - id: The element, visible or not.
  ///   - viewport: The current viewport; nil to leave rows unscrolled.
  /// - Complexity: O(sections + elements of the element's group).
  package func groups(around id: ElementID, in viewport: Viewport? = nil) -> [EnclosingGroup] {
    guard case .cell(let path) = id, let cell = attributes(for: id, at: viewport) else { return [] }
    var explainer = Explainer(self, viewport)
    return explainer.groups(around: path, cell.frame)
  }
}

extension Explainer {
  /// Returns the groups around a cell with a frame.
  mutating func groups(around path: ElementIndexPath, _ frame: CGRect) -> [EnclosingGroup] {
    guard let section = sectionSteps(path.section),
      let placed = groupSteps(ofGroupWith: path.item, in: section)
    else { return [] }
    let cell = path.item - placed.ground.placed.firstItem
    var found: [(path: String, corner: PerAxis<Double>, size: PerAxis<Double>)] = []
    var inside = cell
    var steps = placed.group
    var corner = PerAxis<[Quantity]>([])
    while true {
      found.append((steps.subject.path, sums(corner), lengths(steps.size)))
      guard let arrangement = steps.arrangement,
        let index = arrangement.subitem(ofCell: &inside)
      else { break }
      let slot = slot(ofSubitem: index, in: steps, arrangement, at: corner)
      guard slot.item?.isGroup == true,
        let nested = nestedSteps(
          at: arrangement.subitems.distinctIndex(index), in: steps, arrangement)
      else { break }
      corner = slot.corner
      steps = nested
    }
    let own = self.frame(of: slot(ofCell: cell, in: placed.group, at: PerAxis<[Quantity]>([])))
    let start = sums(own.corner)
    return found.map { group in
      // A mirrored layout is measured from the other side.
      let ahead = ground.isMirrored
      let x = group.corner.horizontal - start.horizontal
      let left = ahead ? Double(frame.size.width) - x - group.size.horizontal : x
      return EnclosingGroup(
        path: group.path,
        frame: CGRect(
          x: Double(frame.origin.x) + left,
          y: Double(frame.origin.y) + group.corner.vertical - start.vertical,
          width: group.size.horizontal, height: group.size.vertical))
    }
  }

  private func sums(_ corner: PerAxis<[Quantity]>) -> PerAxis<Double> {
    var sums = PerAxis<Double>(0)
    for axis in LayoutAxis.allCases { sums[axis] = corner[axis].reduce(0) { $0 + $1.value } }
    return sums
  }

  private func lengths(_ size: Quantities) -> PerAxis<Double> {
    var lengths = PerAxis<Double>(0)
    for axis in LayoutAxis.allCases { lengths[axis] = size[axis].value }
    return lengths
  }
}

extension GroupTrace.Arrangement {
  /// Returns the subitem with a cell, and makes the index of the cell one inside that subitem.
  fileprivate func subitem(ofCell cell: inout Int) -> Int? {
    for index in 0..<subitems.count {
      let count = subitems.distinct[subitems.distinctIndex(index)].cellCount
      if cell < count { return index }
      cell -= count
    }
    return nil
  }
}
