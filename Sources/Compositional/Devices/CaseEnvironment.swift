/// The view of a case: its size, its environment, and the settings of its user.
public struct CaseEnvironment: Hashable, Sendable {
  /// The device that provides default values; nil if there is none.
  public let device: DevicePreset?
  /// The size of the view, in points.
  public var size: CGSize
  /// The display scale, in pixels per point.
  public var displayScale: CGFloat
  /// The safe area, in points.
  public var safeAreaInsets: PhysicalEdgeInsets
  /// The layout margins, in points from the bounds.
  public var layoutMargins: PhysicalEdgeInsets
  /// The readable content guide, in points from the bounds; nil to use the layout margins.
  public var readableContentInsets: PhysicalEdgeInsets?
  /// The insets that the host adds around the content, in points, in addition to the safe area.
  public var contentInset: PhysicalEdgeInsets = .zero
  /// The reading direction.
  public var layoutDirection: UserInterfaceLayoutDirection = .leftToRight
  /// The preferred text size.
  public var contentSizeCategory: PreferredContentSizeCategory = .large
  /// True if the view is under a navigation bar; only lists of iOS 26 depend on it (rule 2.28).
  public var hasNavigationBar = false
  /// The system that layout and device follow; nil for iOS 17 or the layout's own quirks.
  public private(set) var systemVersion: SystemVersion?

  /// Creates a view without insets and with a display scale of 2.
  ///
  /// - Parameter size: The size, in points, not negative.
  public init(size: CGSize) {
    device = nil
    self.size = size
    displayScale = 2
    safeAreaInsets = .zero
    layoutMargins = .zero
  }

  /// Creates a view on a device, with the insets and margins for its size.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - size: The size, in points, not negative; nil for the whole screen in portrait orientation.
  ///   - system: The system; nil for iOS 17 or the layout's own quirks.
  public init(device: DevicePreset, size: CGSize? = nil, system: SystemVersion? = nil) {
    let size = size ?? device.size
    self.device = device
    self.size = size
    systemVersion = system
    displayScale = device.displayScale
    safeAreaInsets = device.safeAreaInsets(for: size, system: system ?? .iOS17)
    layoutMargins = device.layoutMargins(for: size, system: system ?? .iOS17)
    readableContentInsets = layoutMargins.readableContentInsets(inWidth: size.width)
  }

  /// Creates a view with the size, the insets and the traits of an environment.
  ///
  /// - Parameter environment: The environment; its size classes are left out.
  public init(_ environment: CollectionLayoutEnvironment) {
    self.init(size: environment.ownContainer.contentSize)
    displayScale = environment.displayScale
    safeAreaInsets = environment.safeAreaInsets
    layoutMargins = environment.layoutMargins
    readableContentInsets = environment.readableContentInsets
    layoutDirection = environment.layoutDirection
    contentSizeCategory = environment.contentSizeCategory
    hasNavigationBar = environment.hasNavigationBar
    systemVersion = environment.systemVersion
  }

  /// Changes the size of the view; insets and margins that come from its device follow.
  ///
  /// - Parameter size: The new size, in points, not negative.
  public mutating func resize(to size: CGSize) { change(to: size, systemVersion) }

  /// Changes the system; insets and margins that come from the device follow.
  ///
  /// - Parameter system: The system; nil for iOS 17 or the layout's own quirks.
  public mutating func follow(_ system: SystemVersion?) { change(to: size, system) }

  /// Replaces the view; the user's settings, the content inset, the bar and the system stay.
  ///
  /// - Parameter view: The new view.
  public mutating func show(in view: CaseEnvironment) {
    var other = view
    other.layoutDirection = layoutDirection
    other.contentSizeCategory = contentSizeCategory
    other.contentInset = contentInset
    other.hasNavigationBar = hasNavigationBar
    if let systemVersion { other.follow(systemVersion) }
    self = other
  }

  private mutating func change(to size: CGSize, _ system: SystemVersion?) {
    let (oldSize, oldSystem) = (self.size, systemVersion)
    (self.size, systemVersion) = (size, system)
    guard let device else { return }
    let old = Self(device: device, size: oldSize, system: oldSystem)
    let new = Self(device: device, size: size, system: system)
    if safeAreaInsets == old.safeAreaInsets { safeAreaInsets = new.safeAreaInsets }
    guard layoutMargins == old.layoutMargins,
      readableContentInsets == old.readableContentInsets
    else { return }
    layoutMargins = new.layoutMargins
    readableContentInsets = new.readableContentInsets
  }

  /// The insets from everything that covers the edges, in points: the safe area plus the content
  /// inset.
  public var adjustedContentInset: PhysicalEdgeInsets { safeAreaInsets + contentInset }

  /// True if ``adjustedContentInset`` is finite; the sum of two finite numbers may overflow.
  package var adjustedContentInsetIsFinite: Bool {
    [
      safeAreaInsets.top + contentInset.top, safeAreaInsets.left + contentInset.left,
      safeAreaInsets.bottom + contentInset.bottom, safeAreaInsets.right + contentInset.right,
    ].allSatisfy { $0.isFinite }
  }

  /// The environment of the layout.
  public var layoutEnvironment: CollectionLayoutEnvironment {
    var environment = CollectionLayoutEnvironment(
      size: size, displayScale: displayScale, layoutDirection: layoutDirection,
      safeAreaInsets: safeAreaInsets, layoutMargins: layoutMargins,
      readableContentInsets: readableContentInsets, contentSizeCategory: contentSizeCategory,
      horizontalSizeClass: device?.horizontalSizeClass(for: size) ?? .unspecified,
      verticalSizeClass: device?.verticalSizeClass(for: size) ?? .unspecified)
    environment.hasNavigationBar = hasNavigationBar
    environment.systemVersion = systemVersion
    return environment
  }
}

extension DeviceView {
  /// The environment of the view, with the insets, margins and size classes for its size.
  public var environment: CaseEnvironment { environment() }

  /// Returns the environment of the view on a system.
  ///
  /// - Parameter system: The system; nil for iOS 17 or the layout's own quirks.
  public func environment(system: SystemVersion? = nil) -> CaseEnvironment {
    CaseEnvironment(device: device, size: size, system: system)
  }
}
