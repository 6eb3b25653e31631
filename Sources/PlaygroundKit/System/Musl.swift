#if canImport(Musl)
  import Musl

  extension System {
    /// Signals that Linux has beyond POSIX.
    static let systemSignals: [Int32] = [SIGPOLL, SIGPWR, SIGSTKFLT]
  }
#endif
