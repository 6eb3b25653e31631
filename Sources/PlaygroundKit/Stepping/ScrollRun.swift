import Compositional

/// One step of a scroll: where the view is, what it shows, and what has changed.
struct ScrollStep {
  /// A pinned item, and how far it is from where it would be without pinning.
  struct Pinned {
    let element: LayoutAttributes
    /// Points along the scroll direction; 0 at rest.
    let moved: Double
  }

  let index: Int
  let viewport: Viewport
  let elements: [LayoutAttributes]
  let appeared: [ElementID]
  let disappeared: [ElementID]
  let pinned: [Pinned]
  /// The size of everything, in points.
  let contentSize: CGSize
  /// What measuring has changed at this step; nil where nothing measures itself.
  let invalidation: LayoutInvalidation?
}

/// A scroll through a layout, one step at a time; it keeps one step, whatever their number.
///
/// Where elements measure themselves the content grows and shrinks on the way: the view goes on from
/// where measuring has left it, until it has reached the end as it is then.
struct ScrollRun: Sequence, IteratorProtocol {
  /// The layout, with everything that was measured on the way.
  private(set) var subject: LoadedLayout
  let plan: ScrollPlan
  private var index = 0
  private var visible: Set<ElementID> = []
  /// Where the next step goes; nil behind the last.
  private var offset: Double?

  init(_ subject: LoadedLayout, _ plan: ScrollPlan) {
    self.subject = subject
    self.plan = plan
    offset = plan.start
  }

  mutating func next() -> ScrollStep? {
    guard let offset else { return nil }
    var viewport = subject.viewport(at: offset)
    let invalidation = subject.measure(in: viewport, keeping: .top)
    let shift = invalidation?.contentOffsetAdjustment ?? CGPoint(x: 0, y: 0)
    viewport.contentOffset.x += shift.x
    viewport.contentOffset.y += shift.y
    self.offset =
      subject.measurer == nil
      ? plan.nextOffset(afterStep: index)
      : plan.nextOffset(
        afterStep: index, at: offset + shift[subject.axis], in: subject.scrollRange)
    let elements = subject.layout.attributes(in: viewport)
    let now = Set(elements.map(\.id))
    let appeared = elements.map(\.id).filter { !visible.contains($0) }
    // In the order of the data, for a set has none.
    let disappeared = visible.subtracting(now).sorted {
      ($0.indexPath, $0.category.rawValue, $0.kind ?? "")
        < ($1.indexPath, $1.category.rawValue, $1.kind ?? "")
    }
    defer {
      visible = now
      index += 1
    }
    return ScrollStep(
      index: index, viewport: viewport, elements: elements, appeared: appeared,
      disappeared: disappeared, pinned: pinned(among: elements),
      contentSize: subject.layout.contentSize, invalidation: invalidation)
  }

  private func pinned(among elements: [LayoutAttributes]) -> [ScrollStep.Pinned] {
    elements.filter { ElementRole.isPinned($0) }.map { element in
      let natural = subject.layout.attributes(for: element.id)?.frame ?? element.frame
      let moved = element.frame.origin[subject.axis] - natural.origin[subject.axis]
      return ScrollStep.Pinned(element: element, moved: moved)
    }
  }
}

/// What a whole scroll comes to.
struct ScrollSummary {
  private(set) var steps = 0
  /// Cells that were in sight at some step; scrolling one way, none appears twice.
  private(set) var cellsSeen = 0
  /// Headers, badges, backgrounds and the like that were in sight at some step.
  private(set) var othersSeen = 0
  /// The most elements in sight at once, and the offset where that was first.
  private(set) var mostVisible = 0
  private(set) var mostVisibleOffset = 0.0
  /// Elements that were measured.
  private(set) var measured = 0
  /// The largest offset adjustment of a step, in points.
  private(set) var largestShift = 0.0

  /// Takes a step into account.
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
