/// The visible items of sections with a handler, and the changes their handlers made.
///
/// A handler is called when its section is solved, and whenever its visible items may have changed:
/// with the section's own offset if it scrolls orthogonally, and with the content offset while the
/// section is visible (rule 2.15.6). It receives the cells first, in the order in which they became
/// visible, then headers, footers and badges. All have their unscrolled frames, with the changes of
/// the previous call. Changes are kept for each element until the section is solved again.
///
/// Visibility depends on the frames of the layout: a cell that a handler moves or enlarges into the
/// viewport is not visible before its own frame is, and a cell that it moves out stays visible. The
/// items of an orthogonal section are those visible at its own offset, at any content offset.
///
/// ```swift
/// var visibleItems = VisibleItems()
/// visibleItems.update(in: viewport, of: layout)  // calls handlers
/// var attributes = layout.attributes(in: viewport)
/// visibleItems.apply(to: &attributes)
/// ```
public struct VisibleItems: Sendable {
  /// The changes of a handler to an item, relative to the attributes of the layout.
  struct Look: Hashable, Sendable {
    /// The distance it was moved by, in points.
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
  /// The visible cells by section, in the order in which they became visible.
  private var order: [Int: [ElementID]] = [:]
  /// The viewport of the last calls of handlers; nil before the first call.
  var viewport: Viewport?
  /// The sections whose changes were ignored and reported.
  var noted: Set<Int> = []
  /// The number of handler calls so far.
  public internal(set) var calls = 0

  /// Creates an empty set of visible items.
  public init() {}

  /// Removes all items and changes, so that the next update calls handlers as after a first solve.
  ///
  /// Call it after the layout is prepared again or its data changes.
  public mutating func invalidate() {
    looks = [:]
    order = [:]
    viewport = nil
    noted = []
  }

  /// Applies the changes of handlers to attributes.
  ///
  /// - Parameter attributes: The attributes that the layout returned.
  /// - Complexity: O(*n*), where *n* is the number of attributes; O(1) if no handler has changed
  ///   anything.
  public func apply(to attributes: inout [LayoutAttributes]) {
    guard !looks.isEmpty else { return }
    for index in attributes.indices { apply(to: &attributes[index]) }
  }

  /// Applies the changes of a handler to the attributes of an item.
  public func apply(to attributes: inout LayoutAttributes) {
    looks[attributes.id]?.apply(to: &attributes)
  }

  /// Returns the cells in the order in which they became visible, then the other items.
  mutating func inOrder(
    _ items: [LayoutAttributes], section: Int
  ) -> [LayoutAttributes] {
    var cells: [ElementID: LayoutAttributes] = [:]
    for item in items where item.category == .cell { cells[item.id] = item }
    var sorted = (order[section] ?? []).compactMap { cells.removeValue(forKey: $0) }
    sorted += items.filter { cells[$0.id] != nil }
    order[section] = sorted.map { $0.id }
    return sorted + items.filter { $0.category != .cell }
  }
}
