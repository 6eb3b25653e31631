/// A view that divides its height, or its width, among its subviews.
///
/// Fixed and automatic subviews get their lengths first. Percentages are of what these leave, and
/// equal subviews share the rest. A hidden subview keeps its place.
///
/// The subviews are laid out when the bounds have changed, or after ``invalidateLayout()``.
@preconcurrency @MainActor
open class SplitView: UIView {
  /// A tag; kept for code that refers to it, without effect.
  public static let ExcludeLayoutTag = 102

  /// A pixel of the main screen, in points.
  public static var onePixelHeight: CGFloat { 1 / UIScreen.main.scale }

  /// A subview and what gives its length.
  private struct Child {
    let view: UIView
    let instruction: (_ bounds: CGRect) -> SplitViewLayoutInstruction
  }

  /// The lengths of the subviews in some bounds.
  private struct Plan {
    let direction: SplitViewDirection
    let instructions: [SplitViewLayoutInstruction]
    let calculation: InternalLayoutCalculation
  }

  /// The direction in which the subviews follow one another.
  open var direction: SplitViewDirection = .vertical {
    didSet { if direction != oldValue { invalidateLayout() } }
  }
  /// Gives the direction for the bounds at each layout; nil for ``direction``.
  open var directionHandler: ((_ bounds: CGRect) -> SplitViewDirection)?
  /// The inset of each subview at all sides, in points.
  open var subviewPadding: CGFloat = 0 {
    didSet { if subviewPadding != oldValue { invalidateLayout() } }
  }
  /// True to lay out without animation also within one.
  open var preventAnimations = false
  /// True to clip each subview to its bounds.
  open var clipsAllSubviews = false {
    didSet { for child in children { child.view.clipsToBounds = clipsAllSubviews } }
  }
  /// Called each time the system asks for a layout, whether anything has to be laid out or not.
  open var couldLayoutSubviews: (() -> Void)?
  /// Called before the subviews are laid out.
  open var willLayoutSubviews: (() -> Void)?
  /// Called after the subviews have been laid out.
  open var didLayoutSubviews: (() -> Void)?
  /// Called after the traits have changed, with the previous ones.
  open var didChangeTraitCollection: ((_ previous: UITraitCollection?) -> Void)?
  /// The numbers of the last layout; nil before it.
  public private(set) var layoutCalculation: InternalLayoutCalculation?
  private var children: [Child] = []
  private var boundsOfLayout: CGRect?

  /// Lets the subviews be laid out again, in this view and in the splits below it.
  open func invalidateLayout() {
    boundsOfLayout = nil
    setNeedsLayout()
    for child in children { (child.view as? SplitView)?.invalidateLayout() }
  }

  /// Returns the instruction of a subview in the bounds; nil for another view.
  open func layoutInstruction(for view: UIView) -> SplitViewLayoutInstruction? {
    children.first { $0.view === view }?.instruction(bounds)
  }

  // MARK: Subviews

  /// Adds an equal subview.
  open override func addSubview(_ view: UIView) { addSubview(view, layoutType: .equal) }

  /// Adds a subview with a closure that gives its length and insets at each layout.
  ///
  /// - Parameters:
  ///   - view: The subview.
  ///   - valueHandler: Returns the instruction for the bounds of the split.
  open func addSubview(
    _ view: UIView,
    valueHandler: @escaping (_ superviewBounds: CGRect) -> SplitViewLayoutInstruction
  ) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = []
    super.addSubview(view)
    if clipsAllSubviews { view.clipsToBounds = true }
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

  /// Lays out the subviews if the bounds have changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    couldLayoutSubviews?()
    guard bounds.width > 0, bounds.height > 0, bounds != boundsOfLayout else { return }
    boundsOfLayout = bounds
    willLayoutSubviews?()
    if preventAnimations {
      UIView.performWithoutAnimation { place() }
    } else {
      place()
    }
    didLayoutSubviews?()
  }

  /// Returns the size that the fixed and automatic subviews need, in points: the given width, or for
  /// a horizontal split the given height, with the sum of their lengths.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGRect(origin: .zero, size: size)
    let plan = plan(in: room)
    let needed = plan.calculation.fixedSum
    return plan.direction == .vertical
      ? CGSize(width: size.width, height: needed) : CGSize(width: needed, height: size.height)
  }

  /// Lays out the subviews again in another text size.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      invalidateLayout()
    }
    didChangeTraitCollection?(previous)
  }

  /// Lays out the subviews again.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateLayout()
  }

  /// Lays out the subviews again.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    invalidateLayout()
  }

  private func place() {
    let plan = plan(in: bounds)
    layoutCalculation = plan.calculation
    for (child, frame) in zip(children, frames(by: plan, in: bounds)) { child.view.frame = frame }
  }

  /// Returns the place of a subview in bounds, in points; nil for another view.
  func frame(of view: UIView, in room: CGRect) -> CGRect? {
    children.firstIndex { $0.view === view }.map { frames(by: plan(in: room), in: room)[$0] }
  }

  private func frames(by plan: Plan, in room: CGRect) -> [CGRect] {
    let isVertical = plan.direction == .vertical
    var start = isVertical ? room.minY : room.minX
    return zip(plan.instructions, plan.calculation.lengths).map { instruction, length in
      let slot =
        isVertical
        ? CGRect(x: room.minX, y: start, width: room.width, height: length)
        : CGRect(x: start, y: room.minY, width: length, height: room.height)
      start += length
      var insets = instruction.edgeInsets
      // An automatic subview is longer by its insets along the split, as in the original.
      if instruction.layoutType == .automatic {
        if isVertical { (insets.top, insets.bottom) = (0, 0) }
        if !isVertical { (insets.left, insets.right) = (0, 0) }
      }
      return slot.shrunk(by: subviewPadding).shrunk(by: insets)
    }
  }

  private func plan(in room: CGRect) -> Plan {
    let instructions = children.map { $0.instruction(room) }
    let direction = directionHandler?(room) ?? direction
    let isVertical = direction == .vertical
    let calculation = calculate(isVertical ? room.height : room.width, instructions) { index in
      let insets = instructions[index].edgeInsets
      let across = insets.left + insets.right + 2 * subviewPadding
      let down = insets.top + insets.bottom + 2 * subviewPadding
      let fitted = children[index].view.sizeThatFits(
        CGSize(
          width: max(0, room.width - across),
          height: isVertical ? .greatestFiniteMagnitude : max(0, room.height - down)))
      return isVertical ? fitted.height + down : fitted.width + across
    }
    return Plan(direction: direction, instructions: instructions, calculation: calculation)
  }
}

extension CGRect {
  /// Returns the rectangle that insets leave over, of no length where they are larger.
  func shrunk(by insets: UIEdgeInsets) -> CGRect {
    func span(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> (
      CGFloat, CGFloat
    ) {
      let from = min(low + start, high)
      return (from, max(from, high - end) - from)
    }
    let (x, width) = span(minX, maxX, insets.left, insets.right)
    let (y, height) = span(minY, maxY, insets.top, insets.bottom)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns the rectangle that an inset at each side leaves over.
  func shrunk(by inset: CGFloat) -> CGRect {
    shrunk(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }
}
