/// The frames of many items at once, without looking at what they meet.
extension SectionStack {
  /// Writes the frames of some items of a section, in the order of the data.
  ///
  /// - Complexity: O(items)
  func writeFrames(
    ofItems items: Range<Int>, inSection index: Int, from eye: Eye,
    to buffer: UnsafeMutableBufferPointer<CGRect>
  ) {
    let section = sections[index].geometry
    let place = place(index, start: start(ofSection: index), [:])
    let isOnGrid =
      section.isOnGrid && section.template.isOnGrid && resolver.grid.contains(place.scrolled)
    let exact = isOnGrid && !eye.isMirrored
    var written = 0
    var item = items.lowerBound
    while item < items.upperBound {
      let (group, first) = item.quotientAndRemainder(dividingBy: section.itemsPerGroup)
      let corner = place.corner(ofGroup: group, in: section)
      let solved = section.group(group)
      let last = min(solved.cells.count, first + items.upperBound - item)
      solved.cells.withUnsafeBufferPointer { cells in
        for index in first..<last {
          let moved = cells[index].frame.moved(by: corner)
          buffer[written] = CGRect(exact ? moved : eye.turned(resolver.frame(moved)))
          written += 1
        }
      }
      item += last - first
    }
  }
}
