import Compositional

/// An item or a group of a description with its position in its parent.
struct ReferenceNode {
  let item: CollectionLayoutItem
  /// The corner of the slot, from the outer corner of the parent.
  var origin = ReferencePoint.zero
  /// The size of the slot.
  var size: ReferencePoint
  /// The axes on which the size is estimated.
  let estimatedAxes: [LayoutAxis]
  /// The estimated axes on which all siblings take the largest size.
  let uniformAxes: [LayoutAxis]
  /// The container that the fractions of the size refer to.
  let container: ReferencePoint
  /// True if the data has no item for this cell.
  var isMissing = false
  /// The subitems of a group, including repetitions.
  var children: [ReferenceNode] = []
  /// The cells of a custom group.
  var customItems: [CollectionLayoutGroupCustomItem] = []

  /// The effective insets: none where the description has an estimate, even if a counted parent
  /// gives the length (rules 2.1.6, 2.1.7, 2.32.1).
  var insets: ReferenceInsets {
    ReferenceInsets(item.contentInsets).ignoring(item.layoutSize.axesWithEstimates)
  }

  var isCustom: Bool {
    if case .custom = item.content { true } else { false }
  }

  /// True if the insets of this group take all of its size on some axis (rules 2.18, 2.32.7).
  private var isFilledByInsets: Bool {
    guard case .group = item.content else { return false }
    return LayoutAxis.allCases.contains {
      insets.total($0) > 0 && size[$0] - insets.total($0) <= 0
    }
  }

  /// True if this group or one in it has no room; nothing can be laid out then.
  var lacksRoom: Bool { isFilledByInsets || children.contains { $0.lacksRoom } }

  /// The number of data items that the node contains.
  var itemCount: Int {
    if item.content == .cell { return 1 }
    return customItems.count + children.reduce(0) { $0 + $1.itemCount }
  }

  /// Returns the slot, for a corner of the parent.
  func slot(in corner: ReferencePoint) -> ReferenceBox {
    ReferenceBox(origin: corner + origin, size: size)
  }

  /// Returns the frames of the cells in order, relative to the same corner as `origin`.
  func cellFrames(in corner: ReferencePoint = .zero) -> [ReferenceBox] {
    let slot = slot(in: corner)
    if item.content == .cell { return [slot.inset(by: insets)] }
    return customItems.map { ReferenceBox($0.frame).moved(by: slot.origin) }
      + children.flatMap { $0.cellFrames(in: slot.origin) }
  }
}
