#if os(Windows)
  import WinSDK
  import ucrt

  /// Windows, which has no signals, and whose terminals do not give single keys.
  enum System: OperatingSystem {
    static let separators: [Character] = ["/", "\\"]
    static var hasKeys: Bool { false }

    /// Bytes go out as they are, without a return before each line end, and consoles obey the sequences
    /// of terminals.
    static func begin() {
      _ = _setmode(standardOutput, _O_BINARY)
      _ = _setmode(standardError, _O_BINARY)
      let console = GetStdHandle(STD_OUTPUT_HANDLE)
      var mode: DWORD = 0
      _ = GetConsoleMode(console, &mode)
      _ = SetConsoleMode(console, mode | DWORD(ENABLE_VIRTUAL_TERMINAL_PROCESSING))
      _ = SetConsoleOutputCP(UINT(CP_UTF8))
    }

    static func exitProcess(_ status: Int32) -> Never { exit(status) }

    static func endProcess(_ status: Int32) -> Never { _exit(status) }

    static func stopProcess() {}

    static func handleSignals(
      _ body: @escaping @Sendable (ProcessSignal) -> Void
    ) -> [Any] { [] }

    static func isTerminal(_ descriptor: Int32) -> Bool { _isatty(descriptor) != 0 }

    static var screenSize: ScreenSize? {
      // It stays zero if there is no console.
      var info = CONSOLE_SCREEN_BUFFER_INFO()
      _ = GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &info)
      guard info.dwSize.X > 0 else { return nil }
      return ScreenSize(
        columns: Int(info.srWindow.Right) - Int(info.srWindow.Left) + 1,
        rows: Int(info.srWindow.Bottom) - Int(info.srWindow.Top) + 1)
    }

    static func keyMode() -> TerminalMode? { nil }

    static func keys(within seconds: Double) -> [UInt8]? { nil }

    static func status(
      of path: String, followsLink: Bool
    ) throws(SystemError) -> FileStatus {
      var info = _stat64()
      guard path.withCString(encodedAs: UTF16.self, { _wstat64($0, &info) }) == 0 else {
        throw lastError
      }
      let kind: FileStatus.Kind =
        switch Int32(info.st_mode) & _S_IFMT {
        case _S_IFREG: .regular
        case _S_IFDIR: .folder
        default: .other
        }
      return FileStatus(kind: kind, permissions: UInt32(info.st_mode) & 0o777)
    }

    static func checkReadable(_ path: String) throws(SystemError) { try check(path, 4) }

    static func checkWritable(_ path: String) throws(SystemError) { try check(path, 2) }

    /// Throws unless the process may do to a file what a number says: 4 to read, 2 to write.
    private static func check(_ path: String, _ access: Int32) throws(SystemError) {
      guard path.withCString(encodedAs: UTF16.self, { _waccess($0, access) }) == 0 else {
        throw lastError
      }
    }

    static func openFile(_ path: String) throws(SystemError) -> Int32 { try opened(path, 0) }

    static func createFile(_ path: String, permissions: UInt32?) throws(SystemError) -> Int32 {
      try opened(path, _O_CREAT | _O_EXCL)
    }

    private static func opened(_ path: String, _ options: Int32) throws(SystemError) -> Int32 {
      var descriptor: Int32 = -1
      let denyNone: Int32 = 0x40
      let error = path.withCString(encodedAs: UTF16.self) {
        _wsopen_s(
          &descriptor, $0, options | _O_WRONLY | _O_BINARY | _O_NOINHERIT, denyNone,
          _S_IREAD | _S_IWRITE)
      }
      guard error == 0 else { throw SystemError(number: error) }
      return descriptor
    }

    static func writeBytes(
      _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
    ) throws(SystemError) -> Int {
      let count = _write(descriptor, bytes.baseAddress, UInt32(clamping: min(bytes.count, 1 << 30)))
      guard count > 0 else { throw lastError }
      return Int(count)
    }

    static func closeFile(_ descriptor: Int32) { _ = _close(descriptor) }

    static func replaceFile(_ path: String, by other: String) throws(SystemError) {
      path.withCString(encodedAs: UTF16.self) { path in
        other.withCString(encodedAs: UTF16.self) { other in
          _ = MoveFileExW(other, path, DWORD(MOVEFILE_REPLACE_EXISTING))
        }
      }
      // A file that was moved is no longer there.
      let isThere = other.withCString(encodedAs: UTF16.self) { _waccess($0, 0) } == 0
      if isThere { throw SystemError(number: EACCES) }
    }

    static func removeFile(_ path: String) {
      _ = path.withCString(encodedAs: UTF16.self) { _wunlink($0) }
    }

    /// The error of the call before.
    private static var lastError: SystemError {
      var number: Int32 = 0
      _ = _get_errno(&number)
      return SystemError(number: number)
    }
  }
#endif
