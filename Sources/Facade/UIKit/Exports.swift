// The module that code of apps imports, on systems without UIKit.

@_exported import CompositionalUIKit
@_exported import Foundation

#if canImport(FoundationNetworking)
  // Requests are part of Foundation on Apple's systems.
  @_exported import FoundationNetworking
#endif
