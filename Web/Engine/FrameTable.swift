// Elements as columns of numbers, which a page reads without parsing.

/// The result of a query.
struct FrameTable {
  /// The bits of an element.
  enum Flag {
    static let pinned: UInt8 = 1
    static let displaced: UInt8 = 2
    static let orthogonal: UInt8 = 4
    static let unmeasured: UInt8 = 8
  }

  private(set) var frames: [Double] = []
  private(set) var zIndexes: [Int32] = []
  private(set) var kinds: [UInt8] = []
  private(set) var sections: [Int32] = []
  private(set) var items: [Double] = []
  private(set) var flags: [UInt8] = []
  /// The indexes of element kinds in ``names``; -1 for cells.
  private(set) var nameIndexes: [Int32] = []
  /// The views that show the elements in a simulator; -1 for none.
  private(set) var views: [Int32] = []
  /// All element kinds that queries have found so far.
  let names: ElementNames

  /// The number of elements.
  var count: Int { zIndexes.count }

  /// The most elements of a query.
  static let elementsAtMost = Window.elementsAtMost

  /// Fills the table with the elements of a query.
  mutating func fill(
    _ layout: CollectionLayout, in rect: CGRect, at viewport: Viewport?,
    views shown: [(id: ElementID, view: Int)] = []
  ) {
    clear()
    var visitor = TableVisitor(
      layout: layout, offsets: viewport?.orthogonalOffsets ?? [:], keepsIDs: !shown.isEmpty,
      names: names)
    // Swapped into the visitor, so that the columns are not copied.
    swap(&visitor.table, &self)
    layout.visit(rect, viewport, &visitor)
    swap(&visitor.table, &self)
    addViews(shown, visitor.ids)
  }

  /// Fills the table with elements that a movement has changed.
  mutating func fill(
    _ elements: [LayoutAttributes], views shown: [(id: ElementID, view: Int)]
  ) {
    clear()
    for element in elements {
      let source: ElementFrame.Source =
        element.id.indexPath.isOfLayout
        ? .layoutBoundary
        : element.category == .cell
          ? .cell : element.category == .decorationView ? .decoration : .anchored
      add(element.id, Box(element.frame), element.zIndex, source, 0)
    }
    addViews(shown, elements.map { $0.id })
  }

  private mutating func clear() {
    frames.removeAll(keepingCapacity: true)
    zIndexes.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
    sections.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    flags.removeAll(keepingCapacity: true)
    nameIndexes.removeAll(keepingCapacity: true)
    views.removeAll(keepingCapacity: true)
  }

  /// Adds a cell.
  fileprivate mutating func add(
    _ path: ElementIndexPath, _ frame: Box, _ zIndex: Int, _ flags: UInt8
  ) {
    add(frame, zIndex)
    kinds.append(ElementRole.cell.rawValue)
    sections.append(Int32(truncatingIfNeeded: path.section))
    items.append(Double(path.item))
    self.flags.append(flags)
    nameIndexes.append(-1)
  }

  private mutating func add(_ frame: Box, _ zIndex: Int) {
    let rect = CGRect(frame)
    frames.append(rect.origin.x)
    frames.append(rect.origin.y)
    frames.append(rect.size.width)
    frames.append(rect.size.height)
    zIndexes.append(Int32(clamping: zIndex))
  }

  /// Adds any element.
  fileprivate mutating func add(
    _ id: ElementID, _ frame: Box, _ zIndex: Int, _ source: ElementFrame.Source, _ flags: UInt8
  ) {
    add(frame, zIndex)
    kinds.append(ElementRole(source).rawValue)
    sections.append(Int32(clamping: id.indexPath.section))
    items.append(id.indexPath.isOfLayout ? .infinity : Double(id.indexPath.item))
    self.flags.append(flags)
    nameIndexes.append(id.kind.map { Int32(names.index(of: $0)) } ?? -1)
  }

  private mutating func addViews(_ shown: [(id: ElementID, view: Int)], _ ids: [ElementID]) {
    guard !shown.isEmpty else { return }
    var numbers: [ElementID: Int] = [:]
    for (id, view) in shown { numbers[id] = view }
    for id in ids { views.append(numbers[id].map { Int32(clamping: $0) } ?? -1) }
  }
}

/// Writes the elements of a query into a table, with all that the query knows of them.
private struct TableVisitor: ElementVisitor {
  let layout: CollectionLayout
  let offsets: [Int: CGFloat]
  let keepsIDs: Bool
  var table: FrameTable
  var ids: [ElementID] = []
  /// The section of the last element, and what its cells have in common.
  private var section = -1
  private var flags: UInt8 = 0
  private var isEstimated = false

  init(
    layout: CollectionLayout, offsets: [Int: CGFloat], keepsIDs: Bool, names: ElementNames
  ) {
    self.layout = layout
    table = FrameTable(names: names)
    self.offsets = offsets
    self.keepsIDs = keepsIDs
  }

  mutating func takeCell(_ path: ElementIndexPath, _ frame: Box, _ zIndex: Int) {
    enter(path.section)
    table.add(
      path, frame, zIndex, isEstimated && isUnmeasured(path) ? flags | Flag.unmeasured : flags)
    if keepsIDs { ids.append(.cell(path)) }
  }

  mutating func take(_ element: FoundElement) {
    if element.source == .cell {
      return takeCell(element.id.indexPath, element.frame, element.zIndex)
    }
    table.add(element.id, element.frame, element.zIndex, element.source, flags(of: element))
    if keepsIDs { ids.append(element.id) }
  }

  private typealias Flag = FrameTable.Flag

  private mutating func enter(_ section: Int) {
    guard section != self.section else { return }
    self.section = section
    let geometry = layout.stack.sections[section].geometry
    flags = geometry.room.scrolling.behavior == .none ? 0 : Flag.orthogonal
    isEstimated = geometry.groups.isMeasured
  }

  private func isUnmeasured(_ path: ElementIndexPath) -> Bool {
    // A size that was measured is found sooner than what a cell would be asked.
    !layout.stack.sections[path.section].geometry.measuredSize(ofItem: path.item).isMeasured
      && layout.measurementProposal(for: .cell(path)) != nil
  }

  private mutating func flags(of element: FoundElement) -> UInt8 {
    let section = element.id.indexPath.section
    let pin: Pin?
    switch element.source {
    case .cell, .anchored:
      enter(section)
      return flags
    case .decoration: return 0
    case .boundary:
      pin = layout.stack.sections[section].geometry.boundaryItems[element.slot].pin
    case .layoutBoundary: pin = layout.stack.boundary.items[element.slot].pin
    }
    guard pin != nil else { return 0 }
    let natural = layout.stack.element(
      element.id, from: Viewpoint(layout.stack, at: nil), orthogonalOffsets: offsets)
    let isDisplaced = natural.map { CGRect($0.frame) != CGRect(element.frame) } ?? false
    return isDisplaced ? Flag.pinned | Flag.displaced : Flag.pinned
  }
}
