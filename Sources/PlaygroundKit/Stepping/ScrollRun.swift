import Compositional
import CompositionalSimulation

/// One step of a scroll: the viewport, its elements, and what has changed.
struct ScrollStep {
  /// A pinned item, and its distance from its place without pinning.
  struct Pinned {
    let element: LayoutAttributes
    /// The distance along the scroll direction, in points; 0 for an item in its own place.
    let moved: Double
  }

  /// What measuring changed.
  struct Measured {
    /// The number of measured elements.
    let elements: Int
    /// What the size of the content has grown by, in points.
    let contentSizeAdjustment: CGSize
    /// What the offset has moved by to keep the content in place, in points.
    let contentOffsetAdjustment: CGPoint
  }

  let index: Int
  let viewport: Viewport
  let elements: [LayoutAttributes]
  let appeared: [ElementID]
  let disappeared: [ElementID]
  let pinned: [Pinned]
  /// The size of the content, in points.
  let contentSize: CGSize
  /// The changes by measuring at this step; nil if nothing is measured.
  let measured: Measured?
}

/// A simulated view that is put at one offset after another.
///
/// It keeps one step in memory.
///
/// Measuring changes the length of the content during the scroll. Each step starts at the offset
/// that measuring has adjusted, and the run ends at the current end of the content.
struct ScrollRun: Sequence, IteratorProtocol {
  private let start: any ScrollSubject
  /// The view, with the sizes measured so far.
  private(set) var simulator: CollectionViewSimulator
  let plan: ScrollPlan
  private let interruption: Interruption
  private var budget: RunBudget
  private var index = 0
  private var contentSize: CGSize
  /// The elements of the last step.
  private var visible: [ElementID] = []
  /// The offset of the next step, in points; nil after the last.
  private var offset: Double?

  /// Creates a run that Ctrl-C ends early.
  ///
  /// - Parameters:
  ///   - subject: The layout.
  ///   - plan: The offsets.
  ///   - interruption: The handler of Ctrl-C.
  ///   - budget: The work after which the run ends early.
  init(
    _ subject: any ScrollSubject, _ plan: ScrollPlan, until interruption: Interruption,
    budget: RunBudget = .run
  ) {
    start = subject
    contentSize = subject.elements.contentSize
    simulator = subject.simulator(at: nil)
    simulator.isPrefetchingEnabled = false
    self.budget = budget
    self.plan = plan
    self.interruption = interruption
    offset = plan.start
  }

  mutating func next() -> ScrollStep? {
    guard let offset, !budget.isSpent, !interruption.isRaised else { return nil }
    var point = simulator.contentOffset
    point[start.axis] = offset
    simulator.place(at: point)
    simulator.layOut()
    guard simulator.content.isFinite else { return nil }
    let frame = simulator.takeFrame()
    let elements = simulator.visibleElements.filter { !$0.id.isListBackground }
    budget.take(
      listing: elements, visiting: simulator.visibleWork.cost,
      measuring: frame.work.measurements, of: simulator)
    self.offset = nextOffset(at: Double(simulator.contentOffset[start.axis]))
    let growth = CGSize(
      width: frame.contentSize.width - contentSize.width,
      height: frame.contentSize.height - contentSize.height)
    let (old, now) = (visible, elements.map(\.id))
    let (before, after) = (Set(old), Set(now))
    defer {
      contentSize = frame.contentSize
      visible = now
      index += 1
    }
    return ScrollStep(
      index: index, viewport: simulator.viewport, elements: elements,
      appeared: now.filter { !before.contains($0) },
      disappeared: old.filter { !after.contains($0) }.sortedAsData,
      pinned: pinned(among: elements), contentSize: frame.contentSize,
      measured: simulator.measurer == nil
        ? nil
        : .init(
          elements: frame.work.measurements, contentSizeAdjustment: growth,
          contentOffsetAdjustment: frame.contentOffsetAdjustment))
  }

  /// Returns the offset of the next step; nil after the last.
  ///
  /// - Parameter offset: The offset of this step, after measuring, in points.
  private func nextOffset(at offset: Double) -> Double? {
    guard simulator.measurer != nil else { return plan.nextOffset(afterStep: index) }
    let range = simulator.contentOffsetRange(along: start.axis)
    if let target = plan.target,
      let frame = simulator.content.attributes(for: target, at: nil)?.frame
    {
      return plan.nextOffset(
        afterStep: index, at: offset, toward: start.offset(centering: frame, in: range))
    }
    return plan.nextOffset(afterStep: index, at: offset, in: range)
  }

  /// Says so if the run ended early, because it took too much work.
  func complainIfCut(on console: Console) {
    guard budget.isSpent, offset != nil else { return }
    console.complain(
      "the run ended after \(index) step\(index == 1 ? "" : "s"), because it listed or measured too "
        + "many elements. Use a smaller --size, fewer items, or a longer --step.")
  }

  private func pinned(among elements: [LayoutAttributes]) -> [ScrollStep.Pinned] {
    let (content, axis) = (simulator.content, start.axis)
    return elements.filter { content.pins($0.id) }.map { element in
      let natural = content.attributes(for: element.id, at: nil)?.frame ?? element.frame
      return ScrollStep.Pinned(
        element: element, moved: element.frame.origin[axis] - natural.origin[axis])
    }
  }
}

extension [ElementID] {
  /// The elements in the order of the data.
  fileprivate var sortedAsData: Self {
    sorted {
      ($0.indexPath, $0.category.rawValue, $0.kind ?? "")
        < ($1.indexPath, $1.category.rawValue, $1.kind ?? "")
    }
  }
}

/// The totals of a scroll.
struct ScrollSummary {
  private(set) var steps = 0
  /// The cells visible at some step.
  ///
  /// A cell appears at most once in a scroll in one direction.
  private(set) var cellsSeen = 0
  /// The headers, badges, backgrounds and other views visible at some step.
  private(set) var othersSeen = 0
  /// The most elements visible at once, and the first offset with that number.
  private(set) var mostVisible = 0
  private(set) var mostVisibleOffset = 0.0
  /// The number of measured elements.
  private(set) var measured = 0
  /// The largest offset adjustment of a step, in points.
  private(set) var largestShift = 0.0

  /// Adds a step to the totals.
  mutating func add(_ step: ScrollStep, along axis: LayoutAxis) {
    steps += 1
    measured += step.measured?.elements ?? 0
    let shift = step.measured?.contentOffsetAdjustment ?? CGPoint(x: 0, y: 0)
    largestShift = max(largestShift, abs(shift[axis]))
    let cells = step.appeared.count { $0.category == .cell }
    cellsSeen += cells
    othersSeen += step.appeared.count - cells
    if step.elements.count > mostVisible {
      mostVisible = step.elements.count
      mostVisibleOffset = step.viewport.contentOffset[axis]
    }
  }
}
