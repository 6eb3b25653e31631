import CompositionalContent

/// Rows, as plain arrays.
extension ReferenceContent {
  private struct Cell {
    let row: Content
    var inset: DirectionalEdgeInsets
    var separatorInset: DirectionalEdgeInsets
    var hidesSeparator: Bool
    var isHidden = false
    var hasHandler = false
  }

  private struct List {
    var settings: RowSettings
    var cells: [Cell] = []
    var taps: [[RowTapEffect]]?
    var unknown: [String] = []
    var offset = CGPoint.zero
  }

  func idealOfRows(_ rows: ContentRows) -> Double {
    let list = list(rows, view: nil)
    let widths = list.cells.filter { !$0.isHidden }.map {
      ideal($0.row) + Double($0.inset.leading + $0.inset.trailing)
    }
    return list.settings.axis == .horizontal ? widths.reduce(0, +) : widths.max() ?? 0
  }

  func neededByRows(_ rows: ContentRows, _ width: Double) -> Double {
    let list = list(rows, view: nil)
    let cells = list.cells.filter { !$0.isHidden }
    if list.settings.axis == .vertical {
      return cells.map { length($0, .vertical, width) }.reduce(0, +)
    }
    return cells.map {
      needed($0.row, ideal($0.row)) + Double($0.inset.top + $0.inset.bottom)
    }.max() ?? 0
  }

  private func length(_ cell: Cell, _ axis: LayoutAxis, _ across: Double) -> Double {
    if cell.isHidden { return 0 }
    let inset = cell.inset
    if axis == .horizontal {
      return max(0, ideal(cell.row) + Double(inset.leading + inset.trailing))
    }
    let width = max(0, across - Double(inset.leading + inset.trailing))
    return max(0, needed(cell.row, width) + Double(inset.top + inset.bottom))
  }

  mutating func placeRows(_ rows: ContentRows, _ frame: CGRect, _ path: String) {
    let list = list(rows, view: frame.size)
    let isVertical = list.settings.axis == .vertical
    let across = Double(isVertical ? frame.width : frame.height)
    let thickness = list.settings.separatorWidth ?? 1 / environment.displayScale
    var start = 0.0
    for (index, cell) in list.cells.enumerated() where !cell.isHidden {
      let length = length(cell, list.settings.axis, across)
      let box =
        isVertical
        ? CGRect(x: frame.minX, y: frame.minY + start, width: across, height: length)
        : CGRect(x: frame.minX + start, y: frame.minY, width: length, height: across)
      start += length
      let name = join(path, cell.row.id ?? "")
      note(name + "@cell", box)
      let isLast = index == list.cells.count - 1
      let isHidden =
        cell.hidesSeparator || cell.row.placement.hidesSeparator
        || (isLast && list.settings.automaticallyHidesLastSeparator)
      if !isHidden {
        let own = cell.separatorInset
        note(
          name + "@separator",
          isVertical
            ? CGRect(
              x: box.minX + own.leading, y: box.maxY - thickness,
              width: max(0, box.width - own.leading - own.trailing), height: thickness)
            : CGRect(
              x: box.maxX - thickness, y: box.minY + own.top, width: thickness,
              height: max(0, box.height - own.top - own.bottom)))
      }
      let inner = CGRect(
        x: box.minX + cell.inset.leading, y: box.minY + cell.inset.top,
        width: max(0, box.width - cell.inset.leading - cell.inset.trailing),
        height: max(0, box.height - cell.inset.top - cell.inset.bottom))
      put(cell.row, index, inner, path)
    }
    contentSizes[key(path)] =
      isVertical
      ? CGSize(width: across, height: start) : CGSize(width: start, height: across)
    offsets[key(path)] = list.offset
    var state = ContentSolution.Rows(all: list.cells.map { $0.row.id ?? "" })
    state.hidden = list.cells.filter(\.isHidden).map { $0.row.id ?? "" }
    state.taps = list.taps
    lists[key(path)] = state
    for id in list.unknown { report("unknownRow", join(path, id)) }
  }

  // MARK: Operations

  private func list(_ rows: ContentRows, view: CGSize?) -> List {
    var list = List(settings: rows.settings)
    for operation in rows.operations ?? [.add(rows.rows.compactMap(\.id))] {
      apply(operation, to: &list, rows)
      if let view { scroll(operation, &list, view) }
    }
    return list
  }

  private func insert(_ id: String, at index: Int, _ list: inout List, _ rows: ContentRows) {
    guard let row = rows.rows.first(where: { $0.id == id }) else {
      list.unknown.append(id)
      return
    }
    let old = list.cells.firstIndex { $0.row.id == id }
    list.cells.insert(
      Cell(
        row: row, inset: list.settings.rowInset, separatorInset: list.settings.separatorInset,
        hidesSeparator: list.settings.hidesSeparatorsByDefault), at: index)
    if let old { list.cells.remove(at: old >= index ? old + 1 : old) }
  }

