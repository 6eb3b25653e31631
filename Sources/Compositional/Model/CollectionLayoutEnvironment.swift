/// Everything outside the description that a layout depends on.
///
/// Apple's name: `NSCollectionLayoutEnvironment` (rule 1.13). The host fills it in; the
/// engine hands it on to section providers and custom groups with the container of the moment.
public struct CollectionLayoutEnvironment: Hashable, Sendable {
  /// The room for what is being laid out; for a section, that of the collection view.
  public var container: CollectionLayoutContainer
  /// Pixels a point.
  public var displayScale: CGFloat
  /// The direction of reading.
  public var layoutDirection: UserInterfaceLayoutDirection
  /// The safe area of the collection view, in points.
  public var safeAreaInsets: PhysicalEdgeInsets
  /// The layout margins of the collection view, in points from its bounds.
  public var layoutMargins: PhysicalEdgeInsets
  /// The readable content guide, in points from the bounds; nil for that of the layout margins.
  public var readableContentInsets: PhysicalEdgeInsets?
  /// The text size of the user.
  public var contentSizeCategory: PreferredContentSizeCategory
  /// The room across.
  public var horizontalSizeClass: InterfaceSizeClass
  /// The room down.
  public var verticalSizeClass: InterfaceSizeClass

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - size: the size of the collection view's bounds, in points; not negative.
  ///   - displayScale: pixels a point, above zero.
  ///   - layoutDirection: the direction of reading.
  ///   - safeAreaInsets: the safe area, in points.
  ///   - layoutMargins: the layout margins, in points from the bounds.
  ///   - readableContentInsets: the readable content guide; nil for that of the layout margins.
  ///   - contentSizeCategory: the text size of the user.
  ///   - horizontalSizeClass: the room across.
  ///   - verticalSizeClass: the room down.
  public init(
    size: CGSize, displayScale: CGFloat = 2,
    layoutDirection: UserInterfaceLayoutDirection = .leftToRight,
    safeAreaInsets: PhysicalEdgeInsets = .zero, layoutMargins: PhysicalEdgeInsets = .zero,
    readableContentInsets: PhysicalEdgeInsets? = nil,
    contentSizeCategory: PreferredContentSizeCategory = .large,
    horizontalSizeClass: InterfaceSizeClass = .unspecified,
    verticalSizeClass: InterfaceSizeClass = .unspecified
  ) {
    requireFinite(size.width, "container width")
    requireFinite(size.height, "container height")
    precondition(
      size.width >= 0 && size.height >= 0,
      "Invalid container size: \(size.width) x \(size.height). A size must not be negative.")
    precondition(
      displayScale.isFinite && displayScale > 0,
      "Invalid display scale: \(displayScale). The scale must be a finite value above zero.")
    container = CollectionLayoutContainer(contentSize: size)
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.readableContentInsets = readableContentInsets
    self.contentSizeCategory = contentSizeCategory
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }

  /// The same as ``container``, for a target where that name has a second meaning.
  package var ownContainer: CollectionLayoutContainer {
    get { container }
    set { container = newValue }
  }

  /// The insets of a guide, in points; `.automatic` is read as the safe area.
  package func insets(of reference: ContentInsetsReference) -> DirectionalEdgeInsets {
    let insets: PhysicalEdgeInsets =
      switch reference {
      case .none: .zero
      case .automatic, .safeArea: safeAreaInsets
      case .layoutMargins: layoutMargins
      case .readableContent: readableContentInsets ?? layoutMargins
      }
    return insets.directional(layoutDirection)
  }
}
