#if canImport(Android)
  import Android

  extension System {
    /// Signals that only Android have.
    static let systemSignals: [Int32] = [SIGPOLL, SIGPWR, SIGSTKFLT]
  }
#endif
