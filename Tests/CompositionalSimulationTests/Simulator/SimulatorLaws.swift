import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Foundation

/// Laws that every frame of a simulation obeys.
struct SimulatorLaws {
  /// The laws that did not hold.
  private(set) var broken: [String] = []
  /// True if elements never settled on a size; their final positions are not specified.
  private(set) var isUnsettled = false

  private var shown: [ElementID: Int] = [:]
  private var outstanding: [ElementIndexPath: Int] = [:]
  private var kinds: [Int: String] = [:]
  private var last: SimulatedFrame?

  /// The events after which elements may have different identifiers.
  private static let renaming: Set<SimulationEvent.Kind> = [
    .updated, .reloaded, .proposed, .dropped, .resized, .contentSizeCategory, .keyboard,
  ]
  /// In frames with only these events, nothing but its own motion moves the view.
  private static let quiet: Set<SimulationEvent.Kind> = [
    .rested, .ignored, .unsettled, .passedEnd,
  ]

  mutating func check(_ frame: SimulatedFrame, _ simulator: CollectionViewSimulator) {
    if frame.events.contains(where: { $0.kind == .unsettled }) { isUnsettled = true }
    checkPosition(frame, simulator)
    checkMotion(frame, simulator)
    checkElements(frame, simulator)
    checkPool(frame, simulator)
    checkPrefetching(frame, simulator)
    last = frame
  }

  /// Checks the laws of the last frame.
  mutating func checkEnd(_ simulator: CollectionViewSimulator) {
    guard simulator.proposedIndexPath == nil else { return }
    if !simulator.isAtRest { broken.append("it never comes to rest") }
    if !isUnsettled, let proposal = simulator.layout.nextMeasurement(in: simulator.viewport) {
      broken.append("still to measure: \(proposal)")
    }
    for section in simulator.itemCounts.indices {
      guard let scroller = simulator.layout.orthogonalScroller(ofSection: section) else { continue }
      let offset = simulator.viewport.orthogonalOffsets[section] ?? 0
      let rest =
        scroller.behavior == .continuous
        ? min(max(offset, scroller.offsetRange.lowerBound), scroller.offsetRange.upperBound)
        : scroller.restOffset(nearest: offset)
      if abs(rest - offset) > 1e-6 {
        broken.append("section \(section) rests at \(offset) instead of \(rest)")
      }
    }
  }

  // MARK: Position and motion

  private mutating func fail(_ frame: SimulatedFrame, _ what: String) {
    broken.append("\(frame.time) s: \(what)")
  }

  private mutating func checkPosition(
    _ frame: SimulatedFrame, _ simulator: CollectionViewSimulator
  ) {
    let scale = Double(simulator.environment.displayScale)
    for (section, offset) in simulator.viewport.orthogonalOffsets
    where simulator.isAtRest && (Double(offset) * scale).rounded() / scale != Double(offset) {
      fail(frame, "section \(section) rests between pixels, at \(offset)")
    }
    for axis in LayoutAxis.allCases {
      let offset = frame.contentOffset[axis]
      if !offset.isFinite || !frame.velocity[axis].isFinite || !frame.contentSize[axis].isFinite {
        fail(frame, "not finite: \(frame.contentOffset), \(frame.velocity)")
      }
      guard simulator.isAtRest else { continue }
      let range = simulator.contentOffsetRange(along: axis)
      if offset < range.lowerBound - 1e-9 || offset > range.upperBound + 1e-9 {
        fail(frame, "rests at \(offset) outside of \(range)")
      }
      if (offset * scale).rounded() / scale != offset {
        fail(frame, "rests between pixels, at \(offset)")
      }
      if frame.velocity[axis] != 0 { fail(frame, "rests, and moves by \(frame.velocity)") }
    }
  }

  private mutating func checkMotion(
    _ frame: SimulatedFrame, _ simulator: CollectionViewSimulator
  ) {
    guard let last, frame.jump == 0, frame.contentSize == last.contentSize,
      frame.events.allSatisfy({ Self.quiet.contains($0.kind) })
    else { return }
    let seconds = frame.time - last.time
    // Half a pixel may remain at the end of a motion, and half a pixel is rounded there.
    let slack = 1.02 / Double(simulator.environment.displayScale) + 1e-6
    for axis in LayoutAxis.allCases {
      let way =
        frame.contentOffset[axis] - last.contentOffset[axis] - frame.contentOffsetAdjustment[axis]
      let speed = max(abs(frame.velocity[axis]), abs(last.velocity[axis]))
      if abs(way) > 1.05 * speed * seconds + slack {
        fail(frame, "goes \(way) \(axis) at \(last.velocity[axis]), \(frame.velocity[axis])")
      }
    }
  }

