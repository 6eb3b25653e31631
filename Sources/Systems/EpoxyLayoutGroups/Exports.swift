// On Apple's systems the groups lay out UIKit's views; elsewhere, and on macOS, those of this package.

#if canImport(Darwin) && canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import CompositionalUIKit
#endif
