// Code written for UIKit imports nothing else, and UIKit re-exports Foundation. The DSL is not
// re-exported, because its short names could collide; import it explicitly.

@_exported import Compositional
@_exported import CompositionalSimulation
@_exported import Foundation

#if canImport(QuartzCore)
  @_exported import QuartzCore
#endif
