// The cells of tables.

import Foundation

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
    case none = 0
    /// More is behind the row.
    case disclosureIndicator = 1
    /// A button, and more behind the row.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    case detailButton = 4
  }

  /// The look of a selected row.
  public enum SelectionStyle: Int, Hashable, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    /// The usual look.
    case `default` = 3
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// The change that a row is edited for.
  public enum EditingStyle: Int, Hashable, Sendable {
    case none = 0
    /// The row is deleted.
    case delete = 1
    /// A row is inserted.
    case insert = 2
  }

  /// The identifier for reuse; nil for none.
  public let reuseIdentifier: String?
  /// The view for the content of the row: that of the ``contentConfiguration``, or else a plain one.
  open var contentView: UIView { configured ?? plainContent }
  private let plainContent = UIView()
  /// The text; nil for a row with a configuration.
  public let textLabel: UILabel? = UILabel()
  /// The second text; nil for a row without one.
  public let detailTextLabel: UILabel?
  let style: CellStyle
  private var configured: (UIView & UIContentView)?
  /// Measures the texts of the row itself.
  private lazy var textMeter = UIListContentView(configuration: .cell())
  private var givenMargins = UIEdgeInsets.zero
  public let imageView: UIImageView? = UIImageView(image: nil)
  /// The sign at the trailing edge.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The view at the trailing edge; nil for the sign.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  /// The look of a selected row.
  open var selectionStyle = SelectionStyle.default
  /// True if the row is selected.
  open var isSelected = false
  /// True if the row is highlighted.
  open var isHighlighted = false
  /// The content as a value; nil for the texts of the row, or views of its own.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { takeConfiguration() } }
  /// The background as a value, whose view is behind the content; nil for the usual one.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfiguration.place(in: self, after: oldValue) }
  }

  /// Creates a row of the class it is called on, as a table does for a registered class.
  ///
  /// In Swift, only a required initializer can be called on a class that is known at run time. A subclass
  /// inherits this one if it has `init(style:reuseIdentifier:)` and `init?(coder:)`.
  public required convenience init(registeredAs reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    self.style = style
    detailTextLabel = style == .default ? nil : UILabel()
    super.init(frame: .zero)
    plainContent.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(plainContent)
  }

  /// Creates a row with a text.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a row with a text; the archive is not read.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    style = .default
    detailTextLabel = nil
    super.init(coder: coder)
    addSubview(plainContent)
  }

  /// Shows the view of the configuration in place of the plain content view, or the plain one again.
  private func takeConfiguration() {
    if let contentConfiguration, let configured, configured.supports(contentConfiguration) {
      configured.configuration = contentConfiguration
    } else {
      let old = contentView
      configured = contentConfiguration?.makeContentView()
      let new = contentView
      if new !== old {
        new.frame = old.frame
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
      }
    }
    setNeedsLayout()
  }

  /// Places the content in the whole row, less the room of a view at the trailing edge.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var room = bounds
    placeMargins()
    if accessoryView == nil, accessoryType != .none {
      room.size.width = max(0, room.width - Self.accessoryWidth)
    }
    if let accessoryView {
      let size = accessoryView.frame.size
      room.size.width = max(0, room.width - size.width - 16)
      accessoryView.frame.origin = CGPoint(x: room.maxX, y: (bounds.height - size.height) / 2)
    }
    contentView.frame = room
    placeTexts()
  }

  /// The width of an accessory of the system, with the room beside it, in points, as in lists.
  private static let accessoryWidth: CGFloat = 36

  private var accessoryRoom: CGFloat {
    accessoryView.map { $0.frame.width + 16 } ?? (accessoryType == .none ? 0 : Self.accessoryWidth)
  }

  /// Lets the margins of the content begin where its text does: 16 points, or 20 in regular width.
  private func placeMargins() {
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    let own = contentView.margins.own
    guard own == nil || own == givenMargins else { return }
    givenMargins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    if own != givenMargins { contentView.layoutMargins = givenMargins }
  }

  /// Returns the size that the content needs, in points: that of the configuration, else of the
  /// constraints in the content view, or of those about the cell itself.
  ///
  /// - Parameters:
  ///   - targetSize: The target size, in points.
  ///   - horizontalFittingPriority: The priority of the target width.
  ///   - verticalFittingPriority: The priority of the target height.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let texts = ownTexts
    guard configured != nil || texts != nil || constraints.isEmpty else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    placeMargins()
    let beside = accessoryRoom
    let target = CGSize(width: max(0, targetSize.width - beside), height: targetSize.height)
    if let texts {
      textMeter.configuration = texts
      textMeter.takeTraits(traitCollection)
    }
    var size = (texts == nil ? contentView : textMeter).systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += beside
    if contentConfiguration != nil { size.height += SystemMetrics.tableSeparator }
    return size
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
