import Compositional
import Foundation

// The headers and footers of sections.

extension UITableView {
  /// Returns the height that a header or footer is asked to have, in points; negative for its own.
  func boundaryHeight(_ id: ElementID) -> CGFloat {
    guard case .supplementary(let kind, let path) = id else { return 0 }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let standard = isHeader ? sectionHeaderHeight : sectionFooterHeight
    guard let delegate else { return standard }
    return isHeader
      ? delegate.tableView(self, heightForHeaderInSection: path.section)
      : delegate.tableView(self, heightForFooterInSection: path.section)
  }

  /// Makes the header or footer of a section, and returns true if there is one.
  func hasBoundary(_ kind: String, of section: Int) -> Bool {
    let id = TableContent.boundary(kind, of: section)
    let height = boundaryHeight(id)
    guard height != 0 else { return false }
    content.boundaries[id] = madeBoundary(kind, of: section)
    // A group has room for a header that is asked to be so high, also without a view.
    return content.boundaries[id] != nil || (style != .plain && height > 0)
  }

  private func madeBoundary(_ kind: String, of section: Int) -> UIView? {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let given =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if let given { return given }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  /// Returns the header of a section; nil if it is not in sight.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundary(UICollectionView.elementKindSectionHeader, section)
  }

  /// Returns the footer of a section; nil if it is not in sight.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundary(UICollectionView.elementKindSectionFooter, section)
  }

  private func boundary(_ kind: String, _ section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return content.shown[TableContent.boundary(kind, of: section)]
      as? UITableViewHeaderFooterView
  }

  /// Registers a class of headers and footers.
  public func register(
    _ aClass: UITableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    content.boundaryMakers[identifier] = aClass.map { type in
      { type.init(registeredAs: identifier) }
    }
  }

  /// Returns a header or footer of a registered class; nil if none is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    content.boundaryMakers[identifier]?()
  }
}

/// A header or a footer of a table.
open class UITableViewHeaderFooterView: UIView {
  /// The identifier for reuse; nil for none.
  public let reuseIdentifier: String?
  /// The view of the content, as large as this view.
  public let contentView = UIView()
  /// The text, with margins of 16 points at the sides and 4 above and below.
  public let textLabel: UILabel? = UILabel()
  /// A second text; kept, not placed.
  public let detailTextLabel: UILabel? = UILabel()

  /// Creates a view of the class it is called on, as a table does for a registered class.
  public required convenience init(registeredAs reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    textLabel?.font = .preferredFont(forTextStyle: .footnote)
    addSubview(contentView)
    if let textLabel { contentView.addSubview(textLabel) }
  }

  /// Creates a view; the archive is not read.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called before the view is used again; overridden by subclasses.
  open func prepareForReuse() {}

  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    textLabel?.frame = bounds.insetBy(dx: min(16, bounds.width / 2), dy: 0)
  }

  /// Returns the size that the content needs, in points.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let textLabel, textLabel.text != nil {
      let width = max(0, targetSize.width - 32)
      let height = textLabel.sizeThatFits(CGSize(width: width, height: 0)).height + 8
      return CGSize(width: targetSize.width, height: max(28, height))
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
