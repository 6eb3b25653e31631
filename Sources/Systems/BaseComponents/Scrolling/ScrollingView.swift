/// A scroll view whose subviews follow one another, each as long as it needs or of a fixed length.
///
/// A hidden subview leaves no space. The subviews are laid out when the size has changed, or after
/// ``invalidateLayout()``.
@preconcurrency @MainActor
open class ScrollingView: UIScrollView {
  private struct Child {
    let view: UIView
    let instruction: (_ bounds: CGRect) -> ScrollingViewLayoutInstruction
  }

  /// The direction in which the subviews follow one another and the view scrolls.
  open var direction: SplitViewDirection = .vertical {
    didSet { if direction != oldValue { invalidateLayout() } }
  }
  /// The insets around all subviews, in points.
  open var edgeInsets: UIEdgeInsets = .zero {
    didSet { if edgeInsets != oldValue { invalidateLayout() } }
  }
  /// True if the layout margins are added to ``edgeInsets``.
  open var automaticallyAdjustsLayoutMarginInsets = false {
    didSet { invalidateLayout() }
  }
  private var children: [Child] = []
  private var sizeOfLayout: CGSize?

  /// Lets the subviews be laid out again.
  open func invalidateLayout() {
    sizeOfLayout = nil
    setNeedsLayout()
  }

  // MARK: Subviews

  /// Adds an automatic subview.
  open override func addSubview(_ view: UIView) { addSubview(view, layoutType: .automatic) }

  /// Adds a subview with a closure that gives its length and insets at each layout.
  ///
  /// - Parameters:
  ///   - view: The subview.
  ///   - valueHandler: Returns the instruction for the bounds of the view.
  open func addSubview(
    _ view: UIView,
    valueHandler: @escaping (_ superviewBounds: CGRect) -> ScrollingViewLayoutInstruction
  ) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = []
    super.addSubview(view)
    children.append(Child(view: view, instruction: valueHandler))
    invalidateLayout()
  }

  /// Forgets a subview.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    children.removeAll { $0.view === subview }
    invalidateLayout()
  }

  // MARK: Layout

  /// Lays out the subviews if the size has changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, bounds.height > 0, bounds.size != sizeOfLayout else { return }
    sizeOfLayout = bounds.size
    contentSize = arrange(in: bounds.size) { $0.frame = $1 }
  }

  /// Returns the size of the content in a size of the view, in points: the sum of the lengths with
  /// the insets, and across what the insets leave.
  ///
  /// - Complexity: O(subviews)
  open func calculateContentSize(_ size: CGSize) -> CGSize { arrange(in: size) { _, _ in } }

  /// Returns the given size across, and the length of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = calculateContentSize(size)
    return direction == .vertical
      ? CGSize(width: size.width, height: content.height)
      : CGSize(width: content.width, height: size.height)
  }

  /// Lays out the subviews again in another text size.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      invalidateLayout()
    }
  }

  /// Lays out the subviews again if the margins count.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if automaticallyAdjustsLayoutMarginInsets { invalidateLayout() }
  }

  /// Finds the places of the subviews, and returns the size of the content.
  private func arrange(in size: CGSize, _ place: (UIView, CGRect) -> Void) -> CGSize {
    var outer = edgeInsets
    if automaticallyAdjustsLayoutMarginInsets {
      let margins = layoutMargins
      outer = UIEdgeInsets(
        top: outer.top + margins.top, left: outer.left + margins.left,
        bottom: outer.bottom + margins.bottom, right: outer.right + margins.right)
    }
    let isVertical = direction == .vertical
    let across =
      isVertical
      ? size.width - outer.left - outer.right : size.height - outer.top - outer.bottom
    var start = isVertical ? outer.top : outer.left
    for child in children where !child.view.isHidden {
      let instruction = child.instruction(CGRect(origin: .zero, size: size))
      let insets = instruction.edgeInsets
      var length = max(0, instruction.value)
      if instruction.layoutType == .automatic {
        length =
          isVertical
          ? child.view.sizeThatFits(
            CGSize(
              width: max(0, across - insets.left - insets.right), height: .greatestFiniteMagnitude)
          ).height + insets.top + insets.bottom
          : child.view.sizeThatFits(
            CGSize(
              width: .greatestFiniteMagnitude, height: max(0, across - insets.top - insets.bottom))
          ).width + insets.left + insets.right
      }
      let slot =
        isVertical
        ? CGRect(x: outer.left, y: start, width: max(0, across), height: length)
        : CGRect(x: start, y: outer.top, width: length, height: max(0, across))
      place(child.view, slot.shrunk(by: insets))
      start += length
    }
    return isVertical
      ? CGSize(width: across, height: start + outer.bottom)
      : CGSize(width: start + outer.right, height: across)
  }
}
