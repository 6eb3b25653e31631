/// A picture of a layout: rectangles from back to front, ready to be drawn.
///
/// It is a value without any format. ``text(columns:rows:style:)`` draws it with characters,
/// ``svg(_:)`` as SVG, and ``png(scale:_:)`` as PNG. Equal pictures give equal bytes.
///
/// ```swift
/// let picture = try layout.picture(itemCounts: [12], in: CollectionLayoutEnvironment(size: screen))
/// print(picture.text(columns: 60, rows: 40))
/// ```
public struct LayoutPicture: Hashable, Sendable {
  /// The most elements of a picture.
  public static let elementsAtMost = 20_000

  /// The part of the content that the picture shows, in points.
  public internal(set) var bounds: CGRect
  /// The area that scroll bars represent, in points: the content with the insets around it.
  public internal(set) var scrollArea: CGRect
  /// The shapes, from back to front.
  public var commands: [PictureCommand]

  /// Creates a picture of shapes.
  ///
  /// - Parameters:
  ///   - bounds: The part of the content that the picture shows, in points.
  ///   - scrollArea: The area that scroll bars represent, in points; nil for the bounds.
  ///   - commands: The shapes, from back to front. Those that are not finite are not drawn.
  /// - Precondition: Both rectangles are finite, and the sides of the bounds are not negative.
  public init(bounds: CGRect, scrollArea: CGRect? = nil, commands: [PictureCommand]) {
    require(
      bounds.isFinite && bounds.size.width >= 0 && bounds.size.height >= 0,
      "Invalid bounds: \(points: bounds.size.width) by \(points: bounds.size.height). The bounds "
        + "of a picture must be finite and not negative.")
    let area = scrollArea ?? bounds
    require(area.isFinite, "Invalid scroll area: it must be finite.")
    self.bounds = bounds
    self.scrollArea = area
    self.commands = commands
  }
}

/// The choices about the contents of a picture.
public struct PictureOptions: Hashable, Sendable {
  /// The part of the content that a picture shows.
  public enum Content: Hashable, Sendable {
    /// The bounds of the view.
    case viewport
    /// The whole content, with the bounds of the view as a frame.
    case whole
  }

  /// The lines that explain a layout.
  public struct Guides: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates guides from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The bounds of sections.
    public static let sections = Guides(rawValue: 1)
    /// The content of sections inside their insets.
    public static let insets = Guides(rawValue: 2)
    /// The top-level groups.
    public static let groups = Guides(rawValue: 4)
    /// The viewports of orthogonal sections, and their scroll positions.
    public static let rows = Guides(rawValue: 8)
    /// The part of the view inside its adjusted content inset.
    public static let safeArea = Guides(rawValue: 16)
    /// All guides.
    public static let all: Guides = [.sections, .insets, .groups, .rows, .safeArea]
  }

  /// The part of the content.
  public var content: Content
  /// True if elements have labels.
  public var showsLabels: Bool
  /// The guides.
  public var guides: Guides

  /// Creates options.
  ///
  /// - Parameters:
  ///   - content: The part of the content.
  ///   - showsLabels: True if elements have labels.
  ///   - guides: The guides.
  public init(
    content: Content = .viewport, showsLabels: Bool = true, guides: Guides = []
  ) {
    self.content = content
    self.showsLabels = showsLabels
    self.guides = guides
  }
}
