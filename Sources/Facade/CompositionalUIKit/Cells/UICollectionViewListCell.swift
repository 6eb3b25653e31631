import Compositional
import Foundation

/// A row of a list.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The indentation of the row, in steps.
  open var indentationLevel: Int = 0
  /// The width of a step, in points.
  open var indentationWidth: CGFloat = 10
  /// True if accessories are indented with the content; kept, without effect.
  open var indentsAccessories: Bool = true {
    didSet { UIKitSimulation.noteInert("UICollectionViewListCell.indentsAccessories") }
  }
  /// The controls at the edges of the row.
  open var accessories: [UICellAccessory] = [] {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The guide of the separator below the row; here the whole row.
  open private(set) lazy var separatorLayoutGuide = UILayoutGuide(of: self) { _ in .zero }

  /// Returns the content of a row of a list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  override var accessoryWidth: CGFloat {
    let shown = accessories.filter { $0.displayed != .whenEditing }
    return shown.map(\.width).reduce(0, +) + CGFloat(indentationLevel) * indentationWidth
  }
}
