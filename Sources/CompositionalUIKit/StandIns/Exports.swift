// Code written for UIKit imports nothing else, and UIKit hands on Foundation. The DSL is not handed
// on: its short names are for those who ask for them.

@_exported import Compositional
@_exported import Foundation

#if canImport(QuartzCore)
  @_exported import QuartzCore
#endif
