import Compositional

// What an app asks of an accessory. Widths count; colors, styles and separators are kept.

extension UICellAccessory {
  /// The width that is kept for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// That of the accessory itself.
    case actual
    /// The one that all accessories of the system have.
    case standard
    /// A width in points.
    case custom(CGFloat)

    /// The width in points; nil for that of the accessory or the system.
    var points: CGFloat? {
      if case .custom(let points) = self { return points }
      return nil
    }
  }

  /// The options of most accessories.
  public struct Options {
    /// True if the accessory is hidden.
    public var isHidden: Bool
    /// The width that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; nil for that of the list.
    public var tintColor: UIColor?

    /// Creates options; nil for what the system chooses.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of an arrow to another screen.
  public typealias DisclosureIndicatorOptions = Options
  /// The options of a mark.
  public typealias CheckmarkOptions = Options
  /// The options of a button with details.
  public typealias DetailOptions = Options
  /// The options of a button that deletes.
  public typealias DeleteOptions = Options
  /// The options of a button that inserts.
  public typealias InsertOptions = Options

  /// The options of an arrow that shows children.
  public struct OutlineDisclosureOptions {
    /// The look of the row, by which a touch on it is understood.
    public enum Style: Hashable, Sendable {
      /// ``header`` for a header, else ``cell``.
      case automatic
      /// A header, whose touch shows the children.
      case header
      /// A cell that is selected by a touch.
      case cell
    }

    /// The look of the row.
    public var style: Style
    /// True if the accessory is hidden.
    public var isHidden: Bool
    /// The width that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; nil for that of the list.
    public var tintColor: UIColor?

    /// Creates options; nil for what the system chooses.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a handle to move the row.
  public struct ReorderOptions {
    /// True if the accessory is hidden.
    public var isHidden: Bool
    /// The width that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; nil for that of the list.
    public var tintColor: UIColor?
    /// True for a line between the handle and what is before it.
    public var showsVerticalSeparator: Bool

    /// Creates options; nil for what the system chooses.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }
}
