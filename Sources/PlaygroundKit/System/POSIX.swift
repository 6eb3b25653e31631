#if !os(Windows)
  import Dispatch

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #endif

  /// The systems of POSIX.
  ///
  /// A file for each C library has what they do not have in common.
  enum System: OperatingSystem {
    static let separators: [Character] = ["/"]

    static func begin() {
      signal(SIGPIPE, SIG_IGN)
      for descriptor in [standardInput, standardOutput, standardError]
      where fcntl(descriptor, F_GETFD) == -1 {
        // Nothing can be read from it, or written to it.
        _ = open("/dev/null", descriptor == standardInput ? O_WRONLY : O_RDONLY)
      }
    }

    static func exitProcess(_ status: Int32) -> Never { exit(status) }

    static func endProcess(_ status: Int32) -> Never { _exit(status) }

    static func status(
      of path: String, followsLink: Bool
    ) throws(SystemError) -> FileStatus {
      var info = stat()
      guard (followsLink ? stat(path, &info) : lstat(path, &info)) == 0 else { throw lastError }
      let kind: FileStatus.Kind =
        switch info.st_mode & S_IFMT {
        case S_IFREG: .regular
        case S_IFDIR: .folder
        default: .other
        }
      return FileStatus(kind: kind, permissions: UInt32(info.st_mode & 0o7777))
    }

    static func checkReadable(_ path: String) throws(SystemError) {
      guard access(path, R_OK) == 0 else { throw lastError }
    }

    static func checkWritable(_ path: String) throws(SystemError) {
      guard access(path, W_OK) == 0 else { throw lastError }
    }

    static func openFile(_ path: String) throws(SystemError) -> Int32 {
      try opened(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    }

    static func createFile(_ path: String, permissions: UInt32?) throws(SystemError) -> Int32 {
      let options = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      guard let permissions else { return try opened(path, options) }
      // Nobody else may read it before it has the permissions.
      let descriptor = try opened(path, options, 0o600)
      fchmod(descriptor, mode_t(permissions))
      return descriptor
    }

    private static func opened(
      _ path: String, _ options: Int32, _ permissions: mode_t = 0o666
    ) throws(SystemError) -> Int32 {
      let descriptor = open(path, options, permissions)
      guard descriptor >= 0 else { throw lastError }
      return descriptor
    }

    static func writeBytes(
      _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
    ) throws(SystemError) -> Int {
      let count = write(descriptor, bytes.baseAddress, bytes.count)
      guard count <= 0 else { return count }
      guard errno == EINTR || errno == EAGAIN else { throw lastError }
      return 0
    }

    static func closeFile(_ descriptor: Int32) { close(descriptor) }

    static func replaceFile(_ path: String, by other: String) throws(SystemError) {
      guard rename(other, path) == 0 else { throw lastError }
    }

    static func removeFile(_ path: String) { unlink(path) }

    /// The error of the call before.
    private static var lastError: SystemError { SystemError(number: errno) }
  }

  extension System {
    static var hasKeys: Bool { true }

    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    static var screenSize: ScreenSize? {
      var size = winsize()
      guard ioctl(standardOutput, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
      return ScreenSize(
        columns: size.ws_col > 0 ? Int(size.ws_col) : nil,
        rows: size.ws_row > 0 ? Int(size.ws_row) : nil)
    }

    static func keyMode() -> TerminalMode? {
      var mode = termios()
      guard tcgetattr(standardInput, &mode) == 0 else { return nil }
      let before = mode
      mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
      let keys = mode
      return TerminalMode(enter: { set(keys) }, leave: { set(before) })
    }

    private static func set(_ mode: termios) {
      var mode = mode
      tcsetattr(standardInput, TCSANOW, &mode)
    }

    static func keys(within seconds: Double) -> [UInt8]? {
      var descriptor = pollfd(fd: standardInput, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, Int32(max(0, seconds * 1000))) > 0 else { return [] }
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(standardInput, &bytes, bytes.count)
      return count > 0 ? Array(bytes[..<count]) : nil
    }
  }

  extension System {
    /// The signals that end a process which does not handle them, and that others may send.
    private static let ending =
      [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGXCPU]
      + systemSignals

    /// The descriptors that handlers of signals take, and a few for the files of a run.
    private static let descriptors = 24

    /// A write beyond the limit of a file's size fails instead of ending the process.
    static func handleSignals(
      _ body: @escaping @Sendable (ProcessSignal) -> Void
    ) -> [Any] {
      signal(SIGXFSZ, SIG_IGN)
      // Without descriptors nothing can be handled: signals keep their effect.
      guard hasDescriptors else { return [] }
      // Dispatch blocks every signal in its threads but this one, and a thread that takes it would
      // ignore it. So it is passed on.
      signal(SIGPROF) { _ in kill(getpid(), SIGTERM) }
      let queue = DispatchQueue(label: "signals", qos: .userInteractive)
      let ends = ending.map { ($0, ProcessSignal.end(status: 128 + $0)) }
      let meanings = [(SIGINT, .interrupt), (SIGTSTP, .stop)] + ends
      return meanings.compactMap { number, meaning in
        handle(number, on: queue) { body(meaning) }
      }
    }

    static func stopProcess() {
      // The signal goes to this thread, which then stops before `raise` returns. A signal to the
      // process may be taken by another thread, while this one goes on and takes the terminal again.
      raise(SIGSTOP)
    }

    /// True if the process may open the descriptors that handlers of signals take.
    private static var hasDescriptors: Bool {
      let opened = (0..<descriptors).map { _ in dup(standardError) }.filter { $0 >= 0 }
      opened.forEach(closeFile)
      return opened.count == descriptors
    }

    private static func handle(
      _ number: Int32, on queue: DispatchQueue, _ body: @escaping @Sendable () -> Void
    ) -> Any? {
      let before = signal(number, SIG_IGN)
      // What the parent has told this process to ignore, as nohup does a hang-up, stays ignored.
      // Those that shells tell background jobs to ignore are handled.
      let isHandled = number == SIGINT || number == SIGQUIT || number == SIGTSTP
      if !isHandled, unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        return nil
      }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler(handler: body)
      source.resume()
      return source
    }
  }
#endif
