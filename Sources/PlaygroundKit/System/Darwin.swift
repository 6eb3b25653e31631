#if canImport(Darwin)
  import Darwin

  extension System {
    /// Signals that only Apple's systems have.
    static let systemSignals: [Int32] = []
  }
#endif
