/// A group of items that constraints lay out one after the other: an ``HGroup`` or a ``VGroup``.
///
/// A group is a guide and not a view, so the views of its items, also of those in nested groups, are
/// subviews of the one view in which the group is installed.
@preconcurrency @MainActor
public class LayoutGroup: UILayoutGuide, Constrainable {
  /// An item in the group, and what it has made.
  struct Member {
    var item: AnyGroupItem
    let container: ConstrainableContainer
  }

  /// The distance between items, in points.
  public var spacing: CGFloat {
    didSet { if spacing != oldValue { constrain() } }
  }
  /// The way in which an animated change of the items runs.
  public let animation: LayoutGroupUpdateAnimation
  var members: [Member] = []
  private var ownConstraints: [NSLayoutConstraint] = []
  private var pins: [NSLayoutConstraint] = []
  private var textSizes: TextSizeObserver?

  init(spacing: CGFloat, animation: LayoutGroupUpdateAnimation, items: [GroupItemModeling?]) {
    self.spacing = spacing
    self.animation = animation
    super.init()
    setItems(items)
  }

  /// Creates a group without items; the archive is not read.
  public required init?(coder: NSCoder) {
    spacing = 0
    animation = .spring()
    super.init(coder: coder)
  }

  /// The axis along which the items stand now.
  var axis: NSLayoutConstraint.Axis { .vertical }

  /// True if the group is at least pulled to the size of its largest item across.
  var hugsAcross: Bool { false }

  /// Returns the alignment of an item across the axis.
  func acrossAlignment(of placement: GroupItemPlacement) -> AcrossAlignment { .fill }

  /// The items.
  public var items: [GroupItemModeling] { members.map(\.item) }

  /// Returns what the item with an id has made; nil if there is no such item in the group itself.
  public func constrainable(with dataID: AnyHashable) -> Constrainable? {
    members.first { $0.item.dataID == dataID }?.container.constrainable
  }

  /// Returns the item with an id; nil if there is none in the group itself.
  public func groupItem(with dataID: AnyHashable) -> AnyGroupItem? {
    members.first { $0.item.dataID == dataID }?.item
  }

  // MARK: Constrainable

  /// The identity of the object.
  public var dataID: AnyHashable { ObjectIdentifier(self) }

  /// The baseline of the first item; the top edge without items.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    members.first?.container.firstBaselineAnchor ?? topAnchor
  }

  /// The baseline of the last item; the bottom edge without items.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    members.last?.container.lastBaselineAnchor ?? bottomAnchor
  }

  /// Returns true if the other is this group.
  public func isEqual(to constrainable: Constrainable) -> Bool {
    constrainable as? LayoutGroup === self
  }

  /// Adds the group and everything in it to a view, and lays the items out by constraints.
  ///
  /// The group itself has a place after a call such as ``constrainToMargins(insets:)``.
  public func install(in view: UIView) {
    attach(to: view)
    constrainAll()
  }

  /// Removes the group and everything in it from the view.
  public func uninstall() { uninstall(keeping: []) }

  /// Removes the group and everything in it from the view, but for views that others show now.
  func uninstall(keeping views: Set<ObjectIdentifier>) {
    removeConstraints()
    NSLayoutConstraint.deactivate(pins)
    pins = []
    textSizes?.stop()
    textSizes = nil
    for member in members { member.container.uninstall(keeping: views) }
    owningView?.removeLayoutGuide(self)
  }

  // MARK: Constraints

  /// Adds the group and everything in it to a view, still without constraints.
  func attach(to view: UIView) {
    if owningView !== view { view.addLayoutGuide(self) }
    for member in members { member.container.attach(to: view) }
    textSizes?.stop()
    textSizes = TextSizeObserver(of: view) { [weak self] in self?.textSizeDidChange() }
  }

  /// Makes the constraints of the group and of the groups in it.
  func constrainAll() {
    for member in members { (member.container.constrainable as? LayoutGroup)?.constrainAll() }
    constrain()
  }

  /// Makes the constraints of the group anew; nothing while it is not installed.
  func constrain() {
    guard owningView != nil else { return }
    constrain(members.map(\.container))
  }

  /// Makes the constraints between elements and the group.
  func constrain(_ containers: [ConstrainableContainer]) {
    removeConstraints()
    ownConstraints = GroupConstraints(self, containers).all
    NSLayoutConstraint.activate(ownConstraints)
  }

  private func removeConstraints() {
    NSLayoutConstraint.deactivate(ownConstraints)
    ownConstraints = []
  }

  /// Replaces the constraints that hold the group itself.
  func pin(by constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(pins)
    pins = constraints
    NSLayoutConstraint.activate(pins)
  }

  /// Called when the preferred text size of the view has changed.
  func textSizeDidChange() {}
}

/// A group that is made with a style: an ``HGroup`` or a ``VGroup``.
@preconcurrency @MainActor
public protocol StyledGroup: LayoutGroup {
  /// What the group has beside its items.
  associatedtype Style: Hashable

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - style: What the group has beside its items.
  ///   - items: The items; nil for none.
  init(style: Style, items: [GroupItemModeling?])
}

extension ConstrainableContainer {
  /// Adds the element to a view; a group still without constraints.
  func attach(to view: UIView) {
    guard let group = constrainable as? LayoutGroup else { return install(in: view) }
    group.attach(to: view)
  }

  /// Removes the element from its view, unless it is one of those that others show now.
  func uninstall(keeping views: Set<ObjectIdentifier>) {
    if let group = constrainable as? LayoutGroup { return group.uninstall(keeping: views) }
    if let view = constrainable as? UIView, views.contains(ObjectIdentifier(view)) { return }
    uninstall()
  }
}
