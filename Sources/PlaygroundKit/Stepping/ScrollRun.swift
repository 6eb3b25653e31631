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

  let index: Int
  let viewport: Viewport
  let elements: [LayoutAttributes]
  let appeared: [ElementID]
  let disappeared: [ElementID]
  let pinned: [Pinned]
  /// The size of the content, in points.
  let contentSize: CGSize
  /// The changes by measuring at this step; nil if nothing is measured.
  let invalidation: LayoutInvalidation?
}

/// A scroll through a layout, one step at a time.
///
/// It keeps one step in memory.
///
/// Measuring changes the length of the content during the scroll. Each step starts at the offset
/// that measuring has adjusted, and the run ends at the current end of the content.
struct ScrollRun: Sequence, IteratorProtocol {
  /// The layout, with the sizes measured so far.
  private(set) var subject: LoadedLayout
  let plan: ScrollPlan
  private let interruption: Interruption
  private var budget: RunBudget
  private var index = 0
  /// The elements of the last step.
  private var visible: [LayoutAttributes] = []
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
    _ subject: LoadedLayout, _ plan: ScrollPlan, until interruption: Interruption,
    budget: RunBudget = .run
  ) {
    self.budget = budget
    self.subject = subject
    self.plan = plan
    self.interruption = interruption
    offset = plan.start
  }

  mutating func next() -> ScrollStep? {
    guard let offset, !budget.isSpent, !interruption.isRaised else { return nil }
    var viewport = subject.viewport(at: offset)
    let invalidation = subject.measure(in: viewport, keeping: .top)
    guard subject.layout.isFinite else { return nil }
    let shift = invalidation?.contentOffsetAdjustment ?? CGPoint(x: 0, y: 0)
    viewport.contentOffset.x += shift.x
    viewport.contentOffset.y += shift.y
    self.offset = nextOffset(at: offset + shift[subject.axis])
    var elements: [LayoutAttributes] = []
    let work = subject.layout.visit(viewport.bounds, viewport, appendingTo: &elements)
    budget.take(
      listing: elements, visiting: work.cost, measuring: invalidation?.measuredElements ?? 0,
      of: subject.layout)
    let match = ElementMatch(from: visible, to: elements)
    let appeared = elements.indices.filter { match.places[$0] == nil }.map { elements[$0].id }
    // The report uses the order of the data.
    let disappeared = match.gone.map { visible[$0].id }.sorted {
      ($0.indexPath, $0.category.rawValue, $0.kind ?? "")
        < ($1.indexPath, $1.category.rawValue, $1.kind ?? "")
    }
    defer {
      visible = elements
      index += 1
    }
    return ScrollStep(
      index: index, viewport: viewport, elements: elements, appeared: appeared,
      disappeared: disappeared, pinned: pinned(among: elements),
      contentSize: subject.layout.contentSize, invalidation: invalidation)
  }

  /// Returns the offset of the next step; nil after the last.
  ///
  /// - Parameter offset: The offset of this step, after measuring, in points.
  private func nextOffset(at offset: Double) -> Double? {
    guard subject.measurer != nil else { return plan.nextOffset(afterStep: index) }
    if let target = plan.target, let frame = subject.layout.attributes(for: target)?.frame {
      return plan.nextOffset(
        afterStep: index, at: offset, toward: subject.offset(centering: frame))
    }
    return plan.nextOffset(afterStep: index, at: offset, in: subject.scrollRange)
  }

  /// Says so if the run ended early, because it took too much work.
  func complainIfCut(on console: Console) {
    guard budget.isSpent, offset != nil else { return }
    console.complain(
      "the run ended after \(index) step\(index == 1 ? "" : "s"), because it listed or measured too "
        + "many elements. Use a smaller --size, fewer items, or a longer --step.")
  }

  private func pinned(among elements: [LayoutAttributes]) -> [ScrollStep.Pinned] {
    elements.filter { subject.layout.pins($0.id) }.map { element in
      let natural = subject.layout.attributes(for: element.id)?.frame ?? element.frame
      let moved = element.frame.origin[subject.axis] - natural.origin[subject.axis]
      return ScrollStep.Pinned(element: element, moved: moved)
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
    measured += step.invalidation?.measuredElements ?? 0
    let shift = step.invalidation?.contentOffsetAdjustment ?? CGPoint(x: 0, y: 0)
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
