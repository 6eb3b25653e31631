import Compositional
import CompositionalSimulation

/// A scroll that shows a layout off: swipes along the first orthogonal sections, flicks through to the
/// end and beyond, a pull past the end, and the way back.
///
/// Each part is tried out on a copy of the view before it is taken up, so that the tour knows what was
/// measured on the way, swipes what is in sight, and never asks for what cannot be done.
struct Tour {
  /// The orthogonal sections that are swiped, and the sections among which they are looked for.
  private static let (sectionsAtMost, sectionsLookedAt) = (3, 1_000)
  /// How fast one flick after the other throws the view, in points a second.
  private static let flicks = [2_500.0, 4_500, 7_000, 9_000]
  /// How long a flick is watched before the next, in seconds.
  private static let watched = 0.9

  private var actions: [ScrollAction] = [.wait(0.25)]
  private var probe: CollectionViewSimulator
  private let axis: LayoutAxis

  private init(_ simulator: CollectionViewSimulator) {
    probe = simulator
    axis = simulator.layout.configuration.scrollDirection
  }

  /// The tour of a view.
  static func script(for simulator: CollectionViewSimulator) -> ScrollScript {
    var tour = Tour(simulator)
    tour.swipeSections()
    if tour.distance > 0 {
      tour.flickToTheEnd()
      tour.pullPastTheEnd()
      tour.goBack()
    }
    return ScrollScript(tour.actions + [.wait(0.25)])
  }

  // MARK: Trying out

  private var range: ClosedRange<Double> { probe.contentOffsetRange(along: axis) }

  private var extent: Double { probe.viewport.size[axis] }

  /// How far it is to the end, in points.
  private var distance: Double { range.upperBound - probe.contentOffset[axis] }

  private func way(_ points: Double) -> CGPoint {
    CGPoint(along: axis, points, across: 0)
  }

  /// Takes a part up, unless it cannot be carried out.
  ///
  /// - Parameter seconds: how long the part takes; nil until nothing moves.
  private mutating func take(_ part: [ScrollAction], for seconds: Double? = nil) {
    var next = probe
    do throws(ScriptError) {
      try next.run(
        ScrollScript(part), within: seconds ?? CollectionViewSimulator.longestRun)
    } catch {
      return
    }
    probe = next
    actions += part + (seconds == nil ? [.waitUntilRest] : [])
  }

  // MARK: Parts

  private mutating func swipeSections() {
    let sections = probe.itemCounts.indices.prefix(Self.sectionsLookedAt).filter { section in
      guard let range = probe.layout.orthogonalScroller(ofSection: section)?.offsetRange else {
        return false
      }
      return range.lowerBound < range.upperBound
    }
    let width = probe.viewport.size[axis.perpendicular]
    for (turn, section) in sections.prefix(Self.sectionsAtMost).enumerated() {
      if let offset = offset(centering: section) {
        take([.scrollTo(way(offset), animated: true), .wait(0.5)], for: 0.5)
      }
      // The first one is pulled as well as thrown. Nobody waits until the last one is at rest.
      if turn == 0 {
        take([.dragSection(section, by: CGFloat(width * 0.3), duration: 0.25)])
      }
      take(
        [.dragSection(section, by: CGFloat(width * 0.5), duration: 0.15), .wait(0.9)], for: 1.05)
    }
  }

  /// The offset at which a section's row is in the middle; nil where nothing of it is cut off.
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
      [.drag(from: nil, by: way(-extent * 0.3), duration: 0.2, holding: 0), .wait(0.5)], for: 0.7)
    for fastest in Self.flicks {
      // A flick goes half as far, in points, as it is fast in points a second (physics: 0.998).
      let velocity = CGFloat(min(2 * distance + 1_200, fastest))
      let before = self
      take([.fling(velocity: velocity)])
      guard distance > 0.5 else { return }
      self = before
      take([.fling(velocity: velocity), .wait(Self.watched)], for: Self.watched)
    }
    take([.scrollTo(way(range.upperBound - extent * 1.5), animated: true)])
    take([.fling(velocity: CGFloat(2 * distance + 1_200))])
  }

  private mutating func pullPastTheEnd() {
    take([
      .wait(0.2), .drag(from: nil, by: way(-extent * 0.4), duration: 0.4, holding: 0.15),
    ])
  }

  private mutating func goBack() {
    let velocity = min(1.4 * (range.upperBound - range.lowerBound), Self.flicks.last ?? 0)
    take([.wait(0.2)], for: 0.2)
    take([.fling(velocity: CGFloat(-velocity)), .wait(Self.watched)], for: Self.watched)
    take([.scrollTo(way(range.lowerBound), animated: true)])
  }
}
