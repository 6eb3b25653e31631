// The only platform import of the engine: `CGFloat`, `CGPoint`, `CGSize` and `CGRect`.
// Everything inside computes with `Double`; these types appear at the public boundary.

#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#else
  @_exported import struct Foundation.CGFloat
  @_exported import struct Foundation.CGPoint
  @_exported import struct Foundation.CGRect
  @_exported import struct Foundation.CGSize
#endif
