/// The offsets at which an orthogonal section may rest, in order, before they are cut at its end.
///
/// By groups or by pages; never a list, so that a billion groups cost what ten do.
struct RestGrid: Sendable {
  private let section: SectionGeometry
  /// From one page to the next, in points; nil where groups decide.
  private let page: Double?
  /// What is taken off the middle of a group that is centred; nil where groups lead.
  private let center: Double?
  /// How many there are up to the first at or behind the end.
  private(set) var count: Int

  /// - Parameters:
  ///   - section: the section, which scrolls.
  ///   - end: the largest offset of its row, in points.
  init(_ section: SectionGeometry, end: Double) {
    self.section = section
    let surroundings = section.surroundings
    let advance = surroundings.advance
    let start = surroundings.start[advance]
    let room = surroundings.view[advance] - start - surroundings.end[advance]
    page = surroundings.scrolling.behavior == .paging ? room : nil
    center = surroundings.scrolling.behavior == .groupPagingCentered ? start + room / 2 : nil
    guard let page else {
      count = section.allGroups
      if center == nil { count = min(count, firstIndex(atOrBehind: end) + 1) }
      return
    }
    let pages = page > 0 ? (end / page).rounded(.up) + 1 : 1
    count = pages < Double(Int32.max) ? Int(pages) : Int(Int32.max)
  }

  /// The offset that an index stands for, in points.
  subscript(index: Int) -> Double {
    if let page { return Double(index) * page }
    let group = section.rowSpan(ofGroup: index)
    if let center { return (group.low + group.high) / 2 - center }
    return group.low - section.origin[section.surroundings.advance]
  }

  /// The rest nearest to an offset, the later of two as near.
  ///
  /// - Precondition: there are rests.
  func index(nearest offset: Double) -> Int {
    let after = min(firstIndex(atOrBehind: offset), count - 1)
    guard after > 0 else { return 0 }
    return offset - self[after - 1] < self[after] - offset ? after - 1 : after
  }

  /// The first rest at or behind an offset; the number of rests where all are before it.
  private func firstIndex(atOrBehind offset: Double) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SectionGeometry {
  /// What a group covers of the row it stands in, in points.
  func rowSpan(ofGroup index: Int) -> Span {
    let advance = surroundings.advance
    let low = placedCorner(ofGroup: index)
    guard ledger == nil else {
      return Span(low: low, high: low + placedGroup(index).template.size[advance])
    }
    let length = index == groupCount - 1 ? lastLength : template.size[advance]
    return Span(low: low, high: low + length)
  }

  private func placedCorner(ofGroup index: Int) -> Double {
    let advance = surroundings.advance
    return ledger == nil ? corner(ofGroup: index)[advance] : placedGroup(index).corner[advance]
  }

  /// The length of the row with the section's insets, in points (semantics 2.15.3).
  var rowLength: Double {
    let advance = surroundings.advance
    let insets = surroundings.start[advance] + surroundings.end[advance]
    guard allGroups > 0 else { return insets }
    let groups = ledger.map { $0.extent - gap } ?? Double(groupCount - 1) * pitch + lastLength
    return insets + edges.before + groups + edges.after
  }
}
