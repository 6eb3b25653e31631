import Compositional

/// The surroundings of content: everything outside the tree that its solution depends on.
public struct ContentEnvironment: Hashable, Sendable {
  /// The user's preferred text size.
  public var contentSizeCategory: PreferredContentSizeCategory
  /// The reading direction.
  public var layoutDirection: UserInterfaceLayoutDirection
  /// The display scale, in pixels per point.
  public var displayScale: CGFloat
  /// The safe area, in points.
  public var safeAreaInsets: PhysicalEdgeInsets
  /// The layout margins, in points.
  public var layoutMargins: PhysicalEdgeInsets
  /// The horizontal size class; an unspecified one counts as compact.
  public var horizontalSizeClass: InterfaceSizeClass
  /// The vertical size class; an unspecified one counts as regular.
  public var verticalSizeClass: InterfaceSizeClass

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - contentSizeCategory: The user's preferred text size.
  ///   - layoutDirection: The reading direction.
  ///   - displayScale: The display scale, in pixels per point; above zero.
  ///   - safeAreaInsets: The safe area, in points.
  ///   - layoutMargins: The layout margins, in points.
  ///   - horizontalSizeClass: The horizontal size class.
  ///   - verticalSizeClass: The vertical size class.
  /// - Precondition: The scale is finite and above zero.
  public init(
    contentSizeCategory: PreferredContentSizeCategory = .large,
    layoutDirection: UserInterfaceLayoutDirection = .leftToRight, displayScale: CGFloat = 2,
    safeAreaInsets: PhysicalEdgeInsets = .zero, layoutMargins: PhysicalEdgeInsets = .zero,
    horizontalSizeClass: InterfaceSizeClass = .compact,
    verticalSizeClass: InterfaceSizeClass = .regular
  ) {
    require(
      displayScale.isFinite && displayScale > 0,
      "Invalid display scale: \(displayScale). The scale must be a finite value above zero.")
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }

  /// Creates the environment of the cells of a layout.
  public init(_ environment: CollectionLayoutEnvironment) {
    self.init(
      contentSizeCategory: environment.contentSizeCategory,
      layoutDirection: environment.layoutDirection, displayScale: environment.displayScale,
      safeAreaInsets: environment.safeAreaInsets, layoutMargins: environment.layoutMargins,
      horizontalSizeClass: environment.horizontalSizeClass,
      verticalSizeClass: environment.verticalSizeClass)
  }
}

extension ContentEnvironment {
  /// The length of a pixel, in points.
  var pixel: Double { 1 / Double(displayScale) }

  /// The horizontal size class, compact if it is unspecified.
  var width: InterfaceSizeClass {
    horizontalSizeClass == .unspecified ? .compact : horizontalSizeClass
  }

  /// The vertical size class, regular if it is unspecified.
  var height: InterfaceSizeClass {
    verticalSizeClass == .unspecified ? .regular : verticalSizeClass
  }
}