  // MARK: Elements

  private mutating func checkElements(
    _ frame: SimulatedFrame, _ simulator: CollectionViewSimulator
  ) {
    let views = simulator.shownViews
    let ids = Dictionary(views.map { ($0.id, 1) }, uniquingKeysWith: +)
    let query = simulator.layout.attributes(in: simulator.viewport).map(\.id)
    if ids != Dictionary(query.map { ($0, 1) }, uniquingKeysWith: +) {
      let wrong = Set(ids.keys).symmetricDifference(query)
      fail(frame, "shown and asked for differ by \(wrong.map(\.description).sorted())")
    }
    if views.count != frame.visibleCount { fail(frame, "visibleCount is \(frame.visibleCount)") }
    if Set(views.map(\.view)).count != views.count { fail(frame, "a view shows two elements") }
    for (id, view) in views {
      let kind = id.kind ?? "cell"
      let before = kinds.updateValue(kind, forKey: view)
      if let before, before != kind { fail(frame, "view \(view) of \(before) shows \(id)") }
    }
    if !frame.events.contains(where: { Self.renaming.contains($0.kind) }) {
      var expected = shown
      for id in frame.appeared { expected[id, default: 0] += 1 }
      for id in frame.disappeared { expected[id, default: 0] -= 1 }
      expected = expected.filter { $0.value != 0 }
      if expected != ids { fail(frame, "appeared and disappeared are not the difference") }
    }
    let before = shown.values.reduce(0, +)
    if before + frame.appeared.count - frame.disappeared.count != views.count {
      fail(frame, "\(before) + \(frame.appeared.count) - \(frame.disappeared.count)")
    }
    shown = ids
  }

  private mutating func checkPool(_ frame: SimulatedFrame, _ simulator: CollectionViewSimulator) {
    let pool = simulator.pool
    if frame.created + frame.reused != frame.appeared.count
      || frame.returned != frame.disappeared.count
    {
      fail(frame, "views and elements do not come and go together")
    }
    let inUse = Dictionary(grouping: simulator.shownViews) { $0.id.kind }.mapValues(\.count)
    if pool.all.inUse != simulator.shownViews.count { fail(frame, "in use: \(pool.all.inUse)") }
    var tallies: [(String?, ReusePool.Tally)] = pool.others.map { ($0.key, $0.value) }
    tallies.append((nil, pool.cells))
    for (kind, tally) in tallies {
      if tally.inUse != inUse[kind] ?? 0 { fail(frame, "\(kind ?? "cells"): \(tally)") }
      // Elements that disappear return their views before elements that appear take views.
      if tally.created != tally.highWater || tally.free < 0 { fail(frame, "\(tally)") }
    }
    if tallies.map(\.1.created).reduce(0, +) != pool.all.created { fail(frame, "\(pool.all)") }
  }

  private mutating func checkPrefetching(
    _ frame: SimulatedFrame, _ simulator: CollectionViewSimulator
  ) {
    var expected = outstanding
    for path in frame.prefetched { expected[path, default: 0] += 1 }
    for path in frame.cancelled { expected[path, default: 0] -= 1 }
    let now = Dictionary(
      simulator.outstandingPrefetches.map { ($0, 1) }, uniquingKeysWith: +)
    for (path, count) in expected {
      let left = count - (now[path] ?? 0)
      let comings = frame.appeared.filter { $0 == .cell(path) }.count
      if left < 0 || left > comings {
        fail(frame, "\(path) was asked for and neither shown nor canceled: \(left), \(comings)")
      }
    }
    if now.contains(where: { $0.value != 1 || expected[$0.key] == nil }) {
      fail(frame, "outstanding: \(now)")
    }
    let visible = Set(simulator.shownViews.map(\.id))
    if let path = now.keys.first(where: { visible.contains(.cell($0)) }) {
      fail(frame, "\(path) is outstanding and shown")
    }
    outstanding = now
  }
}
