#if canImport(Android)
  import Android

  extension System {
    /// Signals that Android has beyond POSIX.
    static let systemSignals: [Int32] = [SIGPOLL, SIGPWR, SIGSTKFLT]
  }
#endif
