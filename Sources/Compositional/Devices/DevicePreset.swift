/// A device: the size, display scale and insets of a view that fills its screen or a part of it.
///
/// The properties describe the screen in portrait orientation on iOS 17. A view that is wider than
/// high, and wider than the screen in portrait orientation, has the safe area of landscape
/// orientation.
public struct DevicePreset: Hashable, Sendable {
  /// The name of the device.
  public let name: String
  /// The size of the screen in portrait orientation, in points.
  public let size: CGSize
  /// The display scale, in pixels per point.
  public let displayScale: CGFloat
  /// The safe area in portrait orientation, in points.
  public let safeAreaInsets: PhysicalEdgeInsets
  /// The safe area in landscape orientation, in points.
  let sidewaysSafeAreaInsets: PhysicalEdgeInsets
  let kind: Kind
  /// The widths of the narrow part of a split view; nil for a phone.
  var thirds: Thirds?
  /// Later or earlier generations with the same screen, such as `M5`.
  var otherGenerations: [String] = []

  /// The widths of the narrow part of a split view, in points.
  struct Thirds: Hashable {
    let upright: CGFloat
    let sideways: CGFloat
  }

  enum Kind {
    case phone
    /// A phone whose width is regular in landscape orientation.
    case largePhone
    case tablet
  }

  init(
    _ name: String, _ kind: Kind, _ size: CGSize, scale: CGFloat, upright: PhysicalEdgeInsets,
    sideways: PhysicalEdgeInsets
  ) {
    self.name = name
    self.kind = kind
    self.size = size
    displayScale = scale
    safeAreaInsets = upright
    sidewaysSafeAreaInsets = sideways
  }

  /// True for an iPad.
  public var isTablet: Bool { kind == .tablet }

  /// Returns the safe area of a view, in points.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in points.
  ///   - system: The system.
  public func safeAreaInsets(for size: CGSize, system: SystemVersion = .iOS17)
    -> PhysicalEdgeInsets
  {
    var insets = isSideways(size) ? sidewaysSafeAreaInsets : safeAreaInsets
    guard system.nearest == .iOS26, insets.bottom > 0 else { return insets }
    // Screens with a home indicator.
    if isTablet {
      (insets.top, insets.bottom) = (32, 25)
    } else if insets.bottom == 21 {
      insets.bottom = 20
    }
    return insets
  }

  /// Returns the layout margins of a view, in points from its bounds.
  ///
  /// They are the safe area plus 16 points at the sides in compact width, and 20 in regular width.
  /// On iOS 26 they are 20 from a width of 390 points.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in points.
  ///   - system: The system.
  public func layoutMargins(for size: CGSize, system: SystemVersion = .iOS17)
    -> PhysicalEdgeInsets
  {
    let side = horizontalSizeClass(for: size).leastSideMargin(inWidth: size.width, system)
    return safeAreaInsets(for: size, system: system) + PhysicalEdgeInsets(left: side, right: side)
  }

  /// Returns the readable content guide of a view, at most 672 points wide, in points from its
  /// bounds.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in points.
  ///   - system: The system.
  /// - Returns: The insets; nil if the width within the layout margins is not larger.
  public func readableContentInsets(for size: CGSize, system: SystemVersion = .iOS17)
    -> PhysicalEdgeInsets?
  {
    layoutMargins(for: size, system: system).readableContentInsets(inWidth: size.width)
  }

  /// Returns the horizontal size class of a view.
  ///
  /// - Parameter size: The size of the view, in points.
  public func horizontalSizeClass(for size: CGSize) -> InterfaceSizeClass {
    switch kind {
    case .phone: .compact
    case .largePhone: isSideways(size) ? .regular : .compact
    case .tablet: size.width < 678 ? .compact : .regular
    }
  }

  /// Returns the vertical size class of a view.
  ///
  /// - Parameter size: The size of the view, in points.
  public func verticalSizeClass(for size: CGSize) -> InterfaceSizeClass {
    kind != .tablet && isSideways(size) ? .compact : .regular
  }

  /// Returns true if a view shows the device in landscape orientation: it is wider than high, and
  /// wider than the screen in portrait orientation.
  private func isSideways(_ size: CGSize) -> Bool {
    size.width > size.height && size.width > self.size.width
  }
}
