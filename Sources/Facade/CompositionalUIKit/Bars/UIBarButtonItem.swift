// Stand-ins for the items of bars, which are kept and not shown.

import Foundation

/// A button of a bar.
open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    /// Bold.
    case done = 2
    public static let prominent = Style.done
  }

  /// The buttons of the system.
  public enum SystemItem: Int, Hashable, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    /// A plus.
    case add = 4
    /// Space that takes what is left.
    case flexibleSpace = 5
    /// Space of a width.
    case fixedSpace = 6
    /// A pen.
    case compose = 7
    /// An arrow to the left.
    case reply = 8
    /// A sheet with an arrow.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A round arrow.
    case refresh = 13
    /// A cross.
    case stop = 14
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles backward.
    case rewind = 19
    /// Two triangles forward.
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  open var style = Style.plain
  /// The width, in points; 0 for that of the content.
  open var width: CGFloat = 0
  /// The view in place of a button; nil for none.
  open var customView: UIView?
  /// The object whose method a touch calls; without Objective-C, none is called.
  open weak var target: AnyObject?
  /// The name of that method; kept, without effect; nil for none.
  open var action: Selector? {
    didSet { if action != nil { UIKitSimulation.noteInert("UIBarButtonItem.action") } }
  }
  /// The action of a touch; nil for none.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }
  /// The menu; nil for none.
  open var menu: UIMenu?
  /// The color; nil for that of the bar.
  open var tintColor: UIColor?
  /// True if the item is selected.
  open var isSelected = false
  /// True if the item is hidden.
  open var isHidden = false
  /// The button of the system; nil for another.
  public private(set) var systemItem: SystemItem?

  /// Creates an item.
  public override init() {}

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    // A property set in an initializer does not call its observer.
    self.action = action
    if action != nil {
      UIKitSimulation.noteInert("UIBarButtonItem.init(title:style:target:action:)")
    }
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Creates a button of the system with an action or a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
  }

  /// Creates a button with a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button with a title, an image, an action and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // A property set in an initializer does not call its observer.
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.menu = menu
  }

  /// Returns a space that takes what is left.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Returns a space of a width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}

extension ObjectSimulation where Base: UIBarButtonItem {
  /// Performs the action, as a touch does.
  public func touch() {
    if base.isEnabled { base.primaryAction?.performWithSender(base, target: nil) }
  }
}
