/// How an orthogonal section scrolls: how far it goes, and where it comes to rest (semantics 2.15).
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
  public let axis: Axis
  /// The length of the row with the section's insets, in points.
  public let contentLength: CGFloat
  /// What is seen of the row at once, which is the whole view across (rule 3), in points.
  public let viewLength: CGFloat
  /// The offsets between which it scrolls, in points; one that centres its groups has negative
  /// ones, too.
  public let offsetRange: ClosedRange<CGFloat>
  /// How fast it slows down: its own rate, else fast where it comes to rest page by page or group
  /// by group, and normal elsewhere (rule 5).
  public let decelerationRate: OrthogonalScrollingProperties.DecelerationRate
  /// Whether it can be pulled past its ends.
  public let bounces: Bool

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
    rests = RestGrid(section, end: last)
    pixels = grid
    let isCentered = behavior == .groupPagingCentered && rests.count > 0
    let range =
      isCentered
      ? grid.nearest(rests[0])...max(grid.nearest(rests[0]), grid.nearest(rests[rests.count - 1]))
      : 0...last
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

  /// Where the row is before anybody scrolls it: at its start, or with the first group centred.
  public var initialOffset: CGFloat { offsetRange.lowerBound }

  /// Where the row comes to rest when it is asked to go to an offset.
  ///
  /// The offset is brought into what can be scrolled to, and stays at the far end; otherwise it goes
  /// to the nearest rest. Centred groups ask only for the nearest (rule 5). Rests are whole pixels.
  ///
  /// - Parameter offset: in points from the leading end of the row.
  /// - Complexity: O(log² groups)
  public func restOffset(nearest offset: CGFloat) -> CGFloat {
    let asked = Double(offset)
    let low = Double(offsetRange.lowerBound)
    let high = Double(offsetRange.upperBound)
    if behavior == .groupPagingCentered {
      guard rests.count > 0 else { return offsetRange.lowerBound }
      return CGFloat(pixels.nearest(rests[rests.index(nearest: asked)]))
    }
    guard asked < high else { return offsetRange.upperBound }
    let inside = max(low, asked)
    guard behavior != .continuous else { return CGFloat(min(high, pixels.nearest(inside))) }
    return CGFloat(min(high, pixels.nearest(rests[rests.index(nearest: inside)])))
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
  /// - Complexity: O(log² groups)
  public func targetOffset(
    proposed: CGFloat, velocity: CGFloat = 0, from start: CGFloat? = nil
  ) -> CGFloat {
    switch behavior {
    case .none, .continuous, .continuousGroupLeadingBoundary:
      return restOffset(nearest: proposed)
    case .paging, .groupPaging, .groupPagingCentered:
      guard let start, rests.count > 0 else { return restOffset(nearest: proposed) }
      let before = index(nearest: start)
      var index = index(nearest: proposed)
      if velocity.magnitude >= Self.flickSpeed {
        index = velocity > 0 ? max(index, before + 1) : min(index, before - 1)
      }
      index = min(max(index, before - 1), before + 1)
      index = min(max(index, 0), rests.count - 1)
      let rest = CGFloat(pixels.nearest(rests[index]))
      return min(max(rest, offsetRange.lowerBound), offsetRange.upperBound)
    }
  }

  /// The rest nearest to an offset; at the far end the last one.
  private func index(nearest offset: CGFloat) -> Int {
    offset >= offsetRange.upperBound ? rests.count - 1 : rests.index(nearest: Double(offset))
  }
}

extension CollectionLayout {
  /// How a section scrolls across the layout; nil for one that does not, and for one there is not.
  ///
  /// - Parameter index: the section.
  /// - Complexity: O(log groups)
  public func orthogonalScroller(ofSection index: Int) -> OrthogonalScroller? {
    guard stack.hasSection(index) else { return nil }
    return OrthogonalScroller(stack.sections[index].geometry, grid: stack.resolver.grid)
  }

  /// Where the orthogonal sections come to rest when they are asked to go to offsets.
  ///
  /// What a ``Viewport`` takes. Sections of which nothing is asked are where they are before anybody
  /// scrolls them; those that rest at zero, and sections that do not scroll, are left out.
  ///
  /// - Parameter offsets: what is asked, by section, in points from the leading end of the row.
  /// - Complexity: O(sections)
  public func orthogonalOffsets(asking offsets: [Int: CGFloat] = [:]) -> [Int: CGFloat] {
    var rests: [Int: CGFloat] = [:]
    for index in stack.sections.indices
    where stack.sections[index].geometry.surroundings.scrolling.behavior != .none {
      guard let scroller = orthogonalScroller(ofSection: index) else { continue }
      let rest =
        offsets[index].map { scroller.restOffset(nearest: $0) } ?? scroller.initialOffset
      if rest != 0 { rests[index] = rest }
    }
    return rests
  }
}
