import Compositional

/// A list of rows that is changed by operations (content rule 7).
struct RowList {
  private(set) var settings: RowSettings
  private(set) var chain = RowChain()
  /// The effects of each tap, in order; nil if there was none.
  private(set) var taps: [[RowTapEffect]]?
  /// The names that were not in the list.
  private(set) var unknown: Set<String> = []
  private(set) var rows: [Content]
  private var indexes: [String: Int]

  init(_ description: ContentRows) {
    settings = description.settings
    rows = description.rows
    var indexes: [String: Int] = [:]
    for (index, row) in rows.enumerated() {
      if let id = row.id, indexes[id] == nil { indexes[id] = index }
    }
    self.indexes = indexes
    guard description.operations == nil else { return }
    for row in rows.indices { chain.insert(newCell(of: row), before: nil) }
  }

  /// Returns the cell of a row, and notes a name that is not in the list.
  mutating func cell(of id: String) -> Int? {
    if let cell = indexes[id].flatMap({ chain.cell(of: $0) }) { return cell }
    unknown.insert(id)
    return nil
  }

  /// Replaces a known row, or adds a new one to the known rows.
  mutating func set(_ row: Content, named id: String) {
    if let index = indexes[id] {
      rows[index] = row
    } else {
      indexes[id] = rows.count
      rows.append(row)
    }
  }

  /// Applies an operation; scrolling is left to the list's view.
  mutating func apply(_ operation: RowOperation) {
    switch operation {
    case .add(let ids): for id in ids { insert(id, before: nil) }
    case .prepend(let ids): for id in ids.reversed() { insert(id, before: chain.first) }
    case .insertBefore(let ids, let anchor):
      for id in ids {
        if let place = cell(of: anchor) { insert(id, before: place) }
      }
    case .insertAfter(let ids, let anchor):
      var anchor = anchor
      for id in ids {
        if let place = cell(of: anchor) { insert(id, before: chain.cells[place].after) }
        anchor = id
      }
    case .remove(let ids): for id in ids { cell(of: id).map { chain.remove($0) } }
    case .removeAll: chain.removeAll()
    case .hide(let ids): change(ids) { $0.isHidden = true }
    case .show(let ids): change(ids) { $0.isHidden = false }
    case .setInset(let ids, let inset): change(ids) { $0.inset = inset }
    case .setSeparatorInset(let ids, let inset): change(ids) { $0.separatorInset = inset }
    case .hideSeparator(let ids): change(ids) { $0.hidesSeparator = true }
    case .showSeparator(let ids): change(ids) { $0.hidesSeparator = false }
    case .set(let change): change.apply(to: &settings)
    case .setTapHandler(let ids): change(ids) { $0.hasHandler = true }
    case .removeTapHandler(let ids): change(ids) { $0.hasHandler = false }
    case .tap(let id): tap(id)
    case .scrollToVisible: break
    }
  }

  private func newCell(of row: Int) -> RowCell {
    RowCell(
      row: row, inset: settings.rowInset, separatorInset: settings.separatorInset,
      hidesSeparator: settings.hidesSeparatorsByDefault)
  }

  private mutating func insert(_ id: String, before place: Int?) {
    guard let row = indexes[id] else {
      unknown.insert(id)
      return
    }
    chain.insert(newCell(of: row), before: place)
  }

  private mutating func change(_ ids: [String], _ change: (inout RowCell) -> Void) {
    for id in ids {
      if let cell = cell(of: id) { chain.change(cell, change) }
    }
  }

  private mutating func tap(_ id: String) {
    taps = taps ?? []
    guard let cell = cell(of: id) else { return }
    let (state, row) = (chain.cells[cell], rows[chain.cells[cell].row].placement)
    guard !state.isHidden, row.isInteractive else {
      taps?.append([])
      return
    }
    taps?.append(
      (row.isTappable ? [.didTapView] : []) + (state.hasHandler ? [RowTapEffect.handler] : []))
  }
}
