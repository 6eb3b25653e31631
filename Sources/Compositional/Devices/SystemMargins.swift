// The margins of the view of a controller: the defaults of UIKit at the default text size. They hold
// for devices and for windows.

extension InterfaceSizeClass {
  /// Returns the least margin at the sides of a view of this class, in points from the safe area.
  ///
  /// The margin of iOS 26 was recorded at grouped lists of 375, 390, 393 and 820 points.
  ///
  /// - Parameters:
  ///   - width: The width of the view, in points.
  ///   - system: The system.
  package func leastSideMargin(inWidth width: CGFloat, _ system: SystemVersion) -> CGFloat {
    self == .regular || (system.nearest == .iOS26 && width >= 390) ? 20 : 16
  }
}

extension PhysicalEdgeInsets {
  /// Returns the readable content guide of a view with these margins, in points from its bounds.
  ///
  /// It is at most 672 points wide, in the middle between the margins.
  ///
  /// - Parameter width: The width of the view, in points.
  /// - Returns: The insets; nil if the width within the margins is not larger.
  package func readableContentInsets(inWidth width: CGFloat) -> PhysicalEdgeInsets? {
    let excess = width - left - right - 672
    guard excess > 0 else { return nil }
    return self + PhysicalEdgeInsets(left: excess / 2, right: excess / 2)
  }
}
