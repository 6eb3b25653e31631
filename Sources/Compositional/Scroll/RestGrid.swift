/// The offsets at which an orthogonal section may rest, in order, before they are cut at its end.
///
/// By groups or by pages; never a list, so that a billion groups cost what ten do. Groups of which
/// some are measured are taken to stand in the order in which they follow one another, as they do
/// unless spacing below zero takes up more than a group.
struct RestGrid: Sendable {
  private let section: SectionGeometry
  /// From one rest to the next, in points; nil where groups are each as long as they were measured.
  private let step: Double?
  /// The first rest, in points.
  private let first: Double
  /// The last rest where a group that is not full stands apart from the grid.
  private let last: Double?
  /// What is taken off the middle of a group that is centred; nil where groups lead.
  private let center: Double?
  /// How many rests there are.
  let count: Int
  /// How many of them come before the end, where rows that are not centred stop at last.
  private(set) var countBeforeEnd = 0

  /// - Parameters:
  ///   - section: the section, which scrolls.
  ///   - end: the largest offset of its row, in points.
  ///   - pixel: the side of a pixel, in points; a rest less than half of it before the end is the
  ///     end.
  init(_ section: SectionGeometry, end: Double, pixel: Double) {
    self.section = section
    let surroundings = section.surroundings
    let advance = surroundings.advance
    let view = surroundings.view[advance]
    let start = surroundings.start[advance]
    let room = view - start - surroundings.end[advance]
    let groups = section.allGroups
    let isMeasured = section.groups.isMeasured && groups > 0
    var first = 0.0
    var last: Double?
    var center: Double?
    switch surroundings.scrolling.behavior {
    case .none, .continuous, .continuousGroupLeadingBoundary, .groupPaging:
      // Groups that do not move on leave but the first rest within the row, which is always there.
      step = isMeasured ? nil : section.pitch
      count = isMeasured || section.pitch > 0 ? max(1, groups) : 1
    case .paging:
      // Insets that leave no room leave the whole view to turn pages by.
      let page = room > 0 ? room : view
      step = page
      count = page > 0 ? .max : 1
    case .groupPagingCentered:
      let middle = start + room / 2
      center = middle
      step = isMeasured ? nil : section.pitch
      count = groups
      guard !isMeasured, groups > 0 else { break }
      first = section.span(ofGroup: 0).middle - middle
      if case .uniform(let uniform) = section.groups, uniform.last != nil {
        last = section.span(ofGroup: groups - 1).middle - middle
      }
    }
    (self.first, self.last, self.center) = (first, last, center)
    if center == nil { countBeforeEnd = firstIndex(atOrBehind: end - pixel / 2) }
  }

  /// The offset that an index stands for, in points.
  subscript(index: Int) -> Double {
    if let step {
      if let last, index == count - 1 { return last }
      return index == 0 ? first : first + Double(index) * step
    }
    let group = section.span(ofGroup: index)
    if let center { return group.middle - center }
    return group.low - section.origin[section.surroundings.advance]
  }

  /// The rest nearest to an offset, the later of two as near.
  ///
  /// - Precondition: there are rests.
  /// - Complexity: O(1); O(log² measured groups) where groups are measured.
  func index(nearest offset: Double) -> Int {
    guard let step else {
      let after = min(firstIndex(atOrBehind: offset), count - 1)
      guard after > 0 else { return 0 }
      return offset - self[after - 1] < self[after] - offset ? after - 1 : after
    }
    let regular = last == nil ? count : count - 1
    let position = step == 0 ? .infinity : ((offset - first) / step + 0.5).rounded(.down)
    let nearest = clamped(position, to: max(0, regular - 1))
    guard let last else { return nearest }
    let isLastAsNear =
      regular == 0 || (last - offset).magnitude <= (self[nearest] - offset).magnitude
    return isLastAsNear ? count - 1 : nearest
  }

  /// The first rest at or behind an offset; the number of rests where all are before it.
  private func firstIndex(atOrBehind offset: Double) -> Int {
    if let step {
      guard count > 0, first < offset else { return 0 }
      return step > 0 ? clamped(((offset - first) / step).rounded(.up), to: count) : count
    }
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A position as an index from zero to a limit.
  private func clamped(_ position: Double, to limit: Int) -> Int {
    guard position > 0 else { return 0 }
    return position < Double(limit) ? Int(position) : limit
  }
}

extension Span {
  /// Half way between the two.
  fileprivate var middle: Double { low + (high - low) / 2 }
}

extension SectionGeometry {
  /// The length of the row with the section's insets, in points (rule 2.15.3).
  var rowLength: Double {
    let advance = surroundings.advance
    let insets = surroundings.start[advance] + surroundings.end[advance]
    guard allGroups > 0 else { return insets }
    return insets + edges.before + groupsLength + edges.after
  }
}
