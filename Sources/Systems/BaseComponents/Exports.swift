// On Apple's systems these classes lay out UIKit's views; elsewhere, and on macOS, those of this package.

#if canImport(Darwin) && canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import CompositionalUIKit
#endif
