import Foundation

/// The components of a system color by the appearance, each from 0 to 1.
struct ColorAppearances: Hashable, Sendable {
  /// The components of one color.
  struct Components: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    init(bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) {
      (self.red, self.green, self.blue) = (red / 255, green / 255, blue / 255)
      self.alpha = alpha
    }
  }

  let light: Components
  let dark: Components
  /// The colors of high contrast; nil for the same.
  var lightHigh: Components?
  var darkHigh: Components?
  /// The dark color of what stands above other content; nil for the same.
  var darkElevated: Components?

  /// The components for traits.
  func components(for traits: UITraitCollection) -> Components {
    let isHigh = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return isHigh ? lightHigh ?? light : light }
    if traits.userInterfaceLevel == .elevated, let darkElevated { return darkElevated }
    return isHigh ? darkHigh ?? dark : dark
  }
}
