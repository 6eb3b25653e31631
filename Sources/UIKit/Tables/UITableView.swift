// A stand-in for tables: it keeps what it is given, and lays out nothing.

import CompositionalUIKit

/// A list of rows, which are not laid out; a collection view with a list layout is.
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
    /// None.
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
    /// The top.
    case top = 1
    /// The middle.
    case middle = 2
    /// The bottom.
    case bottom = 3
  }

  /// The height that stands for one of the table's own.
  public static let automaticDimension: CGFloat = -1

  /// The look.
  public let style: Style
  /// The source of rows.
  open weak var dataSource: (any UITableViewDataSource)?
  /// The height of rows, in points.
  open var rowHeight = UITableView.automaticDimension
  /// The height of rows that are not measured, in points.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of headers, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers, in points.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The insets of separators, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
  /// The color of separators; nil for the usual one.
  open var separatorColor: UIColor?
  /// The view above all rows; nil for none.
  open var tableHeaderView: UIView?
  /// The view below all rows; nil for none.
  open var tableFooterView: UIView?
  /// The view behind the rows; nil for none.
  open var backgroundView: UIView?
  /// True if rows can be selected.
  open var allowsSelection = true
  /// True if several rows can be selected.
  open var allowsMultipleSelection = false
  /// True while rows are edited.
  open var isEditing = false
  private var makers: [String: () -> UITableViewCell] = [:]

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Returns nil: no archive can be read.
  public required init?(coder: NSCoder) { nil }

  /// Registers a class of cells.
  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String)
  {
    makers[identifier] = cellClass.map { type in
      { type.init(registeredAs: identifier) }
    }
  }

  /// Returns a new cell of a registered class; nil if none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    makers[identifier]?()
  }

  /// Returns a new cell of a registered class.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = makers[identifier]?() else {
      preconditionFailure("No class is registered for cells with the identifier \"\(identifier)\".")
    }
    return cell
  }

  /// The number of sections of the data source.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  /// Returns the number of rows of a section of the data source.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Does nothing, because no rows are laid out.
  open func reloadData() {}
  /// Does nothing, because no rows are laid out.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing, because no rows are laid out.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing, because no rows are laid out.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing, because no rows are laid out.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Does nothing, because no rows are laid out.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// Performs updates, and tells that they are over.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
}
