// Cells: a stand-in, what headless layout code needs of them.

import Compositional
import Foundation

/// A cell.
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()
  /// Whether the cell is selected.
  open var isSelected: Bool = false
  /// Whether the cell is touched.
  open var isHighlighted: Bool = false
  /// The view behind the content; it is made as large as the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }
  /// The view behind the content of a selected cell; it is made as large as the cell.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, with: selectedBackgroundView) }
  }

  /// Makes a cell.
  ///
  /// - Parameter frame: in points of the superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    cover(with: content)
    addSubview(content)
  }

  /// Makes a cell without size; of the archive nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    cover(with: content)
    addSubview(content)
  }

  /// The view that holds what the cell shows; as large as the cell.
  open var contentView: UIView { content }

  private func cover(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    cover(with: new)
    let isFarthest = new === backgroundView || backgroundView == nil
    insertSubview(new, at: isFarthest ? 0 : 1)
  }
}

/// A row of a list.
open class UICollectionViewListCell: UICollectionViewCell {
  /// How far the row is indented, in steps.
  open var indentationLevel: Int = 0
  /// The width of a step, in points.
  open var indentationWidth: CGFloat = 10
  /// Whether what stands beside the content is indented too.
  open var indentsAccessories: Bool = true
}