  private func change(_ ids: [String], _ list: inout List, _ change: (inout Cell) -> Void) {
    for id in ids {
      if let index = list.cells.firstIndex(where: { $0.row.id == id }) {
        change(&list.cells[index])
      } else {
        list.unknown.append(id)
      }
    }
  }

  private func apply(_ operation: RowOperation, to list: inout List, _ rows: ContentRows) {
    func index(_ id: String, _ list: List) -> Int? {
      list.cells.firstIndex { $0.row.id == id }
    }
    switch operation {
    case .add(let ids): for id in ids { insert(id, at: list.cells.count, &list, rows) }
    case .prepend(let ids): for id in ids.reversed() { insert(id, at: 0, &list, rows) }
    case .insertBefore(let ids, let anchor):
      for id in ids {
        guard let place = index(anchor, list) else {
          list.unknown.append(anchor)
          continue
        }
        insert(id, at: place, &list, rows)
      }
    case .insertAfter(let ids, let anchor):
      var previous = anchor
      for id in ids {
        if let place = index(previous, list) {
          insert(id, at: place + 1, &list, rows)
        } else {
          list.unknown.append(previous)
        }
        previous = id
      }
    case .remove(let ids):
      for id in ids {
        if let place = index(id, list) {
          list.cells.remove(at: place)
        } else {
          list.unknown.append(id)
        }
      }
    case .removeAll: list.cells = []
    case .hide(let ids): change(ids, &list) { $0.isHidden = true }
    case .show(let ids): change(ids, &list) { $0.isHidden = false }
    case .setInset(let ids, let inset): change(ids, &list) { $0.inset = inset }
    case .setSeparatorInset(let ids, let inset):
      change(ids, &list) { $0.separatorInset = inset }
    case .hideSeparator(let ids): change(ids, &list) { $0.hidesSeparator = true }
    case .showSeparator(let ids): change(ids, &list) { $0.hidesSeparator = false }
    case .set(let change):
      if let axis = change.axis { list.settings.axis = axis }
      if let inset = change.rowInset { list.settings.rowInset = inset }
      if let inset = change.separatorInset { list.settings.separatorInset = inset }
      if let width = change.separatorWidth { list.settings.separatorWidth = width }
      if let hides = change.hidesSeparatorsByDefault {
        list.settings.hidesSeparatorsByDefault = hides
      }
      if let hides = change.automaticallyHidesLastSeparator {
        list.settings.automaticallyHidesLastSeparator = hides
      }
    case .setTapHandler(let ids): change(ids, &list) { $0.hasHandler = true }
    case .removeTapHandler(let ids): change(ids, &list) { $0.hasHandler = false }
    case .tap(let id):
      list.taps = list.taps ?? []
      guard let place = index(id, list) else {
        list.unknown.append(id)
        return
      }
      let cell = list.cells[place]
      var effects: [RowTapEffect] = []
      if !cell.isHidden && cell.row.placement.isInteractive {
        if cell.row.placement.isTappable { effects.append(.didTapView) }
        if cell.hasHandler { effects.append(.handler) }
      }
      list.taps?.append(effects)
    case .scrollToVisible(let id):
      if index(id, list) == nil { list.unknown.append(id) }
    }
  }

  private func scroll(_ operation: RowOperation, _ list: inout List, _ view: CGSize) {
    let isVertical = list.settings.axis == .vertical
    let (across, room) =
      isVertical
      ? (Double(view.width), Double(view.height)) : (Double(view.height), Double(view.width))
    var offset = Double(isVertical ? list.offset.y : list.offset.x)
    let lengths = list.cells.map { length($0, list.settings.axis, across) }
    if case .scrollToVisible(let id) = operation,
      let index = list.cells.firstIndex(where: { $0.row.id == id && !$0.isHidden })
    {
      let inset = list.cells[index].inset
      let start = lengths[..<index].reduce(0, +)
      let low = start + Double(isVertical ? inset.top : inset.leading)
      let high = start + lengths[index] - Double(isVertical ? inset.bottom : inset.trailing)
      if high - low > room + 1e-6 {
        if low > offset + 1e-6 || high < offset + room - 1e-6 { offset = low }
      } else if low < offset - 1e-6 {
        offset = low
      } else if high > offset + room + 1e-6 {
        offset = high - room
      }
    }
    offset = min(max(0, offset), max(0, lengths.reduce(0, +) - room))
    list.offset = isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
  }
}
