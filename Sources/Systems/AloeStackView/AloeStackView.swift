import UIKit

/// A scroll view that lays views out one after another, by constraints and without reuse.
///
/// Each row is in a ``StackViewCell``, an arranged view of a stack view that fills the content.
///
/// ```swift
/// let stackView = AloeStackView()
/// stackView.addRow(titleLabel)
/// stackView.setInset(forRow: titleLabel, inset: .zero)
/// stackView.hideRow(detailLabel, animated: true)
/// stackView.advance(by: 0.15)
/// ```
open class AloeStackView: UIScrollView {
  let stack = UIStackView()
  var changes: [RowChange] = []
  var touch: RowTouch?
  private var acrossConstraint: NSLayoutConstraint?

  /// Creates a vertical list without rows.
  public init() {
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    constrainAcross()
  }

  /// Stops the program: a list is not read from an archive.
  public required init?(coder: NSCoder) { fatalError("An AloeStackView is made in code.") }

  /// The direction in which rows follow one another and the view scrolls.
  open var axis: NSLayoutConstraint.Axis {
    get { stack.axis }
    set {
      guard newValue != stack.axis else { return }
      finishChanges()
      stack.axis = newValue
      constrainAcross()
      for cell in cells { cell.separatorAxis = separatorAxis }
    }
  }

  /// Makes the content as wide as the view, or as high as a horizontal one.
  private func constrainAcross() {
    acrossConstraint?.isActive = false
    let made =
      axis == .vertical
      ? stack.widthAnchor.constraint(equalTo: widthAnchor)
      : stack.heightAnchor.constraint(equalTo: heightAnchor)
    made.isActive = true
    acrossConstraint = made
  }

  // MARK: Settings

  static let defaultHighlightColor = UIColor(
    red: 217 / 255, green: 217 / 255, blue: 217 / 255, alpha: 1)

  /// The background color of cells made later.
  open var rowBackgroundColor: UIColor = .clear
  /// The color of cells made later while a finger is on their row.
  open var rowHighlightColor: UIColor = AloeStackView.defaultHighlightColor
  /// The distances of rows from their cells, for cells made later, in points.
  open var rowInset = UIEdgeInsets(top: 12, left: 15, bottom: 12, right: 15)
  /// The distances of separators from the ends of their cells, for cells made later, in points.
  ///
  /// A vertical list uses left and right, a horizontal one top and bottom.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The color of all separators.
  open var separatorColor: UIColor = .separator {
    didSet { for cell in cells { cell.separatorColor = separatorColor } }
  }
  /// The thickness of all separators, in points; a pixel by default.
  open var separatorWidth: CGFloat = 1 / UIScreen.main.scale {
    didSet { for cell in cells { cell.separatorWidth = separatorWidth } }
  }
  /// The thickness of all separators, in points.
  open var separatorHeight: CGFloat {
    get { separatorWidth }
    set { separatorWidth = newValue }
  }
  /// True if cells made later hide their separators.
  open var hidesSeparatorsByDefault = false
  /// True if the last row has no separator; hidden rows count.
  open var automaticallyHidesLastSeparator = false {
    didSet { updateSeparators() }
  }

  // MARK: Subclasses

  /// Returns a cell for a row; overridden by subclasses that have cells of their own.
  ///
  /// The settings of the list are applied to the cell afterwards.
  ///
  /// - Parameter row: The row.
  open func cellForRow(_ row: UIView) -> StackViewCell { StackViewCell(contentView: row) }

  /// Called with each new cell, after the settings of the list; overridden by subclasses.
  open func configureCell(_ cell: StackViewCell) {}

  // MARK: Cells

  /// The cells of all rows, hidden ones too, in order.
  var cells: [StackViewCell] { stack.arrangedSubviews.compactMap { $0 as? StackViewCell } }

  private var separatorAxis: NSLayoutConstraint.Axis {
    axis == .vertical ? .horizontal : .vertical
  }

  /// Returns the cell of a row; nil for a row that is not in the list.
  ///
  /// - Complexity: O(rows)
  func cell(of row: UIView) -> StackViewCell? { cells.first { $0.contentView === row } }

  /// Puts a row in a new cell at an index, which counts an old cell of the row.
  func insert(_ row: UIView, at index: Int, animated: Bool) {
    let old = cell(of: row)
    let cell = makeCell(row)
    stack.insertArrangedSubview(cell, at: index)
    if let old { remove(old) }
    updateSeparators()
    if animated { begin(.insert, of: cell) }
  }

  private func makeCell(_ row: UIView) -> StackViewCell {
    let cell = cellForRow(row)
    cell.rowBackgroundColor = rowBackgroundColor
    cell.rowHighlightColor = rowHighlightColor
    cell.rowInset = rowInset
    cell.separatorAxis = separatorAxis
    cell.separatorColor = separatorColor
    cell.separatorWidth = separatorWidth
    cell.separatorInset = separatorInset
    cell.hidesSeparator = hidesSeparatorsByDefault
    configureCell(cell)
    return cell
  }

  /// Takes a cell away, with its changes; its row leaves it unless it is in another cell already.
  func remove(_ cell: StackViewCell) {
    changes.removeAll { $0.cell === cell }
    stack.removeArrangedSubview(cell)
    cell.removeFromSuperview()
    if cell.contentView.superview === cell { cell.contentView.removeFromSuperview() }
    updateSeparators()
  }

  /// Shows and hides separators as the settings say.
  func updateSeparators() {
    let cells = self.cells
    for cell in cells {
      cell.isSeparatorHidden =
        cell.hidesSeparator || cell.contentView is any SeparatorHiding
        || (automaticallyHidesLastSeparator && cell === cells.last)
    }
  }
}
