// The frames of many items at once, without a query.

extension SectionStack {
  /// Writes the frames of a range of items of a section, in the order of the data.
  ///
  /// - Complexity: O(items)
  func writeFrames(
    ofItems items: Range<Int>, inSection index: Int, from viewpoint: Viewpoint,
    to buffer: UnsafeMutableBufferPointer<CGRect>
  ) {
    guard !items.isEmpty else { return }
    let section = sections[index].geometry
    let place = sectionPlace(index, start: start(ofSection: index), [:])
    guard !section.groups.isMeasured else {
      writeMeasuredFrames(ofItems: items, of: section, in: place, from: viewpoint, to: buffer)
      return
    }
    let isOnGrid =
      section.isOnGrid && section.template.isOnGrid && resolver.grid.contains(place.origin)
    let isExact = isOnGrid && !viewpoint.isMirrored
    let perGroup = section.itemsPerGroup
    let (firstGroup, firstCell) = items.lowerBound.quotientAndRemainder(dividingBy: perGroup)
    let (lastGroup, lastCell) = (items.upperBound - 1).quotientAndRemainder(dividingBy: perGroup)
    // The last group of a section has the same cells at the same places, only fewer of them.
    section.template.cells.withUnsafeBufferPointer { cells in
      var written = 0
      for group in firstGroup...lastGroup {
        let corner = place.corner(ofGroup: group, in: section)
        let first = group == firstGroup ? firstCell : 0
        let last = group == lastGroup ? lastCell : perGroup - 1
        for cell in first...last {
          let moved = cells[cell].frame.moved(by: corner)
          buffer[written] = CGRect(
            isExact ? moved : viewpoint.turned(resolver.frame(moved), resolver))
          written += 1
        }
      }
    }
  }

  private func writeMeasuredFrames(
    ofItems items: Range<Int>, of section: SectionGeometry, in place: SectionPlace,
    from viewpoint: Viewpoint,
    to buffer: UnsafeMutableBufferPointer<CGRect>
  ) {
    var item = items.lowerBound
    while item < items.upperBound {
      let group = section.placedGroup(ofItem: item)
      let corner = place.origin + group.corner
      let last = min(items.upperBound, group.firstItem + group.template.cells.count)
      for index in item..<last {
        let frame = group.template.cells[index - group.firstItem].frame.moved(by: corner)
        buffer[index - items.lowerBound] = CGRect(viewpoint.turned(resolver.frame(frame), resolver))
      }
      item = last
    }
  }
}
