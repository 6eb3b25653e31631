#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif os(Windows)
  import ucrt
#endif

/// An error of the operating system.
struct SystemError: Error, Equatable {
  /// The number of the error.
  let number: Int32

  /// The reasons that the command tells apart.
  enum Reason { case missing, exists, denied, circular, noReader, notOpen, other }

  /// The reason.
  var reason: Reason {
    switch number {
    case ENOENT, ENOTDIR: .missing
    case EEXIST: .exists
    case EACCES, EPERM, EROFS: .denied
    case ELOOP: .circular
    case EPIPE: .noReader
    case EBADF: .notOpen
    default: .other
    }
  }

  /// The words of the system for the error.
  var words: String {
    #if os(Windows)
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
        guard let start = buffer.baseAddress, strerror_s(start, 256, number) == 0 else { return "" }
        return String(cString: start)
      }
    #else
      String(cString: strerror(number))
    #endif
  }
}
