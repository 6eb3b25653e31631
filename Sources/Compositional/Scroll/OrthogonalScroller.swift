/// The scrolling of an orthogonal section: its range of offsets and its rest offsets (rule 2.15).
///
/// It describes the layout at the time it was created. Measuring and updates may make it stale, so
/// get it again from the layout after a change. Offsets are in points from the leading end of the
/// row in either reading direction, or along y if the layout scrolls horizontally.
///
/// ```swift
/// if let scroller = layout.orthogonalScroller(ofSection: 2) {
///   viewport.orthogonalOffsets[2] = scroller.restOffset(nearest: 400)
/// }
/// ```
public struct OrthogonalScroller: Sendable {
  /// The minimum speed of a flick that turns the page at any distance, in points per second.
  ///
  /// For slower gestures the projected offset decides. The value is not measured: a light flick
  /// turns the page on a phone, and this is about the speed of the lightest flicks.
  public static let flickSpeed: CGFloat = 300

  /// The behavior that determines the rest offsets.
  public let behavior: OrthogonalScrollingBehavior
  /// The axis of scrolling, across the scroll direction of the layout.
  public let axis: LayoutAxis
  /// The length of the row with the section's insets, in points.
  public let contentLength: CGFloat
  /// The visible length of the row, in points: the length of the view, which the insets of the
  /// section do not reduce (rules 2.15.3, P13).
  public let viewLength: CGFloat
  /// The range of offsets, in points; negative offsets are in it if groups are centered at the ends.
  ///
  /// Its bounds are whole pixels, so the far end may be half a pixel off the end of the row.
  public let offsetRange: ClosedRange<CGFloat>
  /// The deceleration rate: that of the section's properties; if automatic, fast for paging by
  /// pages or groups, and normal otherwise (rule 2.15.5).
  public let decelerationRate: OrthogonalScrollingProperties.DecelerationRate
  /// True if the row can be pulled past its ends.
  public let bounces: Bool

  /// The initial offset, in points: the start of the row, or the first group centered.
  public let initialOffset: CGFloat

  /// True if groups rest in the center, those near the ends as well (rule 2.15.5).
  package var centersEnds: Bool { behavior == .groupPagingCentered }
  private let rests: RestGrid
  private let pixels: PixelGrid

  init?(_ section: SectionGeometry, _ resolver: DimensionResolver) {
    let room = section.room
    guard room.scrolling.behavior != .none else { return nil }
    let grid = resolver.grid
    behavior = room.scrolling.behavior
    axis = room.advance
    let view = room.view[axis]
    let row = min(section.rowLength, SolverLimits.contentLength)
    let last = grid.rest(max(0, row - view))
    viewLength = CGFloat(view)
    contentLength = CGFloat(row)
    let rests = RestGrid(section, end: last, pixel: grid.pixel)
    self.rests = rests
    pixels = grid
    var range = 0...last
    var start = 0.0
    if behavior == .groupPagingCentered, rests.count > 0 {
      // The first and the last; also the second to last, because the last group may be shorter.
      let ends = [0, max(0, rests.count - 2), rests.count - 1].map { grid.rest(rests[$0]) }
      range = min(ends[0], ends[1], ends[2])...max(ends[0], ends[1], ends[2])
      start = ends[0]
    }
    initialOffset = CGFloat(start)
    offsetRange = CGFloat(range.lowerBound)...CGFloat(range.upperBound)
    let properties = room.scrolling.properties
    let isPaged = [.paging, .groupPaging, .groupPagingCentered].contains(behavior)
    decelerationRate =
      properties.decelerationRate != .automatic
      ? properties.decelerationRate : isPaged ? .fast : .normal
    switch properties.bounce {
    case .never: bounces = false
    case .always: bounces = true
    case .automatic: bounces = range.lowerBound < range.upperBound
    }
  }

