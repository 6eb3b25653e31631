import Compositional

/// An element as it was seen: its frame before its row scrolled, and its z-index.
struct SeenElement {
  let id: ElementID
  let box: Box
  let zIndex: Int

  /// The least z-index of an element that is pinned.
  static let pinned = 1_000_000_000
}

/// The elements of a section in one view.
struct SectionSample {
  /// The frames of the cells by item; nil for an item that was not seen.
  var cells: [Box?] = []
  /// Headers, footers and badges by kind, in the order of their items.
  var views: [String: [SeenElement]] = [:]
  /// Backgrounds by kind.
  var decorations: [String: SeenElement] = [:]
  /// True if an element says that the section scrolls on its own.
  var isRow = false
  /// True if cells stand beside one another and reach over the end of the view, or if some that are
  /// known to exist are nowhere in the content.
  var mayBeRow = false
  /// The size of a cell that was not measured, where others were, in points.
  var estimate: Vector?
  /// How far the row is scrolled, in points; nil if nothing of it was seen.
  var rowOffset: Double?

  /// Returns how far a view is from the cells before or behind it, in points; nil if it is over them.
  func distance(to view: SeenElement, along axis: LayoutAxis) -> Double? {
    let spans = cells.compactMap { $0?.span(axis) }
    guard let low = spans.map({ $0.low }).min(), let high = spans.map({ $0.high }).max() else {
      return nil
    }
    if view.box.max(axis) <= low + 0.5 { return low - view.box.max(axis) }
    return view.box.min(axis) >= high - 0.5 ? view.box.min(axis) - high : nil
  }
}

/// A view as the search sees it: left to right, with elements by section.
struct ViewSample {
  var environment: CollectionLayoutEnvironment
  /// True if the environment was not given.
  let isGuessed: Bool
  let size: Vector
  let contentSize: Vector?
  let offset: Vector
  /// True if the elements of the whole content are known.
  private(set) var isComplete: Bool
  /// The items of each section, where they were given.
  let itemCounts: [Int]
  var sections: [SectionSample] = []
  /// The backgrounds of list sections, by section.
  var listBackgrounds: [Int: Box] = [:]
  /// The boundary items of the layout, by kind.
  var layoutViews: [String: SeenElement] = [:]

  var scale: Double { Double(environment.displayScale) }

  /// The most sections that are told apart.
  static let mostSections = 4_096

  /// Sorts the elements of an observation.
  ///
  /// - Parameters:
  ///   - environment: The environment that the view is supposed to have.
  ///   - scrolling: The scroll direction.
  init(
    _ observation: LayoutObservation, in environment: CollectionLayoutEnvironment,
    scrolling: LayoutAxis
  ) {
    self.environment = environment
    isGuessed = observation.environment == nil
    itemCounts = Array(observation.itemCounts.prefix(Self.mostSections))
    size = Vector(x: Double(observation.size.width), y: Double(observation.size.height))
    contentSize = observation.contentSize.map { Vector(x: Double($0.width), y: Double($0.height)) }
    offset = Vector(
      x: Double(observation.contentOffset.x), y: Double(observation.contentOffset.y))
    if let area = observation.area, let content = contentSize {
      isComplete =
        Double(area.maxX) >= content.x - 0.5 && Double(area.maxY) >= content.y - 0.5
        && Double(area.minX) <= 0.5 && Double(area.minY) <= 0.5
    } else {
      isComplete = observation.contentSize != nil && observation.area == nil
    }
    let width = max(size.x, contentSize?.x ?? 0)
    let isMirrored = environment.layoutDirection == .rightToLeft
    for element in observation.elements {
      let unscrolled = observation.unscrolledFrames[element.id]
      var box = Box(unscrolled ?? element.frame)
      if isMirrored { box.origin.x = width - box.origin.x - box.size.x }
      let seen = SeenElement(id: element.id, box: box, zIndex: element.zIndex)
      add(seen)
      let section = element.indexPath.section
      if !observation.preferredSizes.isEmpty, element.category == .cell,
        observation.preferredSizes[element.id] == nil, section < sections.count
      {
        sections[section].estimate = box.size
      }
      guard let unscrolled, element.indexPath.section < sections.count else { continue }
      let side = scrolling.perpendicular
      let moved = Box(unscrolled).min(side) - Box(element.frame).min(side)
      sections[element.indexPath.section].isRow = true
      sections[element.indexPath.section].rowOffset = moved
    }
    if contentSize != nil, !itemCounts.isEmpty,
      itemCounts == sections.map({ section in section.cells.count { $0 != nil } })
    {
      isComplete = true
    }
    let side = scrolling.perpendicular
    var end = contentSize?[scrolling]
    for index in sections.indices.reversed() {
      let cells = sections[index].cells.lazy.compactMap { $0 }
      guard let first = cells.first else { continue }
      // More cells have no room before what follows.
      let last = cells.map { $0.max(scrolling) }.max() ?? 0
      let isFull = end.map { $0 - last < first.size[scrolling] } ?? false
      sections[index].mayBeRow =
        isFull && index < itemCounts.count && itemCounts[index] > sections[index].cells.count
      end = cells.map { $0.min(scrolling) }.min()
    }
    for index in sections.indices {
      let cells = sections[index].cells.lazy.compactMap { $0 }
      guard let first = cells.first else { continue }
      let count = index < itemCounts.count ? itemCounts[index] : 0
      sections[index].mayBeRow =
        sections[index].mayBeRow
        || cells.contains { $0.max(side) > size[side] + 1 && $0.min(side) > first.min(side) }
        || isComplete && count > sections[index].cells.count
    }
  }

  private mutating func add(_ element: SeenElement) {
    // The background of a list comes with its cells.
    if element.id.isListBackground {
      let section = element.id.indexPath.section
      if section < Self.mostSections { listBackgrounds[section] = element.box }
      return
    }
    let path = element.id.indexPath
    if path.isOfLayout {
      if let kind = element.id.kind { layoutViews[kind] = element }
      return
    }
    guard path.section < Self.mostSections else { return }
    while sections.count <= path.section { sections.append(SectionSample()) }
    switch element.id {
    case .cell:
      // An item far behind the others is no reason to hold room for all before it.
      let count = sections[path.section].cells.count
      guard path.item <= count * 2 + 4_096 else { return }
      while sections[path.section].cells.count <= path.item {
        sections[path.section].cells.append(nil)
      }
      sections[path.section].cells[path.item] = element.box
    case .supplementary(let kind, _):
      sections[path.section].views[kind, default: []].append(element)
    case .decoration(let kind, _):
      sections[path.section].decorations[kind] = element
    }
  }
}
