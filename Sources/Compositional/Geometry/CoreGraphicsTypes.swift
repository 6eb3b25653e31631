// The only platform types of the engine: `CGFloat`, `CGPoint`, `CGSize` and `CGRect`. They appear
// at the public boundary. Everything inside computes with `Double`.

#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#else
  @_exported import struct Foundation.CGFloat
  @_exported import struct Foundation.CGPoint
  @_exported import struct Foundation.CGRect
  @_exported import struct Foundation.CGSize
#endif
