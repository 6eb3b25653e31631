// The only platform types of the engine: `CGFloat`, `CGPoint`, `CGSize` and `CGRect`. They appear
// at the public boundary. Everything inside computes with `Double`.
//
// Embedded Swift, in which the engine runs in a browser, declares them itself.

#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#elseif !hasFeature(Embedded)
  @_exported import struct Foundation.CGFloat
  @_exported import struct Foundation.CGPoint
  @_exported import struct Foundation.CGRect
  @_exported import struct Foundation.CGSize
#endif
