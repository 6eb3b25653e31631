// The module that code of apps imports. On systems without UIKit it stands in for it: collection views
// and what they need live in CompositionalUIKit, and the rest of UIKit's names are here, without effect.

@_exported import CompositionalUIKit
@_exported import Foundation

#if canImport(FoundationNetworking)
  // Requests are part of Foundation on Apple's systems.
  @_exported import FoundationNetworking
#endif
