// Tables over the engine: a list section for each section, and views for the rows in sight.

import Compositional
import Foundation

/// A list of rows.
///
/// The rows are those of a list layout of the engine: estimated first, and measured when they are
/// visible. Apple does not document a table's own metrics, so they are those of lists (rule 2.28).
/// Editing, swipes and the index at the side have no effect.
open class UITableView: UIScrollView {
  /// The look of a table.
  public enum Style: Int, Hashable, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Rows in groups.
    case grouped = 1
    /// Rows in groups with distances from the edges.
    case insetGrouped = 2
  }

  /// The animation of rows that come and go.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// They fade.
    case fade = 0
    /// They come from the right.
    case right = 1
    /// They come from the left.
    case left = 2
    /// They come from the top.
    case top = 3
    /// They come from the bottom.
    case bottom = 4
    case none = 5
    /// They keep to the middle.
    case middle = 6
    /// The one that fits.
    case automatic = 100
  }

  /// The place of a row after a scroll.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// The nearest.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// The height that stands for one of the table's own.
  public static let automaticDimension: CGFloat = -1

  /// The look.
  public let style: Style
  /// The source of rows; setting it asks for them.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any UITableViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// The delegate of drags; kept, without effect.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { UIKitSimulation.noteInert("UITableView.dragDelegate") }
  }
  /// The delegate of drops; kept, without effect.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { UIKitSimulation.noteInert("UITableView.dropDelegate") }
  }
  /// True if rows can be dragged; kept, without effect.
  open lazy var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad {
    didSet { UIKitSimulation.noteInert("UITableView.dragInteractionEnabled") }
  }
  /// The height of rows, in points.
  open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of rows that are not measured, in points.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of headers, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of footers, in points.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The padding above headers, in points; of its own 22 in plain tables and none in others.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of headers that are not measured, in points; kept, without effect.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { UIKitSimulation.noteInert("UITableView.estimatedSectionHeaderHeight") }
  }
  /// The height of footers that are not measured, in points; kept, without effect.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { UIKitSimulation.noteInert("UITableView.estimatedSectionFooterHeight") }
  }
  /// The insets of separators, in points; kept, because nothing is drawn.
  open var separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
  /// The color of separators; nil for the usual one.
  open var separatorColor: UIColor?
  /// The lines between rows; kept, because nothing is drawn.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The view above all rows, as high as its frame; nil for none.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// The view below all rows, as high as its frame; nil for none.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  /// The view behind the rows; nil for none.
  open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }
  /// True if rows can be selected.
  open var allowsSelection = true
  /// True if several rows can be selected.
  open var allowsMultipleSelection = false
  /// True if a tap selects a row while rows are edited.
  open var allowsSelectionDuringEditing = false
  /// True if taps select several rows while rows are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// True while rows are edited; that rows make room for controls is without effect.
  open var isEditing = false { didSet { UIKitSimulation.noteInert("UITableView.isEditing") } }
  /// The rows, their places and their views.
  var content = TableContent()

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table; the archive is not read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The rectangle of the content that is in sight, in content points.
  open override var bounds: CGRect {
    didSet {
      guard bounds != oldValue else { return }
      if bounds.width != oldValue.width { content.layout = nil }
      setNeedsLayout()
    }
  }

  override func takeDelegate(_ delegate: (any UIScrollViewDelegate)?) {
    self.delegate = delegate as? any UITableViewDelegate
    scrollDelegate = delegate
  }

  /// Places the rows in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  /// Edits rows, or ends that.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Rows

  /// The number of sections of the data source.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  /// Returns the number of rows of a section of the data source.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Scrolls to a row, at once.
  ///
  /// - Parameters:
  ///   - indexPath: The row; nothing happens if there is none.
  ///   - scrollPosition: The place of the row afterwards.
  ///   - animated: True to tell the delegate of the end, as after an animation.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    // Rows on the way are measured, which moves the goal; a few steps arrive at it.
    for _ in 0..<8 {
      let frame = rectForRow(at: indexPath)
      guard frame != .zero else { return }
      let inset = adjustedContentInset
      let room = bounds.height - inset.top - inset.bottom
      let offset: CGFloat
      switch scrollPosition {
      case .top: offset = frame.minY - inset.top - heldHeight(above: indexPath)
      case .middle: offset = frame.midY - room / 2 - inset.top
      case .bottom: offset = frame.maxY - room - inset.top
      case .none:
        offset =
          frame.minY < contentOffset.y + inset.top + heldHeight(above: indexPath)
          ? frame.minY - inset.top - heldHeight(above: indexPath)
          : max(contentOffset.y, frame.maxY - room - inset.top)
      }
      let last = contentSize.height + inset.bottom - bounds.height
      let goal = max(-inset.top, min(offset, last))
      guard goal != contentOffset.y else { break }
      contentOffset.y = goal
    }
    layoutIfNeeded()
    if animated { setContentOffset(contentOffset, animated: true) }
  }

  // MARK: Reuse

  open func register(
    _ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) {
    content.makers[identifier] = cellClass.map { type in { type.init(registeredAs: identifier) } }
  }

  /// Registers a plain cell in place of one of a nib, which is not read.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    content.makers[identifier] = nib.map { _ in { UITableViewCell(registeredAs: identifier) } }
  }

  /// Returns a cell that waits for reuse, or a new one of a registered class; nil if there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = content.reconfigured, cell.reuseIdentifier == identifier {
      content.reconfigured = nil
      return cell
    }
    guard let cell = content.spare[identifier]?.popLast() else {
      return content.makers[identifier]?()
    }
    cell.isSelected = false
    cell.isHighlighted = false
    cell.prepareForReuse()
    return cell
  }

  /// Returns a cell that waits for reuse, or a new one of a registered class.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("No class is registered for cells with the identifier \"\(identifier)\".")
    }
    return cell
  }

  // MARK: Selection

  /// The selected row, the first of several; nil for none.
  open var indexPathForSelectedRow: IndexPath? { content.selection.first }

  /// The selected rows, in the order of selection; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    content.selection.isEmpty ? nil : content.selection
  }

  /// Selects a row; the delegate is not told.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for row in content.selection { deselectRow(at: row, animated: animated) }
      return
    }
    guard allowsSelection else { return }
    if !selectsSeveral {
      for row in content.selection where row != indexPath {
        deselectRow(at: row, animated: animated)
      }
    }
    if !content.selection.contains(indexPath) { content.selection.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Ends the selection of a row; the delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    content.selection.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  // MARK: Data

  /// Asks the data source for all rows again, at the next layout pass.
  open func reloadData() {
    content.selection = []
    makeRowsAgain()
  }

  /// Makes rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadItems(at: indexPaths.map(ElementIndexPath.init)) }
  }
  /// Configures rows again in their existing cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfigureItems(at: indexPaths.map(ElementIndexPath.init)) }
  }
  /// Makes the rows of sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadSections(sections) }
  }
  /// Follows rows that were inserted into the data.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertItems(at: indexPaths.map(ElementIndexPath.init)) }
  }
  /// Follows rows that were deleted from the data.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleteItems(at: indexPaths.map(ElementIndexPath.init)) }
  }
  /// Follows a row that was moved in the data.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moveItem(at: ElementIndexPath(indexPath), to: ElementIndexPath(newIndexPath)) }
  }
  /// Follows sections that were inserted into the data.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertSections(sections) }
  }
  /// Follows sections that were deleted from the data.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deleteSections(sections) }
  }
  /// Begins a batch of changes.
  open func beginUpdates() { content.batchDepth += 1 }
  /// Ends a batch of changes, and follows the data.
  open func endUpdates() {
    content.batchDepth = max(0, content.batchDepth - 1)
    if content.batchDepth == 0 { follow() }
  }

  /// Follows changes of the data.
  ///
  /// The completion follows in simulated time (`advance(by:)`).
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { noteBatch(completion) }
  }

  private func change(_ note: (inout BatchUpdates) -> Void) {
    note(&content.change)
    if content.batchDepth == 0 { follow() }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
}
