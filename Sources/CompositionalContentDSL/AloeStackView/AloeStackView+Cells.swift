import CompositionalContent

// Cells: their colors, a hook for new ones, and highlights.
extension AloeStackView {
  /// A change of what cells look like, which moves nothing.
  enum LookChange: Sendable {
    case background(RowColor)
    case highlightColor(RowColor)
    case backgroundOf([String], RowColor)
    case highlightColorOf([String], RowColor)
  }

  /// The color behind rows; for cells made later.
  public var rowBackgroundColor: RowColor {
    get { look.background }
    set { change(.background(newValue)) }
  }

  /// The color behind highlighted rows; for cells made later.
  public var rowHighlightColor: RowColor {
    get { look.highlight }
    set { change(.highlightColor(newValue)) }
  }

  /// Sets the color behind a row.
  public mutating func setBackgroundColor(forRow row: String, color: RowColor) {
    setBackgroundColor(forRows: [row], color: color)
  }

  /// Sets the color behind rows.
  public mutating func setBackgroundColor(forRows rows: [String], color: RowColor) {
    change(.backgroundOf(rows, color))
  }

  /// The cells of all rows, hidden or not, in order.
  ///
  /// - Complexity: O(operations)
  public var cells: [StackViewCell] {
    var defaults = Look()
    var looks: [String: Look] = [:]
    var next = 0
    func applyChanges(before operation: Int) {
      while next < lookChanges.count, lookChanges[next].operation <= operation {
        switch lookChanges[next].change {
        case .background(let color): defaults.background = color
        case .highlightColor(let color): defaults.highlight = color
        case .backgroundOf(let rows, let color):
          for row in rows { looks[row]?.background = color }
        case .highlightColorOf(let rows, let color):
          for row in rows { looks[row]?.highlight = color }
        }
        next += 1
      }
    }
    let cells = description.cells { operation, made in
      applyChanges(before: operation)
      for row in made { looks[row] = defaults }
    }
    applyChanges(before: .max)
    return cells.map { cell in
      let look = looks[cell.row] ?? defaults
      return StackViewCell(
        row: cell.row, rowInset: cell.inset, separatorInset: cell.separatorInset,
        isSeparatorHidden: cell.hidesSeparator, isHidden: cell.isHidden,
        rowBackgroundColor: look.background, rowHighlightColor: look.highlight,
        isHighlighted: highlighted == cell.row)
    }
  }

  /// Returns the cell of a row; nil if the row is not in the list.
  ///
  /// - Complexity: O(operations)
  public func cell(forRow row: String) -> StackViewCell? { cells.first { $0.row == row } }

  /// Calls ``configureCell`` for the cells that the latest operation made.
  mutating func configureNewCells() {
    guard let configureCell else { return }
    var made: Set<String> = []
    let latest = operationCount - 1
    _ = description.cells { operation, rows in
      if operation == latest { made = Set(rows) }
    }
    for old in cells where made.contains(old.row) {
      var cell = old
      configureCell(&cell)
      if cell.rowInset != old.rowInset { setInset(forRow: cell.row, inset: cell.rowInset) }
      if cell.separatorInset != old.separatorInset {
        setSeparatorInset(forRow: cell.row, inset: cell.separatorInset)
      }
      if cell.isSeparatorHidden != old.isSeparatorHidden {
        if cell.isSeparatorHidden {
          hideSeparator(forRow: cell.row)
        } else {
          showSeparator(forRow: cell.row)
        }
      }
      if cell.isHidden != old.isHidden { setRowHidden(cell.row, isHidden: cell.isHidden) }
      if cell.rowBackgroundColor != old.rowBackgroundColor {
        change(.backgroundOf([cell.row], cell.rowBackgroundColor))
      }
      if cell.rowHighlightColor != old.rowHighlightColor {
        change(.highlightColorOf([cell.row], cell.rowHighlightColor))
      }
    }
  }

  // MARK: Highlights

  /// Makes a row highlight while a finger is on it, as one that conforms to `Highlightable` does.
  ///
  /// - Parameters:
  ///   - row: The name of the row.
  ///   - isHighlightable: False to take it back.
  public mutating func setHighlightable(forRow row: String, isHighlightable: Bool = true) {
    if isHighlightable { highlightable.insert(row) } else { highlightable.remove(row) }
  }

  /// True if a row is highlighted.
  public func isRowHighlighted(_ row: String) -> Bool { highlighted == row }

  /// Tells a row of a finger on it.
  ///
  /// A row that is shown, interactive and highlightable is highlighted while the finger is down
  /// inside it. A finger that is lifted inside taps the row.
  ///
  /// - Parameters:
  ///   - row: The name of the row.
  ///   - touch: What the finger does.
  ///   - didTapView: A closure that is called where the row itself is told of a tap.
  /// - Returns: The effects of a tap, in order; none for anything else.
  /// - Complexity: O(operations) for a finger that comes down or is lifted inside.
  @discardableResult
  public mutating func touchRow(
    _ row: String, _ touch: RowTouch, didTapView: (String) -> Void = { _ in }
  ) -> [RowTapEffect] {
    switch touch {
    case .began:
      let canHighlight = highlightable.contains(row) && isInteractive(row)
      touched = canHighlight ? row : nil
      highlighted = touched
    case .moved(let isInside): highlighted = isInside && touched == row ? row : nil
    case .ended(let isInside):
      (touched, highlighted) = (nil, nil)
      if isInside { return tapRow(row, didTapView: didTapView) }
    case .cancelled: (touched, highlighted) = (nil, nil)
    }
    return []
  }
}
