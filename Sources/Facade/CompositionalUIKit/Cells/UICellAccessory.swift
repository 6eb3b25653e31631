import Compositional
import Foundation

/// A control at an edge of a row, such as a disclosure indicator.
///
/// It takes room beside the content. Apple publishes no widths; here each takes 20 points and 16 of
/// distance, unless it reserves a width itself.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The time at which an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    case always
    /// Only while the row is edited.
    case whenEditing
    /// Only while the row is not edited.
    case whenNotEditing
  }

  /// The edge of the row.
  public enum Placement: Hashable, Sendable {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// Behind the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The kind of an accessory.
  public enum AccessoryType: Hashable, Sendable {
    /// A mark.
    case checkmark
    /// A button that deletes.
    case delete
    /// An arrow to another screen.
    case disclosureIndicator
    /// A button with details.
    case detail
    /// A button that inserts.
    case insert
    /// A short text.
    case label
    /// A choice of several rows.
    case multiselect
    /// An arrow that shows children.
    case outlineDisclosure
    /// A handle to move the row.
    case reorder
    /// A view of the app.
    case customView
  }

  /// The kind.
  public let accessoryType: AccessoryType
  /// True for an accessory before the content.
  let isLeading: Bool
  /// The time at which it is shown.
  let displayed: DisplayedState
  /// The view of the app, which the cell shows; nil for another accessory.
  private(set) var customView: UIView?
  /// True if the accessory takes no room.
  let isHidden: Bool
  /// The width that it takes, in points.
  let width: CGFloat
  /// What a touch does; nil for what the system does.
  private(set) var action: (() -> Void)?

  /// The width of an accessory that reserves none, and its distance from the content, in points.
  private static let standardWidth: CGFloat = 20
  /// The distance of an accessory from the edge or from the one before it, in points.
  static let distance: CGFloat = 16

  private init(
    _ type: AccessoryType, leading: Bool = false, _ displayed: DisplayedState,
    width: CGFloat? = nil,
    isHidden: Bool = false, action: (() -> Void)? = nil
  ) {
    self.isHidden = isHidden
    self.action = action
    accessoryType = type
    isLeading = leading
    self.displayed = displayed
    self.width = (width ?? Self.standardWidth) + Self.distance
  }

  /// Returns an arrow to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, displayed, width: options.reservedLayoutWidth.points,
      isHidden: options.isHidden)
  }

  /// Returns an arrow that shows children.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, displayed, width: options.reservedLayoutWidth.points,
      isHidden: options.isHidden, action: actionHandler)
  }

  /// Returns a mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, displayed, width: options.reservedLayoutWidth.points,
      isHidden: options.isHidden)
  }

  /// Returns a button with details.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail, displayed, width: options.reservedLayoutWidth.points,
      isHidden: options.isHidden, action: actionHandler)
  }

  /// Returns a button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, leading: true, displayed, width: options.reservedLayoutWidth.points,
      isHidden: options.isHidden, action: actionHandler)
  }

  /// Returns a button that inserts.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, leading: true, displayed, width: options.reservedLayoutWidth.points,
      isHidden: options.isHidden, action: actionHandler)
  }

  /// Returns a handle to move the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, displayed, width: options.reservedLayoutWidth.points,
      isHidden: options.isHidden)
  }

  /// Returns a choice of several rows.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, leading: true, displayed, width: options.reservedLayoutWidth.points,
      isHidden: options.isHidden)
  }

  /// Returns a short text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    let label = UILabel(frame: .zero)
    label.text = text
    return UICellAccessory(
      .label, displayed,
      width: options.reservedLayoutWidth.points ?? label.intrinsicContentSize.width,
      isHidden: options.isHidden)
  }

  /// The properties of an accessory with a view.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView
    /// The edge of the row.
    public let placement: Placement
    /// The width that is kept for it; nil for that of the view.
    public var reservedLayoutWidth: LayoutDimension?
    fileprivate let isHidden: Bool

    /// Creates a configuration.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.reservedLayoutWidth = reservedLayoutWidth
      self.isHidden = isHidden
    }
  }

  /// Returns a view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let reserved = configuration.reservedLayoutWidth ?? .actual
    let view = configuration.customView
    if view.bounds.isEmpty { view.frame.size = view.systemLayoutSizeFitting(.zero) }
    let width: CGFloat? = reserved == .actual ? view.bounds.width : reserved.points
    let (isLeading, displayed) =
      switch configuration.placement {
      case .leading(let displayed): (true, displayed)
      case .trailing(let displayed): (false, displayed)
      }
    var made = UICellAccessory(
      .customView, leading: isLeading, displayed, width: width, isHidden: configuration.isHidden)
    made.customView = view
    return made
  }
}
