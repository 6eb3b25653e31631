import Compositional
import CompositionalSimulation

/// The default script of a simulation.
///
/// It swipes along the first orthogonal sections, flicks to the end, pulls past it, and scrolls
/// back. Each part runs on a copy of the view first, so that the tour uses measured sizes, swipes
/// visible sections, and contains no action that fails. It is planned for no longer than the run
/// lasts.
struct Tour {
  /// The most orthogonal sections to swipe, and the most sections to search for them.
  private static let (sectionsAtMost, sectionsLookedAt) = (3, 1_000)
  /// The velocities of consecutive flicks, in points a second.
  private static let flicks = [2_500.0, 4_500, 7_000, 9_000]
  /// The time between two flicks, in seconds.
  private static let watched = 0.9

  private var actions: [ScrollAction] = [.wait(0.25)]
  private var probe: CollectionViewSimulator
  private var budget = RunBudget.plan
  private let axis: LayoutAxis
  /// The direction of reading along the axis: -1 if the view starts at its greatest offset.
  private let forward: Double
  /// The time at which the run ends, in seconds of the simulation.
  private let end: Double

  private init(_ simulator: CollectionViewSimulator, within duration: Double) {
    probe = simulator
    end = simulator.time + duration
    axis = simulator.content.scrollDirection
    let range = simulator.contentOffsetRange(along: axis)
    let startsHigh = simulator.content.startsHigh(along: axis)
    forward = startsHigh && range.upperBound > range.lowerBound ? -1 : 1
  }

  /// Returns the tour of a view.
  ///
  /// - Parameters:
  ///   - simulator: The view.
  ///   - duration: The duration of the run, in seconds of the simulation.
  static func script(
    for simulator: CollectionViewSimulator, within duration: Double
  ) -> ScrollScript {
    var tour = Tour(simulator, within: duration)
    tour.swipeSections()
    if tour.distance > 0 {
      tour.flickToTheEnd()
      tour.pullPastTheEnd()
      tour.goBack()
    }
    return ScrollScript(tour.actions + [.wait(0.25)])
  }

  // MARK: The copy of the view

  private var range: ClosedRange<Double> { probe.contentOffsetRange(along: axis) }

  private var extent: Double { probe.viewport.size[axis] }

  /// The distance to the end, in points.
  private var distance: Double { forward * (far - probe.contentOffset[axis]) }

  /// The offsets at which reading starts and ends, in points.
  private var near: Double { forward < 0 ? range.upperBound : range.lowerBound }
  private var far: Double { forward < 0 ? range.lowerBound : range.upperBound }

  private func way(_ points: Double) -> CGPoint {
    CGPoint(along: axis, points, across: 0)
  }

  /// Appends a part, unless it fails.
  ///
  /// - Parameter seconds: The duration of the part; nil for until nothing moves.
  private mutating func take(_ part: [ScrollAction], for seconds: Double? = nil) {
    guard probe.time < end, !budget.isSpent else { return }
    var next = probe
    var budget = budget
    do throws(ScriptError) {
      try next.run(
        ScrollScript(part), within: min(seconds ?? .infinity, end - probe.time)
      ) { budget.take($0, of: $1) }
    } catch {
      return
    }
    self.budget = budget
    probe = next
    actions += part + (seconds == nil ? [.waitUntilRest] : [])
  }

  // MARK: Parts

  private mutating func swipeSections() {
    let sections = probe.itemCounts.indices.prefix(Self.sectionsLookedAt).filter { section in
      guard let range = probe.content.orthogonalScroller(ofSection: section)?.offsetRange else {
        return false
      }
      return range.lowerBound < range.upperBound
    }
    let width = probe.viewport.size[axis.perpendicular]
    for (turn, section) in sections.prefix(Self.sectionsAtMost).enumerated() {
      if let offset = offset(centering: section) {
        take([.scrollTo(way(offset), animated: true), .wait(0.5)], for: 0.5)
      }
      // The first section is dragged as well. The swipes do not wait until a section is at rest.
      if turn == 0 {
        take([.dragSection(section, by: CGFloat(width * 0.3), duration: 0.25)])
      }
      take(
        [.dragSection(section, by: CGFloat(width * 0.5), duration: 0.15), .wait(0.9)], for: 1.05)
    }
  }

  /// Returns the offset that centers a section's row; nil if all of the row is visible.
  private func offset(centering section: Int) -> Double? {
    let row = probe.layout.rowSpan(ofSection: section)
    let visible = probe.viewport.visibleRect
    let low = visible.origin[axis]
    let high = low + visible.size[axis]
    guard row.low < low || row.high > high else { return nil }
    let offset = probe.contentOffset[axis] + ((row.low + row.high) - (low + high)) / 2
    return min(max(offset, range.lowerBound), range.upperBound)
  }

  private mutating func flickToTheEnd() {
    take(
      [.drag(from: nil, by: way(-forward * extent * 0.3), duration: 0.2, holding: 0), .wait(0.5)],
      for: 0.7)
    for fastest in Self.flicks {
      // A flick travels half its velocity: v / (-1000 ln 0.998).
      let velocity = CGFloat(forward * min(2 * distance + 1_200, fastest))
      let before = self
      take([.fling(velocity: velocity)])
      guard distance > 0.5 else { return }
      self = before
      take([.fling(velocity: velocity), .wait(Self.watched)], for: Self.watched)
    }
    take([.scrollTo(way(far - forward * extent * 1.5), animated: true)])
    take([.fling(velocity: CGFloat(forward * (2 * distance + 1_200)))])
  }

  private mutating func pullPastTheEnd() {
    take([
      .wait(0.2), .drag(from: nil, by: way(-forward * extent * 0.4), duration: 0.4, holding: 0.15),
    ])
  }

  private mutating func goBack() {
    let velocity = min(1.4 * (range.upperBound - range.lowerBound), Self.flicks.last ?? 0)
    take([.wait(0.2)], for: 0.2)
    take([.fling(velocity: CGFloat(-forward * velocity)), .wait(Self.watched)], for: Self.watched)
    take([.scrollTo(way(near), animated: true)])
  }
}
