import Foundation

/// A controller of columns; here its first column fills the view.
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Hashable, Sendable {
    /// Two controllers.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Hashable, Sendable {
    /// The first.
    case primary = 0
    /// The second of three.
    case supplementary = 1
    /// The content.
    case secondary = 2
    /// All in one, where there is little room.
    case compact = 3
  }

  /// The columns that are shown.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// As there is room.
    case automatic = 0
    /// The content alone.
    case secondaryOnly = 1
    /// The content beside a column.
    case oneBesideSecondary = 2
    /// The content below a column.
    case oneOverSecondary = 3
    /// The content beside two columns.
    case twoBesideSecondary = 4
  }

  /// The number of columns.
  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The columns that are shown in regular width; automatic for those beside one another in a wide window, and the
  /// last alone in a high one.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      placeColumns()
    }
  }
  /// The width of the columns before the last, in points.
  open var preferredPrimaryColumnWidth: CGFloat = 320 { didSet { placeColumns() } }
  private var chosenMode: DisplayMode?
  /// True if the columns are one above the other.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  private var columns: [Column: UIViewController] = [:]
  private var order: [UIViewController] = []

  /// Creates a controller of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of two controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller; the archive is not read.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The controllers, in the order of the columns.
  open var viewControllers: [UIViewController] {
    get { order }
    set {
      for controller in order where !newValue.contains(controller) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      order = newValue
      for controller in order where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      placeColumns()
    }
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    // A column stands in a navigation controller.
    columns[column] = vc.map { controller in
      controller is UINavigationController || style == .unspecified
        ? controller : UINavigationController(rootViewController: controller)
    }
    viewControllers = [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
  }

  /// Returns the controller of a column; nil for none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column beside the last.
  open func show(_ column: Column) {
    guard column != .secondary else { return }
    chosenMode =
      column == .primary && style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    placeColumns()
  }

  /// Hides a column before the last.
  open func hide(_ column: Column) {
    guard column != .secondary else { return }
    chosenMode = column == .primary && style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
    placeColumns()
  }

  /// The columns that are shown.
  open var displayMode: DisplayMode {
    if let chosenMode { return chosenMode }
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    let isWide = isViewLoaded && view.bounds.width > view.bounds.height
    return isWide ? .oneBesideSecondary : .secondaryOnly
  }

  private var shown: [UIViewController] {
    guard !isCollapsed else {
      return [columns[.compact] ?? order.first].compactMap { $0 }
    }
    switch displayMode {
    case .secondaryOnly: return Array(order.suffix(1))
    case .automatic, .oneBesideSecondary, .oneOverSecondary: return Array(order.suffix(2))
    case .twoBesideSecondary: return Array(order.suffix(3))
    }
  }

  /// Places the columns that are shown, from the leading side, and takes the others away.
  private func placeColumns() {
    guard isViewLoaded, let view else { return }
    let shown = shown
    if let compact = columns[.compact], compact.parent !== self { addChild(compact) }
    for controller in children where !shown.contains(controller) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    var start: CGFloat = 0
    for controller in shown {
      let isLast = controller === shown.last
      let room = view.bounds.width - start
      let width = isLast ? room : min(preferredPrimaryColumnWidth, room)
      guard let inner = controller.view else { continue }
      let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let frame = CGRect(
        x: isReversed ? view.bounds.width - start - width : start, y: 0, width: width,
        height: view.bounds.height)
      if inner.frame != frame { inner.frame = frame }
      inner.autoresizingMask = []
      let traits =
        isLast || isCollapsed
        ? nil : traitCollection.modifyingTraits { $0.horizontalSizeClass = .compact }
      if inner.ownTraits != traits { inner.changeTraits { inner.ownTraits = traits } }
      if inner.superview !== view { view.addSubview(inner) }
      start += width
    }
  }

  /// Places the columns in the size of the view.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeColumns()
  }

  /// Shows the first column.
  open override func viewDidLoad() {
    super.viewDidLoad()
    placeColumns()
  }
}
