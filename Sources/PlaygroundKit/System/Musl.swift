#if canImport(Musl)
  import Musl

  extension System {
    /// Signals that only static programs on Linux have.
    static let systemSignals: [Int32] = [SIGPOLL, SIGPWR, SIGSTKFLT]
  }
#endif
