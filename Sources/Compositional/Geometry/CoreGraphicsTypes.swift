// The only platform types of the engine: `CGFloat`, `CGPoint`, `CGSize` and `CGRect`. (A motion
// also uses the exponential function and the logarithm of Foundation.) The engine computes with
// `Double`; these types appear at the public boundary only.

#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#else
  @_exported import struct Foundation.CGFloat
  @_exported import struct Foundation.CGPoint
  @_exported import struct Foundation.CGRect
  @_exported import struct Foundation.CGSize
#endif
