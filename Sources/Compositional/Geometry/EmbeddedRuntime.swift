#if hasFeature(Embedded)
  // The functions of a C library that the physics of scrolling needs, and the host's log.

  @_extern(c) func exp(_ x: Double) -> Double
  @_extern(c) func log(_ x: Double) -> Double
  @_extern(c) func expm1(_ x: Double) -> Double
  @_extern(c) func sin(_ x: Double) -> Double
  @_extern(c) func pow(_ x: Double, _ y: Double) -> Double
  @_extern(c) func compositional_report(_ text: UnsafePointer<UInt8>?, _ count: Int)

  /// Gives the host the reason of a trap, which carries no message itself.
  @usableFromInline
  func report(_ message: String) {
    let bytes = Array(message.utf8)
    bytes.withUnsafeBufferPointer { compositional_report($0.baseAddress, $0.count) }
  }
#endif
