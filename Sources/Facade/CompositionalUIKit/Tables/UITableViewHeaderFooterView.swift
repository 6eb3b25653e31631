import Compositional
import Foundation

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
