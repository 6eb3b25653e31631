import Compositional

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
  public init(device: DevicePreset, size: CGSize? = nil) {
    let size = size ?? device.size
    self.device = device
    self.size = size
    displayScale = device.displayScale
    safeAreaInsets = device.safeAreaInsets(for: size)
    layoutMargins = device.layoutMargins(for: size)
    readableContentInsets = device.readableContentInsets(for: size)
  }

  /// Changes the size of the view; insets and margins that come from its device follow.
  ///
  /// - Parameter size: The new size, in points, not negative.
  public mutating func resize(to size: CGSize) {
    guard let device else {
      self.size = size
      return
    }
    let (old, new) = (Self(device: device, size: self.size), Self(device: device, size: size))
    self.size = size
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
    return environment
  }
}

extension DeviceView {
  /// The environment of the view, with the insets, margins and size classes for its size.
  public var environment: CaseEnvironment { CaseEnvironment(device: device, size: size) }
}
