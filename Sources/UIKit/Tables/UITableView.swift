// Tables over the engine: a list section for each section, and views for the rows in sight.

import CompositionalUIKit

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
  /// The source of rows; setting it asks for them.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The height of rows, in points.
  open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of rows that are not measured, in points.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of headers, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of footers, in points.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The padding above headers, in points; kept, without effect.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The height of headers that are not measured, in points; kept, without effect.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers that are not measured, in points; kept, without effect.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The insets of separators, in points; kept, without effect.
  open var separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
  /// The color of separators; nil for the usual one.
  open var separatorColor: UIColor?
  /// The lines between rows; kept, without effect.
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
  /// True while rows are edited.
  open var isEditing = false
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

  /// Places the rows in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  /// Edits rows, or ends that.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
}
