// The only platform types of the engine: `CGFloat`, `CGPoint`, `CGSize` and `CGRect`. (A motion takes
// the exponential function and the logarithm from Foundation besides.)
// Everything inside computes with `Double`; these types appear at the public boundary.

#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#else
  @_exported import struct Foundation.CGFloat
  @_exported import struct Foundation.CGPoint
  @_exported import struct Foundation.CGRect
  @_exported import struct Foundation.CGSize
#endif
