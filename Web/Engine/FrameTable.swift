// Elements as columns of numbers, which a page reads without parsing.

/// The result of a query.
struct FrameTable {
  /// What an element is.
  enum Kind: UInt8 {
    case cell, supplementary, decoration, boundary
  }

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
  private(set) var names: [String] = []

  /// The number of elements.
  var count: Int { zIndexes.count }

  /// The most elements of a query.
  static let elementsAtMost = 20_000

  /// Fills the table with the elements of a query.
  mutating func fill(
    _ layout: CollectionLayout, in rect: CGRect, at viewport: Viewport?,
    views shown: [(id: ElementID, view: Int)] = []
  ) {
    clear()
    var visitor = ElementCollector()
    layout.visit(rect, viewport, &visitor)
    let offsets = viewport?.orthogonalOffsets ?? [:]
    for element in visitor.elements {
      add(
        element.id, element.frame, element.zIndex, element.source,
        flags(of: element, in: layout, offsets))
    }
    addViews(shown, visitor.elements.map { $0.id })
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

  private mutating func add(
    _ id: ElementID, _ frame: Box, _ zIndex: Int, _ source: ElementFrame.Source, _ flags: UInt8
  ) {
    let rect = CGRect(frame)
    frames.append(rect.origin.x)
    frames.append(rect.origin.y)
    frames.append(rect.size.width)
    frames.append(rect.size.height)
    zIndexes.append(Int32(clamping: zIndex))
    let kind: Kind =
      switch source {
      case .cell: .cell
      case .anchored: .supplementary
      case .decoration: .decoration
      case .boundary, .layoutBoundary: .boundary
      }
    kinds.append(kind.rawValue)
    sections.append(Int32(clamping: id.indexPath.section))
    items.append(id.indexPath.isOfLayout ? .infinity : Double(id.indexPath.item))
    self.flags.append(flags)
    nameIndexes.append(id.kind.map { index(ofName: $0) } ?? -1)
  }

  private mutating func index(ofName name: String) -> Int32 {
    if let index = names.firstIndex(of: name) { return Int32(index) }
    names.append(name)
    return Int32(names.count - 1)
  }

  private mutating func addViews(_ shown: [(id: ElementID, view: Int)], _ ids: [ElementID]) {
    guard !shown.isEmpty else { return }
    var numbers: [ElementID: Int] = [:]
    for (id, view) in shown { numbers[id] = view }
    for id in ids { views.append(numbers[id].map { Int32(clamping: $0) } ?? -1) }
  }

  private func flags(
    of element: FoundElement, in layout: CollectionLayout, _ offsets: [Int: CGFloat]
  ) -> UInt8 {
    var flags: UInt8 = 0
    let stack = layout.stack
    let section = element.id.indexPath.section
    switch element.source {
    case .cell, .anchored:
      let geometry = stack.sections[section].geometry
      if geometry.surroundings.scrolling.behavior != .none { flags |= Flag.orthogonal }
      if element.source == .cell, geometry.groups.isMeasured,
        layout.measurementProposal(for: element.id) != nil,
        !geometry.measuredSize(ofItem: element.id.indexPath.item).isMeasured
      {
        flags |= Flag.unmeasured
      }
    case .boundary:
      let items = stack.sections[section].geometry.boundaryItems
      if items[element.slot].pin != nil { flags |= Flag.pinned }
    case .layoutBoundary:
      if stack.boundary.items[element.slot].pin != nil { flags |= Flag.pinned }
    case .decoration: break
    }
    if flags & Flag.pinned != 0,
      let natural = stack.element(
        element.id, from: Eye(stack, at: nil), orthogonalOffsets: offsets),
      CGRect(natural.frame) != CGRect(element.frame)
    {
      flags |= Flag.displaced
    }
    return flags
  }
}

/// Collects the elements of a query with all that it knows of them.
private struct ElementCollector: ElementVisitor {
  var elements: [FoundElement] = []

  mutating func takeCell(_ path: ElementIndexPath, _ frame: Box, _ zIndex: Int) {
    elements.append(
      FoundElement(id: .cell(path), frame: frame, zIndex: zIndex, source: .cell, slot: 0))
  }

  mutating func take(_ element: FoundElement) { elements.append(element) }
}
