import Compositional

/// A condition on the environment and on the width of the node that asks (content rule 1).
///
/// All parts that are set must hold. A condition without parts holds.
public struct ContentCondition: Hashable, Sendable {
  /// The horizontal size class; nil for any.
  public var horizontalSizeClass: InterfaceSizeClass?
  /// The vertical size class; nil for any.
  public var verticalSizeClass: InterfaceSizeClass?
  /// The reading direction; nil for any.
  public var layoutDirection: UserInterfaceLayoutDirection?
  /// True for the accessibility text sizes, false for all others; nil for any.
  public var isAccessibilityCategory: Bool?
  /// The least width, in points; nil for any.
  public var minWidth: CGFloat?
  /// The greatest width, in points; nil for any.
  public var maxWidth: CGFloat?
  /// A constant; nil is true.
  public var always: Bool?

  /// Creates a condition that holds.
  public init() {}

  /// Returns true if the condition holds.
  ///
  /// - Parameters:
  ///   - width: The width of the node that asks, in points; nil if it is not known yet, where no
  ///     condition on it holds.
  ///   - environment: The environment.
  public func holds(width: CGFloat?, in environment: ContentEnvironment) -> Bool {
    if let always, !always { return false }
    if let horizontalSizeClass, horizontalSizeClass != environment.width { return false }
    if let verticalSizeClass, verticalSizeClass != environment.height { return false }
    if let layoutDirection, layoutDirection != environment.layoutDirection { return false }
    if let isAccessibilityCategory,
      isAccessibilityCategory != environment.contentSizeCategory.isAccessibilityCategory
    {
      return false
    }
    guard minWidth != nil || maxWidth != nil else { return true }
    guard let width else { return false }
    return width >= (minWidth ?? width) - ContentSolver.tolerance
      && width <= (maxWidth ?? width) + ContentSolver.tolerance
  }
}
