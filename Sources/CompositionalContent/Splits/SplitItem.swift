import Compositional

/// An item of a split in its slot.
struct SplitItem {
  let node: Int
  let slot: ResolvedSlot
  /// The insets from the slot, in points.
  let insets: DirectionalEdgeInsets
  /// The length of the slot, in points.
  var length = 0.0

  /// True if the length of the slot comes from the item.
  var isAutomatic: Bool { slot == .automatic }

  /// The insets at both sides of the item, in points.
  var sides: Double { insets.total(.horizontal) }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - node: The node of the item.
  ///   - fallback: The slot of an item without one.
  ///   - width: The width of the split, in points; nil if it is not known yet.
  ///   - solver: The solver.
  init(_ node: Int, fallback: ResolvedSlot, width: Double?, in solver: ContentSolver) {
    let content = solver.nodes[node].content
    self.node = node
    insets = content.placement.edgeInsets
    let slot = content.placement.slot?.resolved(width: width, in: solver)
    if case .separator = content.kind {
      self.slot = slot ?? .fixed(solver.environment.pixel)
    } else {
      self.slot = slot ?? fallback
    }
  }
}

extension Span {
  /// Returns the part of a slot that insets leave over (content rule 6.2).
  ///
  /// If the insets exceed the slot, no length is left, at the start inset but not past the end of
  /// the slot, also where that is before its start. Insets that are negative make the part longer
  /// than the slot.
  func less(start: Double, end: Double) -> Span {
    let from = min(low + start, high)
    return Span(low: from, high: max(from, high - end))
  }
}

extension Box {
  /// Creates a box from its spans along an axis and across it.
  init(along axis: LayoutAxis, _ along: Span, across: Span) {
    self.init(
      origin: Vector(along: axis, along.low, across: across.low),
      size: Vector(along: axis, along.length, across: across.length))
  }
}
