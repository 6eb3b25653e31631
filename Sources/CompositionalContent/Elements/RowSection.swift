import Compositional

/// A list of rows as a section of a layout, one cell for each row that is shown.
///
/// Rows differ in content, insets and separators, and size themselves. Unlike a list inside one
/// cell, only the rows in sight are solved, and a host reuses the cells: 100,000 rows cost what
/// those in sight cost.
///
/// ```swift
/// var rows = RowSection([Content(.text("Wi-Fi"), id: "wifi"), Content(.text("About"), id: "about")])
/// var layout = CollectionLayout(section: rows.section())
/// layout.prepare(itemCounts: [rows.itemCount], in: environment)
/// layout.measure(in: viewport, with: ElementContents(cells: { path, _ in rows.content(ofItem: path.item) }))
/// let change = rows.apply(.hide(["wifi"]))
/// try layout.update(change.updates)
/// ```
///
/// The parts of a cell are named like those of a list: the row `about`, its cell `about@cell` and,
/// where it is shown, its separator `about@separator` (content rule 7.3). Separators take no room.
public struct RowSection: Sendable {
  private var list: RowList
  /// The cells in order, hidden ones as well.
  private var order: [Int] = []
  /// The cells that are shown, in order.
  private var shown: [Int] = []
  /// The items by the names of their rows.
  private var items: [String: Int] = [:]

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - rows: The rows; each must have an id that no other has.
  ///   - settings: The settings before the first operation.
  /// - Complexity: O(rows)
  public init(_ rows: [Content] = [], settings: RowSettings = .init()) {
    self.init(ContentRows(settings: settings, rows: rows))
  }

  /// Creates a section of the rows that a list has after its operations.
  ///
  /// - Complexity: O(rows + operations)
  public init(_ rows: ContentRows) {
    list = RowList(rows)
    for operation in rows.operations ?? [] { list.apply(operation) }
    refresh()
  }

  private mutating func refresh() {
    order = list.chain.order
    shown = order.filter { !list.chain.cells[$0].isHidden }
    items = Dictionary(minimumCapacity: shown.count)
    for (item, cell) in shown.enumerated() { items[name(of: cell)] = item }
  }

  private func name(of cell: Int) -> String { list.rows[list.chain.cells[cell].row].id ?? "" }

  // MARK: Rows

  /// The settings, which apply to cells made later or to all at once (content rule 7.1).
  public var settings: RowSettings { list.settings }
  /// The names of all rows in the list, in order.
  public var rows: [String] { order.map(name) }
  /// The number of rows that are shown: the number of items of the section.
  public var itemCount: Int { shown.count }

  /// Returns the item of a row; nil if the row is hidden or not in the list.
  public func item(ofRow name: String) -> Int? { items[name] }

  /// Returns the name of the row that an item shows.
  ///
  /// - Precondition: The item exists.
  public func row(ofItem item: Int) -> String {
    requireItem(item)
    return name(of: shown[item])
  }

  /// Returns the content of the cell of an item: its row with its insets, and its separator.
  ///
  /// - Precondition: The item exists.
  public func content(ofItem item: Int) -> Content {
    requireItem(item)
    let cell = list.chain.cells[shown[item]]
    var settings = list.settings
    settings.rowInset = cell.inset
    settings.separatorInset = cell.separatorInset
    // Hidden cells count: only the last cell of all is the last (content rule 7.4).
    settings.hidesSeparatorsByDefault =
      cell.hidesSeparator
      || (settings.automaticallyHidesLastSeparator && shown[item] == order.last)
    settings.automaticallyHidesLastSeparator = false
    return Content(kind: .rows(ContentRows(settings: settings, rows: [list.rows[cell.row]])))
  }

  private func requireItem(_ item: Int) {
    require(
      shown.indices.contains(item),
      "Invalid item: \(item). The section shows \(shown.count) rows, counted from 0.")
  }

  /// Returns the section: rows of an estimated length without space between them.
  ///
  /// Add headers and footers, pinned ones as well, to the result. A horizontal list belongs in a
  /// layout that scrolls horizontally.
  ///
  /// - Parameter estimate: The estimated length of a row, in points; above zero.
  public func section(estimate: CGFloat = 44) -> CollectionLayoutSection {
    let isVertical = list.settings.axis == .vertical
    let size: CollectionLayoutSize =
      isVertical
      ? .init(.fractionalWidth(1), .estimated(estimate))
      : .init(.estimated(estimate), .fractionalHeight(1))
    let row = CollectionLayoutItem(layoutSize: size)
    return CollectionLayoutSection(
      group: isVertical
        ? .vertical(layoutSize: size, subitems: [row])
        : .horizontal(layoutSize: size, subitems: [row]))
  }

  // MARK: Changes

  /// Makes rows known, or replaces known rows of the same names.
  ///
  /// A new row is in the list when an operation adds it.
  ///
  /// - Parameters:
  ///   - rows: The rows; each must have an id.
  ///   - section: The index of this section in the layout.
  /// - Returns: The change: cells whose rows were replaced are measured again.
  /// - Complexity: O(rows)
  @discardableResult
  public mutating func set(_ rows: [Content], inSection section: Int = 0) -> RowSectionChange {
    for row in rows {
      guard let id = row.id else { halt("Invalid row: it has no id. Give each row an id.") }
      list.set(row, named: id)
    }
    var change = RowSectionChange()
    let changed = rows.compactMap { $0.id.flatMap { items[$0] } }
    change.updates.reconfigureItems(
      at: changed.sorted().map { ElementIndexPath(item: $0, section: section) })
    return change
  }

  /// Applies an operation (content rule 7).
  ///
  /// `scrollToVisible` changes nothing here: scroll the view to the row's frame.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - section: The index of this section in the layout.
  /// - Returns: The changes of the items, the transitions of rows, and the effects of a tap.
  /// - Complexity: O(rows log rows); O(1) for a tap
  @discardableResult
  public mutating func apply(
    _ operation: RowOperation, inSection section: Int = 0
  ) -> RowSectionChange {
    if case .tap(let name) = operation { return tap(name) }
    let before = RowPlaces(list, shown: shown)
    let known = Set(order.map(name))
    list.apply(operation)
    refresh()
    var change = before.change(to: RowPlaces(list, shown: shown), inSection: section)
    let all = Set(order.map(name))
    for name in before.names where items[name] == nil {
      change.transitions.append(.init(row: name, kind: all.contains(name) ? .hide : .remove))
    }
    for item in shown.indices {
      let name = name(of: shown[item])
      guard before.items[name] == nil else { continue }
      change.transitions.append(.init(row: name, kind: known.contains(name) ? .show : .insert))
    }
    return change
  }

  private mutating func tap(_ name: String) -> RowSectionChange {
    let taps = list.taps?.count ?? 0
    list.apply(.tap(name))
    var change = RowSectionChange()
    change.tapEffects = (list.taps?.count ?? 0) > taps ? list.taps?.last ?? [] : []
    return change
  }
}
