// A stand-in for cells.

import Compositional
import Foundation

/// A cell.
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()
  /// True if the cell is selected.
  open var isSelected: Bool = false {
    didSet { if isSelected != oldValue { markChanged() } }
  }
  /// True if the cell is highlighted.
  open var isHighlighted: Bool = false {
    didSet { if isHighlighted != oldValue { markChanged() } }
  }
  /// A closure that changes the configurations for a state; nil for none.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// True if the configurations have not followed the state yet.
  var awaitsConfiguration = true
  /// True if the content configuration follows the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// True if the background configuration follows the state; kept, without effect.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet {
      UIKitSimulation.noteInert(
        "UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration")
    }
  }
  /// The content and the background as values.
  var configurations = CellConfigurations()
  /// Configurations depend on whether the cell receives touches.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The room that accessories take beside the content, in points.
  var accessoryWidth: CGFloat { 0 }
  /// The view behind the content; it is resized to the cell.
  open var backgroundView: UIView? { didSet { placeBackgrounds(instead: oldValue) } }
  /// The view behind the content of a selected or highlighted cell; it is resized to the cell.
  open var selectedBackgroundView: UIView? { didSet { placeBackgrounds(instead: oldValue) } }

  /// The part that a cell has in a drag of its item out of the view.
  public enum DragState: Int, Hashable, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// Called by the system when a drag changes; here nothing is dragged out, and tests call it.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Creates a cell.
  ///
  /// - Parameter frame: The frame, in the superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    cover(with: content)
    addSubview(content)
  }

  /// Creates a cell without size; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    cover(with: content)
    addSubview(content)
  }

  /// The view for the content of the cell: that of the ``contentConfiguration``, or else a plain
  /// one.
  ///
  /// It has the size of the cell without its accessories.
  open var contentView: UIView { configurations.contentView ?? content }

  /// Replaces the content view.
  ///
  /// - Parameter view: The view of a configuration; nil for the plain one.
  func exchangeContentView(for view: (UIView & UIContentView)?) {
    let old = contentView
    configurations.contentView = view
    let new = contentView
    guard new !== old else { return }
    new.frame = old.frame
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
  }

  override func fittingSize(
    _ target: CGSize, _ horizontalPriority: UILayoutPriority, _ verticalPriority: UILayoutPriority
  ) -> CGSize {
    followState()
    if let needed = configuredSize(target, horizontalPriority, verticalPriority) { return needed }
    let view = sizedView
    guard view !== self, view.hasConstraintsInside else {
      return super.fittingSize(target, horizontalPriority, verticalPriority)
    }
    let beside = accessoryWidth
    let size = view.fittingSize(
      CGSize(width: max(0, target.width - beside), height: target.height), horizontalPriority,
      verticalPriority)
    return CGSize(width: size.width + beside, height: size.height)
  }

  /// The content view, unless constraints are about the cell itself.
  override var sizedView: UIView { hasConstraintsInside ? self : contentView }

  /// The state that configurations depend on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isBeingEdited
    state.isDisabled = !isUserInteractionEnabled
    guard let view = superview as? UICollectionView else { return state }
    state.isSwiped = view.swipedCell === self
    state.isReordering = view.heldCell === self
    if let source = view.dataSource as? any OutlineSource, let path = view.shownIndexPath(of: self)
    {
      state.isExpanded = source.isExpanded(at: path)
    }
    return state
  }

  /// Updates the configurations for a state; overridden by subclasses.
  open func updateConfiguration(using state: UICellConfigurationState) {
    guard automaticallyUpdatesContentConfiguration, let content = contentConfiguration else {
      return
    }
    contentConfiguration = content.updated(for: state)
  }

  override func followState() {
    // A dequeued cell has the state of its item once it is shown.
    if registration == nil || superview is UICollectionView { updateConfigurationIfNeeded() }
  }

  override func childSizeDidChange() {
    super.childSizeDidChange()
    (superview as? UICollectionView)?.viewDidChangeSize(self, isAsked: false)
  }

  /// Clears what belongs to the item that the cell showed.
  func resetState() {
    isSelected = false
    isHighlighted = false
    awaitsConfiguration = true
  }

  private func cover(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func markChanged() {
    placeBackgrounds(instead: nil)
    setNeedsUpdateConfiguration()
  }

  /// Puts the background behind the content, and before it that of a selected cell.
  private func placeBackgrounds(instead old: UIView?) {
    if let old, old !== backgroundView, old !== selectedBackgroundView { old.removeFromSuperview() }
    let isMarked = isSelected || isHighlighted
    if !isMarked { selectedBackgroundView?.removeFromSuperview() }
    for view in [backgroundView, isMarked ? selectedBackgroundView : nil] {
      guard let view, view.superview !== self else { continue }
      cover(with: view)
      insertSubview(view, at: view === backgroundView || backgroundView == nil ? 0 : 1)
    }
  }

  /// True if the cell shows the controls for editing.
  var isBeingEdited: Bool {
    guard let view = superview as? UICollectionView, view.isEditing else { return false }
    guard let delegate = view.delegate, let path = view.indexPath(for: self) else { return true }
    return delegate.collectionView(view, canEditItemAt: path)
  }
}
