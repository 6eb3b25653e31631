#if canImport(Glibc)
  import Glibc

  extension System {
    /// Signals that Linux has beyond POSIX.
    static let systemSignals: [Int32] = [SIGPOLL, SIGPWR, SIGSTKFLT]
  }
#endif
