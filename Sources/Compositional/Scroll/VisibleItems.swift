/// The visible items of sections that have a handler, and what the handlers made of them.
///
/// A handler is called when its section is solved and whenever what is seen of it may have changed:
/// its own offset if it scrolls orthogonally, and the content offset while the section is in sight
/// (rule 2.15.6). It is given the cells first, in the order in which they came into sight, then
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
  struct Look: Hashable, Sendable {
    /// How far it was moved, in points.
    var moved = CGPoint(x: 0, y: 0)
    var transform = ElementTransform.identity
    var alpha: CGFloat = 1
    var zIndex: Int?
    var isHidden = false

    /// The look of an item that no handler has changed.
    static let unchanged = Look()

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

  var looks: [ElementID: Look] = [:]
  /// The cells in sight by section, in the order in which they came.
  private var order: [Int: [ElementID]] = [:]
  /// What was seen when handlers were called last; nil before they were.
  var viewport: Viewport?
  /// The sections whose changes were ignored and noted.
  var noted: Set<Int> = []
  /// The calls of handlers so far.
  public internal(set) var calls = 0

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

  /// Cells in the order in which they came into sight, then the rest.
  mutating func inOrder(
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
