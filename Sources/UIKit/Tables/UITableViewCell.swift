// Stand-ins for the cells and the controllers of tables.

import CompositionalUIKit

/// A row of a table.
open class UITableViewCell: UIView {
  /// The look of a row.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A text.
    case `default` = 0
    /// A text, and a value at the trailing edge.
    case value1 = 1
    /// A text at the leading edge, and a value.
    case value2 = 2
    /// A text, and another below.
    case subtitle = 3
  }

  /// The sign at the trailing edge of a row.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// More is behind the row.
    case disclosureIndicator = 1
    /// A button, and more behind the row.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// The look of a selected row.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// Blue.
    case blue = 1
    /// Gray.
    case gray = 2
    /// The usual look.
    case `default` = 3
  }

  /// The identifier for reuse; nil for none.
  public let reuseIdentifier: String?
  /// The view of the content.
  public let contentView = UIView()
  /// The text; nil for a row with a configuration.
  public let textLabel: UILabel? = UILabel()
  /// The second text; nil for a row without one.
  public let detailTextLabel: UILabel?
  /// The image.
  public let imageView: UIImageView? = UIImageView(image: nil)
  /// The sign at the trailing edge.
  open var accessoryType = AccessoryType.none
  /// The view at the trailing edge; nil for the sign.
  open var accessoryView: UIView?
  /// The look of a selected row.
  open var selectionStyle = SelectionStyle.default
  /// True if the row is selected.
  open var isSelected = false
  /// True if the row is highlighted.
  open var isHighlighted = false
  /// The content as a value; nil for none.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// The background as a value; nil for the usual one.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// Creates a row.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    detailTextLabel = style == .default ? nil : UILabel()
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Returns nil: no archive can be read.
  public required init?(coder: NSCoder) { nil }

  /// Returns the size that the constraints in the content view need, in points, unless there are some
  /// about the cell itself.
  ///
  /// - Parameters:
  ///   - targetSize: The target size, in points.
  ///   - horizontalFittingPriority: The priority of the target width.
  ///   - verticalFittingPriority: The priority of the target height.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard constraints.isEmpty else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Called before the row is used again; overridden by subclasses.
  open func prepareForReuse() {}
  /// Selects the row.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights the row.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Returns the content of a row of a list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// A controller of a table.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The table.
  public let tableView: UITableView

  /// Creates a controller of a table with a look.
  public init(style: UITableView.Style) {
    tableView = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: no archive can be read.
  public required init?(coder: NSCoder) { nil }

  /// Makes the table the view.
  open override func loadView() {
    view = tableView
    tableView.dataSource = self
    tableView.delegate = self
  }

  /// Returns 1; overridden by subclasses.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns 0; overridden by subclasses.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns a row without content; overridden by subclasses.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// Does nothing; overridden by subclasses.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// The source of the rows of a table.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of sections.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// The delegate of a table.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called when a row is selected.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
