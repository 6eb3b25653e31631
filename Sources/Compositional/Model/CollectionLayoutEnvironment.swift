/// The environment of a layout: everything outside the description that it depends on.
///
/// Apple's name: `NSCollectionLayoutEnvironment` (rule 1.13). The host supplies it; the engine
/// passes it to section providers and custom groups with their current container.
public struct CollectionLayoutEnvironment: Hashable, Sendable {
  /// The container of the current section or group; for a section, that of the collection view.
  public var container: CollectionLayoutContainer
  /// The display scale, in pixels per point; the grid of pixels takes it between 1/1024 and 1024.
  public var displayScale: CGFloat
  /// The reading direction.
  public var layoutDirection: UserInterfaceLayoutDirection
  /// The safe area insets of the collection view, in points.
  public var safeAreaInsets: PhysicalEdgeInsets
  /// The layout margins of the collection view, in points from its bounds.
  public var layoutMargins: PhysicalEdgeInsets
  /// The insets of the readable content guide, in points from the bounds; nil for the layout
  /// margins.
  public var readableContentInsets: PhysicalEdgeInsets?
  /// The margins of inset grouped lists, in points from the bounds; nil for the layout margins.
  package var listMargins: PhysicalEdgeInsets?
  /// True if a navigation bar lies above the content.
  ///
  /// On iOS 26 a grouped list has no inset above its first section there (rule 2.28). Nothing else
  /// depends on it.
  public var hasNavigationBar = false
  /// The system that a layout follows; nil for the one that its quirks describe.
  ///
  /// Its quirks replace those of another version in the layout's configuration (rule 2.27).
  public var systemVersion: SystemVersion?
  /// The policies of the layout, for the lists of section providers.
  package var quirks: Quirks = []
  /// The place of the section that a provider is asked for.
  package var sectionPosition = SectionPosition()
  /// The user's preferred text size.
  public var contentSizeCategory: PreferredContentSizeCategory
  /// The horizontal size class.
  public var horizontalSizeClass: InterfaceSizeClass
  /// The vertical size class.
  public var verticalSizeClass: InterfaceSizeClass

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - size: The size of the collection view's bounds, in points; not negative.
  ///   - displayScale: The display scale, in pixels per point; above zero.
  ///   - layoutDirection: The reading direction.
  ///   - safeAreaInsets: The safe area insets, in points.
  ///   - layoutMargins: The layout margins, in points from the bounds.
  ///   - readableContentInsets: The insets of the readable content guide, in points from the
  ///     bounds; nil for the layout margins.
  ///   - contentSizeCategory: The user's preferred text size.
  ///   - horizontalSizeClass: The horizontal size class.
  ///   - verticalSizeClass: The vertical size class.
  /// - Precondition: The size is finite and not negative, the scale is finite and above zero.
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
    require(
      size.width >= 0 && size.height >= 0,
      "Invalid container size: \(size.width) x \(size.height). A size must not be negative.")
    require(
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

  /// The same as ``container``, for a target in which that name has another meaning.
  package var ownContainer: CollectionLayoutContainer {
    get { container }
    set { container = newValue }
  }

  /// Returns the insets of a guide, in points; `.automatic` is the safe area.
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
