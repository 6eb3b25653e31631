#if canImport(Glibc)
  import Glibc

  extension System {
    /// Signals that only most Linux systems have.
    static let systemSignals: [Int32] = [SIGPOLL, SIGPWR, SIGSTKFLT]
  }
#endif
