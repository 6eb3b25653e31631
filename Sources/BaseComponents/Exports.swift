// On Apple's systems these classes lay out UIKit's views; elsewhere those of this package, whose module
// has the same name. macOS has no UIKit.

#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import CompositionalUIKit
#endif
