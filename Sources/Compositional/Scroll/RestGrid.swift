/// The rest offsets of an orthogonal section, in order, before they are clamped to its end.
///
/// They are computed from groups or pages and never stored as a list, so that the cost does not
/// depend on the number of groups. Measured groups are assumed to be in ascending order, which they
/// are unless negative spacing exceeds the length of a group.
struct RestGrid: Sendable {
  private let section: SectionGeometry
  /// The distance from one rest to the next, in points; nil if groups are measured.
  private let step: Double?
  /// The first rest, in points.
  private let first: Double
  /// The last rest, in points, if a partly filled group is off the grid; otherwise nil.
  private let last: Double?
  /// The position at which groups are centered, in points; nil if rests are the starts of groups.
  private let center: Double?
  /// The number of rests.
  let count: Int
  /// The number of rests before the end of the row; groups that rest in the center do not need it.
  private(set) var countBeforeEnd = 0

  /// Creates the rests of a section.
  ///
  /// - Parameters:
  ///   - section: An orthogonal section.
  ///   - end: The largest offset of its row, in points.
  ///   - pixel: The side of a pixel, in points; a rest less than half a pixel before the end counts
  ///     as the end.
  init(_ section: SectionGeometry, end: Double, pixel: Double) {
    self.section = section
    let room = section.room
    let advance = room.advance
    let view = room.view[advance]
    let start = room.start[advance]
    let inside = view - start - room.end[advance]
    let groups = section.allGroups
    let isMeasured = section.groups.isMeasured && groups > 0
    var first = 0.0
    var last: Double?
    var center: Double?
    switch room.scrolling.behavior {
    case .none, .continuous, .continuousGroupLeadingBoundary, .groupPaging:
      // If the pitch is not positive, only the first rest is in the row.
      step = isMeasured ? nil : section.pitch
      count = isMeasured || section.pitch > 0 ? max(1, groups) : 1
    case .paging:
      // If the insets leave no room, a page is the whole view.
      let page = inside > 0 ? inside : view
      step = page
      count = page > 0 ? .max : 1
    case .groupPagingCentered:
      let middle = start + inside / 2
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
    countBeforeEnd = firstIndex(atOrAfter: end - pixel / 2)
  }

  /// Returns the rest at an index, in points.
  subscript(index: Int) -> Double {
    if let step {
      if let last, index == count - 1 { return last }
      return index == 0 ? first : first + Double(index) * step
    }
    let group = section.span(ofGroup: index)
    if let center { return group.middle - center }
    return group.low - section.origin[section.room.advance]
  }

  /// Returns the index of the rest nearest to an offset, the later one of two at equal distance.
  ///
  /// - Precondition: `count` is positive.
  /// - Complexity: O(1); O(log² measured groups) where groups are measured.
  func index(nearest offset: Double) -> Int {
    guard let step else {
      let next = min(firstIndex(atOrAfter: offset), count - 1)
      guard next > 0 else { return 0 }
      return offset - self[next - 1] < self[next] - offset ? next - 1 : next
    }
    let regular = last == nil ? count : count - 1
    let position = step == 0 ? .infinity : ((offset - first) / step + 0.5).rounded(.down)
    let nearest = clamped(position, to: max(0, regular - 1))
    guard let last else { return nearest }
    let isLastAsNear =
      regular == 0 || (last - offset).magnitude <= (self[nearest] - offset).magnitude
    return isLastAsNear ? count - 1 : nearest
  }

  /// Returns the index of the first rest at or after an offset; `count` if all are before it.
  private func firstIndex(atOrAfter offset: Double) -> Int {
    if let step {
      guard count > 0, first < offset else { return 0 }
      return step > 0 ? clamped(((offset - first) / step).rounded(.up), to: count) : count
    }
    var lowerBound = 0
    var upperBound = count
    while lowerBound < upperBound {
      let middle = lowerBound + (upperBound - lowerBound) / 2
      if self[middle] < offset { lowerBound = middle + 1 } else { upperBound = middle }
    }
    return lowerBound
  }

  /// Returns a position as an index, clamped to the range from zero to a limit.
  private func clamped(_ position: Double, to limit: Int) -> Int {
    guard position > 0 else { return 0 }
    return position < Double(limit) ? Int(position) : limit
  }
}

extension Span {
  /// The coordinate halfway between the two.
  fileprivate var middle: Double { low + (high - low) / 2 }
}
