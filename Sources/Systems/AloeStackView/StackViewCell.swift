import UIKit

/// The view around a row, with the row's insets and its separator.
///
/// The separator is inside the cell, at its bottom, and takes no room. In a horizontal list it is at
/// the trailing edge.
open class StackViewCell: UIView {
  /// The row.
  public let contentView: UIView
  private let separator = UIView()
  private var ownConstraints: [NSLayoutConstraint] = []
  private var endConstraint: NSLayoutConstraint?
  private var lengthConstraint: NSLayoutConstraint?
  /// The function that a tap calls; nil for none.
  var tapHandler: ((UIView) -> Void)?
  /// True if the separator was hidden by an operation, or by default when the cell was made.
  var hidesSeparator = false

  /// Creates a cell around a row.
  ///
  /// - Parameter contentView: The row.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init(frame: .zero)
    clipsToBounds = true
    contentView.translatesAutoresizingMaskIntoConstraints = false
    separator.translatesAutoresizingMaskIntoConstraints = false
    separator.backgroundColor = separatorColor
    addSubview(contentView)
    addSubview(separator)
    constrain()
  }

  /// Stops the program: a cell is not read from an archive.
  public required init?(coder: NSCoder) { fatalError("A cell is made for a row, not read.") }

  /// The distances of the row from the edges of the cell, in points.
  open var rowInset = UIEdgeInsets.zero {
    didSet { if rowInset != oldValue { constrain() } }
  }
  /// The background color.
  open var rowBackgroundColor: UIColor = .clear {
    didSet { backgroundColor = rowBackgroundColor }
  }
  /// The background color while a finger is on the row.
  open var rowHighlightColor: UIColor = AloeStackView.defaultHighlightColor
  /// The direction of the separator's line: horizontal in a vertical list.
  open var separatorAxis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if separatorAxis != oldValue { constrain() } }
  }
  /// The color of the separator.
  open var separatorColor: UIColor = .separator {
    didSet { separator.backgroundColor = separatorColor }
  }
  /// The thickness of the separator, in points.
  open var separatorWidth: CGFloat = 1 / UIScreen.main.scale {
    didSet { if separatorWidth != oldValue { constrain() } }
  }
  /// The thickness of the separator, in points.
  open var separatorHeight: CGFloat {
    get { separatorWidth }
    set { separatorWidth = newValue }
  }
  /// The distances of the separator from the ends of the cell, in points.
  open var separatorInset = UIEdgeInsets.zero {
    didSet { if separatorInset != oldValue { constrain() } }
  }
  /// True if the separator is hidden.
  open var isSeparatorHidden: Bool {
    get { separator.isHidden }
    set { separator.isHidden = newValue }
  }
  /// The frame of the separator, in points of the cell; nil if it is hidden.
  public var separatorFrame: CGRect? { isSeparatorHidden ? nil : separator.frame }

  // MARK: Constraints

  /// Pins the row and the separator.
  ///
  /// The end of the row gives way, so that a cell without room keeps
  /// the row's size.
  private func constrain() {
    NSLayoutConstraint.deactivate(ownConstraints)
    let (row, line) = (contentView, separator)
    let isVertical = separatorAxis == .horizontal
    let bottom = bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: rowInset.bottom)
    let trailing = trailingAnchor.constraint(
      equalTo: row.trailingAnchor, constant: rowInset.right)
    let end = isVertical ? bottom : trailing
    end.priority = Self.endPriority
    endConstraint = end
    ownConstraints = [
      row.topAnchor.constraint(equalTo: topAnchor, constant: rowInset.top),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: rowInset.left),
      bottom, trailing,
      line.bottomAnchor.constraint(
        equalTo: bottomAnchor, constant: isVertical ? 0 : -separatorInset.bottom),
      line.trailingAnchor.constraint(
        equalTo: trailingAnchor, constant: isVertical ? -separatorInset.right : 0),
    ]
    if isVertical {
      ownConstraints += [
        line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: separatorInset.left),
        line.heightAnchor.constraint(equalToConstant: separatorWidth),
      ]
    } else {
      ownConstraints += [
        line.topAnchor.constraint(equalTo: topAnchor, constant: separatorInset.top),
        line.widthAnchor.constraint(equalToConstant: separatorWidth),
      ]
    }
    NSLayoutConstraint.activate(ownConstraints)
    setShownPart(shownPart)
  }

  private static let endPriority = UILayoutPriority(999)
  private var shownPart: CGFloat?

  /// Shows a part of the cell's length, from 0 to 1, in which the row keeps its size; nil for all.
  func setShownPart(_ part: CGFloat?) {
    shownPart = part
    lengthConstraint?.isActive = false
    lengthConstraint = nil
    endConstraint?.priority = Self.endPriority
    separator.alpha = part ?? 1
    guard let part else { return }
    let isVertical = separatorAxis == .horizontal
    let size = systemLayoutSizeFitting(
      isVertical
        ? CGSize(width: superview?.bounds.width ?? 0, height: 0)
        : CGSize(width: 0, height: superview?.bounds.height ?? 0),
      withHorizontalFittingPriority: isVertical ? .required : .fittingSizeLevel,
      verticalFittingPriority: isVertical ? .fittingSizeLevel : .required)
    endConstraint?.priority = UILayoutPriority(1)
    let made =
      isVertical
      ? heightAnchor.constraint(equalToConstant: part * size.height)
      : widthAnchor.constraint(equalToConstant: part * size.width)
    made.isActive = true
    lengthConstraint = made
  }

  // MARK: Touches

  private var highlightable: (any Highlightable)? {
    guard contentView.isUserInteractionEnabled, let row = contentView as? any Highlightable,
      row.isHighlightable
    else { return nil }
    return row
  }

  /// Highlights a row that can be.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    highlightable?.setIsHighlighted(true)
  }

  /// Highlights the row while the finger is inside.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    highlightable?.setIsHighlighted(point(inside: touch.location(in: self), with: event))
  }

  /// Ends the highlight.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    highlightable?.setIsHighlighted(false)
  }

  /// Ends the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    highlightable?.setIsHighlighted(false)
  }

  /// Calls what a tap calls: `didTapView()`, then the tap handler.
  func tap() {
    guard contentView.isUserInteractionEnabled else { return }
    (contentView as? any Tappable)?.didTapView()
    tapHandler?(contentView)
  }
}
