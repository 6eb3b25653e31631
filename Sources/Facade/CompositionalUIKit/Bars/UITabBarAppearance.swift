import Foundation

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {}
