/// The visible items of sections that have a handler, and what the handlers made of them.
///
/// A handler is called when its section is solved and whenever what is seen of it may have changed:
/// its own offset if it scrolls orthogonally, and the content offset while the section is in sight
/// (semantics 2.15.6). It is given the cells first, in the order in which they came into sight, then
/// headers, footers and badges; all with the frames they have unscrolled, as it left them the last
/// time. What it sets is kept for each element until the section is solved anew.
///
/// What counts as visible follows the frames of the layout: a cell that a handler moves or enlarges
/// into sight is not there before its own frame is in sight, and one that is moved out stays. An
/// orthogonal section's items are those in sight at its own offset, wherever the view is scrolled to.
///
/// ```swift
/// var visibleItems = VisibleItems()
/// visibleItems.update(in: viewport, of: layout)  // calls handlers
/// var attributes = layout.attributes(in: viewport)
/// visibleItems.apply(to: &attributes)
/// ```
public struct VisibleItems: Sendable {
  /// What a handler has made of an item, as far as it differs from what the layout says.
  private struct Look: Hashable, Sendable {
    /// How far it was moved, in points.
    var moved = CGPoint(x: 0, y: 0)
    var transform = ElementTransform.identity
    var alpha: CGFloat = 1
    var zIndex: Int?
    var isHidden = false

    /// Nothing at all.
    static let plain = Look()

    init() {}

    init(of item: LayoutAttributes, before natural: LayoutAttributes) {
      moved = CGPoint(
        x: item.center.x - natural.center.x, y: item.center.y - natural.center.y)
      transform = item.transform
      alpha = item.alpha
      zIndex = item.zIndex == natural.zIndex ? nil : item.zIndex
      isHidden = item.isHidden
    }

    func apply(to item: inout LayoutAttributes) {
      item.center.x += moved.x
      item.center.y += moved.y
      item.transform = transform
      item.alpha = alpha
      item.zIndex = zIndex ?? item.zIndex
      item.isHidden = isHidden
    }
  }

  private var looks: [ElementID: Look] = [:]
  /// The cells in sight by section, in the order in which they came.
  private var order: [Int: [ElementID]] = [:]
  /// What was seen when handlers were called last; nil before they were.
  private var viewport: Viewport?
  /// The sections whose changes were ignored and noted.
  private var noted: Set<Int> = []
  /// The calls of handlers so far.
  public private(set) var calls = 0

  /// Knows no items yet.
  public init() {}

  /// Forgets everything, so that the next update is as after a first solve.
  ///
  /// For a host whose layout was prepared anew or whose data has changed.
  public mutating func invalidate() {
    looks = [:]
    order = [:]
    viewport = nil
    noted = []
  }

  /// Calls the handlers of the sections of which something else may be seen than the last time.
  ///
  /// The first time every handler is called, those of later sections first, as recorded.
  ///
  /// - Parameters:
  ///   - viewport: where the view and its orthogonal sections are scrolled to.
  ///   - layout: the layout.
  /// - Returns: the sections whose handlers changed items although sizes are estimated there, where
  ///   it has no effect; each once.
  /// - Complexity: O(1) where no section has a handler; else O(log sections + items in sight), and
  ///   O(sections) the first time.
  @discardableResult
  public mutating func update(
    in viewport: Viewport, of layout: CollectionLayout
  ) -> [LayoutDiagnostic] {
    guard layout.hasHandlers, viewport != self.viewport else { return [] }
    let sections = layout.sectionsToTell(of: viewport, since: self.viewport)
    self.viewport = viewport
    return sections.compactMap { tell($0, viewport, layout) }
  }

  /// Shows what handlers have made of items.
  ///
  /// - Parameter attributes: as the layout answers them.
  /// - Complexity: O(attributes), and O(1) where no handler has changed anything.
  public func apply(to attributes: inout [LayoutAttributes]) {
    guard !looks.isEmpty else { return }
    for index in attributes.indices { apply(to: &attributes[index]) }
  }

  /// Shows what a handler has made of an item.
  public func apply(to attributes: inout LayoutAttributes) {
    looks[attributes.id]?.apply(to: &attributes)
  }

  /// Calls the handler of a section.
  private mutating func tell(
    _ index: Int, _ viewport: Viewport, _ layout: CollectionLayout
  ) -> LayoutDiagnostic? {
    guard let handler = layout.handler(ofSection: index), let environment = layout.environment
    else { return nil }
    let natural = inOrder(layout.visibleItems(ofSection: index, in: viewport), section: index)
    var items = natural
    let section = layout.stack.sections[index].geometry
    let isEstimated = section.ledger != nil
    if !isEstimated { apply(to: &items) }
    let asked = items
    handler(&items, layout.handlerOffset(ofSection: index, in: viewport), environment)
    calls += 1
    guard !isEstimated else {
      let isNew = items != asked && noted.insert(index).inserted
      return isNew ? LayoutDiagnostic(reason: .visibleItemChangesIgnored, section: index) : nil
    }
    let before = Dictionary(natural.map { ($0.id, $0) }) { first, _ in first }
    for item in items {
      guard let natural = before[item.id] else { continue }
      let look = Look(of: item, before: natural)
      looks[item.id] = look == .plain ? nil : look
    }
    return nil
  }

  /// Cells in the order in which they came into sight, then the rest.
  private mutating func inOrder(
    _ items: [LayoutAttributes], section: Int
  ) -> [LayoutAttributes] {
    var cells: [ElementID: LayoutAttributes] = [:]
    for item in items where item.category == .cell { cells[item.id] = item }
    var sorted = (order[section] ?? []).compactMap { cells.removeValue(forKey: $0) }
    sorted += items.filter { cells[$0.id] != nil }
    order[section] = sorted.map(\.id)
    return sorted + items.filter { $0.category != .cell }
  }
}
