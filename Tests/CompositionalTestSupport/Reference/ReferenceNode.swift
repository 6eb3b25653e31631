import Compositional

/// An item or a group of a description with its place in its parent.
struct ReferenceNode {
  let item: CollectionLayoutItem
  /// The corner of the slot, from the outer corner of the parent.
  var origin = ReferencePoint.zero
  /// The size of the slot.
  var size: ReferencePoint
  /// The axes on which the size waits for measuring, so that insets do not count (2.1.6, 2.1.7).
  let estimatedAxes: [LayoutAxis]
  /// Those of them on which all siblings take the largest size.
  let uniformAxes: [LayoutAxis]
  /// The lengths that the fractions of the size referred to.
  let container: ReferencePoint
  /// True if the data has no item for this cell.
  var isMissing = false
  /// The subitems of a group, each as often as it occurs.
  var children: [ReferenceNode] = []
  /// The cells of a custom group.
  var customItems: [CollectionLayoutGroupCustomItem] = []

  /// The insets that count.
  var insets: ReferenceInsets { ReferenceInsets(item.contentInsets).ignoring(estimatedAxes) }

  var isCustom: Bool {
    if case .custom = item.content { true } else { false }
  }

  /// The number of items that this takes.
  var itemCount: Int {
    if item.content == .cell { return 1 }
    return customItems.count + children.reduce(0) { $0 + $1.itemCount }
  }

  /// The slot, for a corner of the parent.
  func slot(in corner: ReferencePoint) -> ReferenceBox {
    ReferenceBox(origin: corner + origin, size: size)
  }

  /// The frames of the cells in order, from the same corner as `origin`.
  func cellFrames(in corner: ReferencePoint = .zero) -> [ReferenceBox] {
    let slot = slot(in: corner)
    if item.content == .cell { return [slot.inset(by: insets)] }
    return customItems.map { ReferenceBox($0.frame).moved(by: slot.origin) }
      + children.flatMap { $0.cellFrames(in: slot.origin) }
  }
}
