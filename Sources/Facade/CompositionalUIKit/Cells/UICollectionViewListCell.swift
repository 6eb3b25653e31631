import Compositional
import Foundation

/// A row of a list.
///
/// Its content view is between its accessories.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The indentation of the row, in steps.
  open var indentationLevel: Int = 0 { didSet { accessoriesDidChange() } }
  /// The width of a step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { accessoriesDidChange() } }
  /// True if accessories are indented with the content; kept, without effect.
  open var indentsAccessories: Bool = true {
    didSet { UIKitSimulation.noteInert("UICollectionViewListCell.indentsAccessories") }
  }
  /// The controls at the edges of the row.
  ///
  /// Views of the app are subviews of the row; the others take their room.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      let kept = accessories.compactMap(\.customView)
      for view in oldValue.compactMap(\.customView) where !kept.contains(view) {
        view.removeFromSuperview()
      }
      for view in kept where view.superview !== self { addSubview(view) }
      accessoriesDidChange()
    }
  }
  /// The guide of the separator below the row, which follows the constraints that the app adds; without them
  /// from 16 points after the leading accessories to the trailing edge.
  open private(set) lazy var separatorLayoutGuide = madeSeparatorGuide()

  /// Returns the content of a row of a list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Places the content view between the accessories, and views of the app at the edges.
  open override func layoutSubviews() {
    placeContent()
    super.layoutSubviews()
    placeCustomViews()
  }

  override var accessoryWidth: CGFloat { accessoryInsets.leading + accessoryInsets.trailing }

  fileprivate var shownAccessories: [UICellAccessory] {
    let isEditing = isBeingEdited
    return accessories.filter { accessory in
      switch accessory.displayed {
      case .always: !accessory.isHidden
      case .whenEditing: isEditing && !accessory.isHidden
      case .whenNotEditing: !isEditing && !accessory.isHidden
      }
    }
  }

  private var accessoryInsets: NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets.zero
    insets.leading = CGFloat(indentationLevel) * indentationWidth
    for accessory in shownAccessories {
      if accessory.isLeading {
        insets.leading += accessory.width
      } else {
        insets.trailing += accessory.width
      }
    }
    return insets
  }

  /// Called when the room that the accessories take may have changed.
  func accessoriesDidChange() {
    placeContent()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func placeContent() {
    guard !bounds.isEmpty else { return }
    let frame = bounds.inset(by: accessoryInsets.physical(effectiveUserInterfaceLayoutDirection))
    let size = CGSize(width: max(0, frame.width), height: max(0, frame.height))
    contentView.frame = CGRect(origin: frame.origin, size: size)
  }

  private func placeCustomViews() {
    var (leading, trailing) = (CGFloat(indentationLevel) * indentationWidth, CGFloat.zero)
    let shown = shownAccessories
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for accessory in accessories {
      accessory.customView?.isHidden = !shown.contains { $0.customView === accessory.customView }
    }
    // The first trailing accessory stands before the others.
    for accessory in shown.filter(\.isLeading) + shown.filter({ !$0.isLeading }).reversed() {
      let start: CGFloat
      if accessory.isLeading {
        start = leading + UICellAccessory.distance
        leading += accessory.width
      } else {
        start = bounds.width - trailing - accessory.width
        trailing += accessory.width
      }
      guard let view = accessory.customView else { continue }
      let size = view.bounds.size
      view.frame = CGRect(
        x: isReversed ? bounds.width - start - size.width : start,
        y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
  }

  private func madeSeparatorGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let ends = [
      guide.leadingAnchor.constraint(
        equalTo: leadingAnchor, constant: 16 + accessoryInsets.leading),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
    ]
    for end in ends { end.priority = UILayoutPriority(1) }
    NSLayoutConstraint.activate(
      ends + [
        guide.topAnchor.constraint(equalTo: topAnchor),
        guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    return guide
  }
}

extension ObjectSimulation where Base: UICollectionViewListCell {
  /// Touches an accessory.
  ///
  /// Without a handler, a disclosure of an outline expands or collapses its item, and the button that deletes
  /// reveals the trailing actions of the row.
  ///
  /// - Returns: False if the row does not show it, or a touch of it does nothing.
  @discardableResult
  public func touchAccessory(_ type: UICellAccessory.AccessoryType) -> Bool {
    guard let accessory = base.shownAccessories.first(where: { $0.accessoryType == type }) else {
      return false
    }
    if let action = accessory.action {
      action()
      return true
    }
    guard let view = base.superview as? UICollectionView, let path = view.indexPath(for: base)
    else {
      return false
    }
    switch type {
    case .outlineDisclosure:
      guard let source = view.dataSource as? any OutlineSource else { return false }
      let wasExpanded = source.isExpanded(at: path)
      return source.toggleExpansion(at: path) != wasExpanded
    case .delete: return view.simulation.swipe(at: path) != nil
    default: return false
    }
  }
}
