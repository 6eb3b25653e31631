import Compositional
import Foundation

/// A view that lays out its arranged views in a row or a column.
///
/// Its layout is that of a stack of content (content rule 4). `Documentation/StackViews.md` says
/// how it differs from Apple's.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [icon, title])
/// stack.spacing = 8
/// stack.alignment = .center
/// let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
/// ```
open class UIStackView: UIView {
  /// The lengths of the arranged views along the axis.
  public enum Distribution: Int, Hashable, Sendable {
    /// The views fill the stack by their priorities.
    case fill = 0
    /// The views fill the stack and are equally long.
    case fillEqually = 1
    /// The views fill the stack, in proportion to their natural lengths.
    case fillProportionally = 2
    /// The gaps between the views are equally long.
    case equalSpacing = 3
    /// The distances between the centers of the views are equal.
    case equalCentering = 4
  }

  /// The places of the arranged views across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column, or the top of a row.
    case leading = 1
    /// In a row, with the first baselines at one height; elsewhere ``fill``.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column, or the bottom of a row.
    case trailing = 4
    /// In a row, with the last baselines at one height; elsewhere ``fill``.
    case lastBaseline = 5

    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The custom spacing that stands for ``spacing``.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The spacing that stands for the system's, 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The axis along which the views follow one another.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { arrangementDidChange() }
  }
  /// The lengths of the views along the axis.
  open var distribution: Distribution = .fill {
    didSet { arrangementDidChange() }
  }
  /// The places of the views across the axis.
  open var alignment: Alignment = .fill {
    didSet { arrangementDidChange() }
  }
  /// The distance between two views, in points; a least distance where the distribution says so.
  ///
  /// - Precondition: It is finite.
  open var spacing: CGFloat = 0 {
    didSet {
      requireNumbers([spacing], "spacing: \(spacing)", of: "\(type(of: self))")
      arrangementDidChange()
    }
  }
  /// True to measure vertical spacing from the last baseline to the next first one.
  open var isBaselineRelativeArrangement: Bool = false {
    didSet { arrangementDidChange() }
  }
  /// True to lay the views out inside the layout margins.
  open var isLayoutMarginsRelativeArrangement: Bool = false {
    didSet { arrangementDidChange() }
  }
  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// True if constraints of an arranged view say more than its length; nil if not known.
  private var knownJoint: Bool?
  /// True if nothing limits the lengths of the arranged views; nil if not known.
  private var knownOpen: Bool?

  /// Creates a stack view.
  ///
  /// - Parameter frame: The frame, in the superview's points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack view without size; the archive is not read.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Creates a stack view without size that arranges views.
  ///
  /// - Parameter views: The views, in order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views in the order of their places; all are subviews.
  open var arrangedSubviews: [UIView] { arranged }

  /// Arranges a view after all others, and adds it as a subview.
  open func addArrangedSubview(_ view: UIView) {
    let isKnown = arranged.contains { $0 === view }
    insertArrangedSubview(view, at: arranged.count - (isKnown ? 1 : 0))
  }

  /// Arranges a view at an index, and adds it as a subview that its mask does not place.
  ///
  /// A view that is arranged already moves.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - stackIndex: The index among the arranged views, after a move.
  /// - Precondition: The index is not greater than the number of the other arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    require(
      (0...arranged.count).contains(stackIndex),
      "Invalid index: \(stackIndex). The stack view arranges \(arranged.count) other views.")
    if view.superview !== self { addSubview(view) }
    view.isArranged = true
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: stackIndex)
    arrangementDidChange()
  }

  /// Stops arranging a view, which stays a subview and keeps its frame.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    view.isArranged = false
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Sets the distance after an arranged view, in points; ``spacingUseDefault`` resets it.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    if !isDefault {
      requireNumbers(
        [spacing], "custom spacing: \(spacing)",
        of: "\(type(of: self)) after \(type(of: arrangedSubview))")
    }
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the distance that was set after a view, in points; ``spacingUseDefault`` if there is
  /// none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Stops arranging a subview that is being removed.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arranged.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  /// Gives the arranged views that are not hidden their frames.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isSolved else { return }
    let arrangement = StackArrangement(of: self)
    let frames = arrangement.solve(
      width: max(0, bounds.width), height: max(0, bounds.height)
    ).frames
    for (view, frame) in zip(arrangement.views, frames) {
      view.frame = frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
    }
  }

  override func naturalSize(
    fitting width: CGFloat?, _ measurements: StackMeasurements
  ) -> CGSize {
    guard !isSolved else {
      return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    return StackArrangement(of: self, measurements)
      .solve(width: width.map { max(0, $0) }, height: nil).size
  }

  /// True if the arranged views are solved with all constraints in and around them: those of an arranged
  /// view say more than its length and may compete with others, or the stack view around this one is
  /// solved.
  var isSolved: Bool {
    (hasJoints && !isOpen) || (isArranged && (superview as? UIStackView)?.isSolved == true)
  }

  /// True if the arranged views do not compete: each is as wide as the stack view and as high as it needs, or
  /// the other way round.
  var isOpen: Bool {
    if let knownOpen { return knownOpen }
    let found = isOpenContent
    knownOpen = found
    return found
  }

  /// True if constraints of an arranged view say more than its length.
  var hasJoints: Bool {
    if let knownJoint { return knownJoint }
    let found = arranged.contains { $0.joints > 0 || $0.saysMoreThanALength }
    knownJoint = found
    return found
  }

  /// Called when an arranged view is constrained to something outside of it, or no longer, and when
  /// constraints of the stack view or of the content around it change.
  func jointsDidChange() { (knownJoint, knownOpen) = (nil, nil) }

  override var hasBaselines: Bool { true }

  override func baselines(
    in size: CGSize, _ measurements: StackMeasurements
  ) -> (first: CGFloat, last: CGFloat) {
    StackArrangement(of: self, measurements).baselines(in: size)
  }

  override func childSizeDidChange() { arrangementDidChange() }

  override func insetsDidChange() { arrangementDidChange() }

  /// The distance after an arranged view, in points.
  func distance(after view: UIView) -> CGFloat {
    let distance = customSpacings[ObjectIdentifier(view)] ?? spacing
    return distance == Self.spacingUseSystem ? 8 : distance
  }

  private func arrangementDidChange() {
    jointsDidChange()
    invalidateIntrinsicContentSize()
  }
}

extension UIView {
  /// True if the constraints of an arranged view, or of the views in it, say more than that a length of it
  /// equals a constant.
  fileprivate var saysMoreThanALength: Bool {
    if let stack = self as? UIStackView, stack.isMoreThanALeaf { return true }
    if !(self is UIStackView), placesSubviews { return true }
    let own = activeConstraints.filter { $0.firstItem === self }
    return own.contains { $0.relation != .equal || $0.secondItem != nil }
      || Set(own.map(\.firstAttribute)).count < own.count
  }
}

extension UIStackView {
  /// True if the arranged views compete with those around the stack view.
  fileprivate var isMoreThanALeaf: Bool { hasJoints || distribution != .fill }
}
