import Foundation

/// A menu of elements.
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The presentation of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit per option.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements stand in the menu around.
    public static let displayInline = Options(rawValue: 1)
    /// The menu deletes.
    public static let destructive = Options(rawValue: 2)
    /// One element is on.
    public static let singleSelection = Options(rawValue: 32)
    /// The elements are a palette.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The size of the elements.
  public enum ElementSize: Int, Hashable, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    /// As the system chooses.
    case automatic = -1
  }

  /// The name.
  public let identifier: Identifier
  /// The presentation.
  public let options: Options
  /// The elements.
  public let children: [UIMenuElement]
  /// The button that shows the menu; nil for none.
  weak var button: UIButton?
  /// The size of the elements.
  open var preferredElementSize: ElementSize = .automatic

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
    self.preferredElementSize = preferredElementSize
  }

  /// The actions of the menu and of its submenus, in order.
  var actions: [UIAction] {
    children.flatMap { child in
      (child as? UIMenu)?.actions ?? [child as? UIAction].compactMap { $0 }
    }
  }

  /// Lets one action be on where the menu says that only one is.
  func select(_ action: UIAction) {
    for menu in children.compactMap({ $0 as? UIMenu }) { menu.select(action) }
    let isPopUp = button?.isPopUp == true
    let rivals = isPopUp ? actions : children.compactMap { $0 as? UIAction }
    guard isPopUp || options.contains(.singleSelection), rivals.contains(where: { $0 === action })
    else { return }
    for rival in rivals { rival.state = rival === action ? .on : .off }
    button?.showSelection()
  }

  /// Returns the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
