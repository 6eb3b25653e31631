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
  /// The delegate.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The columns that are wished; kept, without effect.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { UIKitSimulation.noteInert("UISplitViewController.preferredDisplayMode") }
  }
  /// The width of the first column, in points; kept, without effect.
  open var preferredPrimaryColumnWidth: CGFloat = 320 {
    didSet { UIKitSimulation.noteInert("UISplitViewController.preferredPrimaryColumnWidth") }
  }
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
      for controller in order { controller.removeFromParent() }
      order = newValue
      for controller in order { addChild(controller) }
    }
  }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    viewControllers = [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
  }

  /// Returns the controller of a column; nil for none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Does nothing: the first column is shown.
  open func show(_ column: Column) {
    UIKitSimulation.noteInert("UISplitViewController.show(_:)")
  }

  /// Does nothing: the first column is shown.
  open func hide(_ column: Column) {
    UIKitSimulation.noteInert("UISplitViewController.hide(_:)")
  }

  /// Shows the first column.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let first = order.first { Container.add(first, to: view) }
  }
}