  /// Returns the rest offset for a requested offset, in points.
  ///
  /// An offset at or beyond the far end becomes the far end; any other one becomes the nearest rest
  /// offset within the range. In a row of centered groups it is always the nearest rest offset,
  /// which may be outside the range (rule 2.15.5).
  /// Rest offsets are whole pixels; an offset at half a pixel goes to the larger one (rule 2.32.5).
  ///
  /// - Parameter offset: The requested offset, in points from the leading end of the row.
  /// - Complexity: O(1); O(log² measured groups) where groups are measured.
  public func restOffset(nearest offset: CGFloat) -> CGFloat {
    guard !centersEnds else {
      guard rests.count > 0 else { return initialOffset }
      return CGFloat(pixels.rest(rests[rests.index(nearest: Double(offset))]))
    }
    guard offset < offsetRange.upperBound else { return offsetRange.upperBound }
    let inside = max(0, Double(offset))
    let rest = behavior == .continuous ? inside : rests[rests.index(nearest: inside)]
    return cut(rest)
  }

  /// Returns a rest offset rounded to pixels and clamped to the range.
  private func cut(_ rest: Double) -> CGFloat {
    min(max(CGFloat(pixels.rest(rest)), 0), offsetRange.upperBound)
  }

  /// Returns the rest offset after a gesture, in points.
  ///
  /// A gesture moves a row that pages by at most one page or one group. One that starts between two
  /// rest offsets ends at one of them. Any other row comes to rest at the proposed offset, or at
  /// the rest offset nearest to it.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which an ordinary scroll view would come to rest, in points.
  ///   - velocity: The velocity of the release, in points per second, positive toward the far end.
  ///     At ``flickSpeed`` and above the row turns to the next page in its direction.
  ///   - start: The offset at the start of the gesture, in points; nil to use the rest offset
  ///     nearest to the proposed one. Past an end, it counts as that end.
  ///   - position: The offset at the release, from which the next page counts, in points; nil if it
  ///     is the start.
  /// - Complexity: O(1); O(log² measured groups) where groups are measured.
  public func targetOffset(
    proposed: CGFloat, velocity: CGFloat = 0, from start: CGFloat? = nil,
    at position: CGFloat? = nil
  ) -> CGFloat {
    let turnsPages = [.paging, .groupPaging, .groupPagingCentered].contains(behavior)
    guard turnsPages, rests.count > 0, let start else { return restOffset(nearest: proposed) }
    let bounds = neighbors(of: min(max(start, offsetRange.lowerBound), offsetRange.upperBound))
    var stop = stop(nearest: proposed)
    if velocity.magnitude >= Self.flickSpeed {
      let neighbors = neighbors(of: position ?? start)
      stop = velocity > 0 ? neighbors.after : neighbors.before
    }
    stop = min(max(stop, bounds.before), bounds.after)
    return offset(ofStop: min(max(stop, 0), lastStop))
  }

  /// Returns the last stop before an offset and the first one after it, which need not exist.
  ///
  /// An offset less than a pixel from a stop is between the two stops next to it.
  private func neighbors(of offset: CGFloat) -> (before: Int, after: Int) {
    let nearest = stop(nearest: offset)
    let distance = Double(self.offset(ofStop: nearest) - offset)
    guard distance.magnitude >= pixels.pixel else { return (nearest - 1, nearest + 1) }
    return distance < 0 ? (nearest, nearest + 1) : (nearest - 1, nearest)
  }

  /// The index of the last stop of a gesture: the last group if it is centered, otherwise the end of
  /// the row, which follows the rests before it.
  private var lastStop: Int {
    centersEnds ? rests.count - 1 : rests.countBeforeEnd
  }

  private func stop(nearest offset: CGFloat) -> Int {
    guard centersEnds || offset < offsetRange.upperBound else {
      return lastStop
    }
    return min(rests.index(nearest: Double(offset)), lastStop)
  }

  private func offset(ofStop stop: Int) -> CGFloat {
    guard !centersEnds else { return CGFloat(pixels.rest(rests[stop])) }
    return stop < rests.countBeforeEnd ? cut(rests[stop]) : offsetRange.upperBound
  }
}
