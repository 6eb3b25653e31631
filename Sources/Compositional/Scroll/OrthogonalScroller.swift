/// How an orthogonal section scrolls: how far it goes, and where it comes to rest (rule 2.15).
///
/// A value of the layout as it stands: measuring and updates may make another of it, so ask the
/// layout again after a change. Offsets are in points from the leading end of the row, whichever
/// way is read; along y where the layout itself scrolls sideways.
///
/// ```swift
/// if let scroller = layout.orthogonalScroller(ofSection: 2) {
///   viewport.orthogonalOffsets[2] = scroller.restOffset(nearest: 400)
/// }
/// ```
public struct OrthogonalScroller: Sendable {
  /// From how fast on a flick turns the page however short it was, in points a second.
  ///
  /// Of a page that is turned by less, the projected offset decides. Not measured: a light flick
  /// turns the page on a phone, and this is about as light as flicks get.
  public static let flickSpeed: CGFloat = 300

  /// Where the section comes to rest.
  public let behavior: OrthogonalScrollingBehavior
  /// The axis it scrolls along: the one across the layout's own.
  public let axis: LayoutAxis
  /// The length of the row with the section's insets, in points.
  public let contentLength: CGFloat
  /// What is seen of the row at once, which is the whole view across (rule 2.15.3), in points.
  public let viewLength: CGFloat
  /// The offsets between which it scrolls, in points; one that centres its groups has negative
  /// ones, too.
  public let offsetRange: ClosedRange<CGFloat>
  /// How fast it slows down: its own rate, else fast where it comes to rest page by page or group
  /// by group, and normal elsewhere (rule 2.15.5).
  public let decelerationRate: OrthogonalScrollingProperties.DecelerationRate
  /// Whether it can be pulled past its ends.
  public let bounces: Bool

  /// Where the row is before anybody scrolls it: at its start, or with the first group centred.
  public let initialOffset: CGFloat

  private let rests: RestGrid
  private let pixels: PixelGrid

  init?(_ section: SectionGeometry, grid: PixelGrid) {
    let surroundings = section.surroundings
    guard surroundings.scrolling.behavior != .none else { return nil }
    behavior = surroundings.scrolling.behavior
    axis = surroundings.advance
    let view = surroundings.view[axis]
    let row = section.rowLength
    let last = max(0, row - view)
    viewLength = CGFloat(view)
    contentLength = CGFloat(row)
    let rests = RestGrid(section, end: last, pixel: grid.pixel)
    self.rests = rests
    pixels = grid
    var range = 0...last
    var start = 0.0
    if behavior == .groupPagingCentered, rests.count > 0 {
      // The first and the last; the one before it too, for the last may be shorter.
      let ends = [0, max(0, rests.count - 2), rests.count - 1].map { grid.nearest(rests[$0]) }
      start = ends[0]
      range = min(ends[0], ends[1], ends[2])...max(ends[0], ends[1], ends[2])
    }
    initialOffset = CGFloat(start)
    offsetRange = CGFloat(range.lowerBound)...CGFloat(range.upperBound)
    let properties = surroundings.scrolling.properties
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

  /// Where the row comes to rest when it is asked to go to an offset.
  ///
  /// The offset is brought into what can be scrolled to, and stays at the far end; otherwise it
  /// goes to the nearest rest. Centred groups ask only for the nearest (rule 2.15.5). Rests are
  /// whole pixels.
  ///
  /// - Parameter offset: in points from the leading end of the row.
  /// - Complexity: O(1); O(log² measured groups) where groups are measured.
  public func restOffset(nearest offset: CGFloat) -> CGFloat {
    guard behavior != .groupPagingCentered else {
      guard rests.count > 0 else { return initialOffset }
      return CGFloat(pixels.nearest(rests[rests.index(nearest: Double(offset))]))
    }
    guard offset < offsetRange.upperBound else { return offsetRange.upperBound }
    let inside = max(0, Double(offset))
    let rest = behavior == .continuous ? inside : rests[rests.index(nearest: inside)]
    return cut(rest)
  }

  /// A rest on the nearest pixel between the ends.
  private func cut(_ rest: Double) -> CGFloat {
    min(max(CGFloat(pixels.nearest(rest)), 0), offsetRange.upperBound)
  }

  /// Where the row comes to rest after a gesture.
  ///
  /// A gesture turns one page, or goes on by one group, at most; elsewhere the row comes to rest
  /// where it was going to, or at the group nearest to that.
  ///
  /// - Parameters:
  ///   - proposed: where the row would end as an ordinary scroll view, in points.
  ///   - velocity: how fast it was let go, in points a second, positive towards the far end. At
  ///     ``flickSpeed`` and above it turns the page in its direction.
  ///   - start: where the row was when the gesture began, in points; nil for where it is proposed to
  ///     go to, which leaves the nearest rest.
  /// - Complexity: O(1); O(log² measured groups) where groups are measured.
  public func targetOffset(
    proposed: CGFloat, velocity: CGFloat = 0, from start: CGFloat? = nil
  ) -> CGFloat {
    let turnsPages = [.paging, .groupPaging, .groupPagingCentered].contains(behavior)
    guard turnsPages, rests.count > 0, let start else { return restOffset(nearest: proposed) }
    let before = stop(nearest: start)
    var stop = stop(nearest: proposed)
    if velocity.magnitude >= Self.flickSpeed {
      stop = velocity > 0 ? max(stop, before + 1) : min(stop, before - 1)
    }
    stop = min(max(stop, before - 1), before + 1)
    return offset(ofStop: min(max(stop, 0), lastStop))
  }

  /// The last place a gesture may lead to: the last group where groups are centred, else the end of
  /// the row, which follows the rests before it.
  private var lastStop: Int {
    behavior == .groupPagingCentered ? rests.count - 1 : rests.countBeforeEnd
  }

  private func stop(nearest offset: CGFloat) -> Int {
    guard behavior == .groupPagingCentered || offset < offsetRange.upperBound else {
      return lastStop
    }
    return min(rests.index(nearest: Double(offset)), lastStop)
  }

  private func offset(ofStop stop: Int) -> CGFloat {
    guard behavior != .groupPagingCentered else { return CGFloat(pixels.nearest(rests[stop])) }
    return stop < rests.countBeforeEnd ? cut(rests[stop]) : offsetRange.upperBound
  }
}
