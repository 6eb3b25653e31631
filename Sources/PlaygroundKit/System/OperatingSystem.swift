/// What the command needs of its operating system beside Foundation.
///
/// Only this folder calls C. ``System`` is the system that the command is built for: one file for those
/// of POSIX, with a file of differences for each C library, and one for Windows.
protocol OperatingSystem {
  /// The characters between the parts of a path.
  static var separators: [Character] { get }
  /// True if a terminal gives single keys, which playing needs.
  static var hasKeys: Bool { get }

  /// Prepares the process: a write to a closed pipe fails instead of ending it, and no file that is
  /// opened later gets the number of a standard descriptor.
  static func begin()
  /// Ends the process, with what was registered for its end.
  static func exitProcess(_ status: Int32) -> Never
  /// Ends the process at once.
  static func endProcess(_ status: Int32) -> Never
  /// Stops the process until it is told to continue.
  static func stopProcess()
  /// Calls a closure on a queue for each signal that ends or stops the process.
  ///
  /// - Returns: What has to be kept as long as signals are handled; empty where there are none.
  static func handleSignals(_ body: @escaping @Sendable (ProcessSignal) -> Void) -> [Any]

  /// Returns true if a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool
  /// The size of the terminal at the standard output; nil if there is none.
  static var screenSize: ScreenSize? { get }
  /// The mode in which the terminal at the standard input gives single keys; nil if there is none.
  static func keyMode() -> TerminalMode?
  /// Waits for keys at the standard input, at most for a number of seconds; nil if it is closed.
  static func keys(within seconds: Double) -> [UInt8]?

  /// Returns what a path leads to.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - followsLink: False to look at a link itself.
  static func status(of path: String, followsLink: Bool) throws(SystemError) -> FileStatus
  /// Throws unless the process may read a file.
  static func checkReadable(_ path: String) throws(SystemError)
  /// Throws unless the process may write to a file.
  static func checkWritable(_ path: String) throws(SystemError)
  /// Opens a file, a pipe or a device for writing; returns the descriptor.
  static func openFile(_ path: String) throws(SystemError) -> Int32
  /// Creates a file and opens it for writing; returns the descriptor.
  ///
  /// - Parameters:
  ///   - path: The path, at which there must be nothing.
  ///   - permissions: Those of another file, as ``FileStatus/permissions`` has them; nil for those
  ///     that new files get.
  static func createFile(_ path: String, permissions: UInt32?) throws(SystemError) -> Int32
  /// Writes bytes.
  ///
  /// - Returns: The number of bytes written; zero if the same call has to be made again.
  static func writeBytes(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
  ) throws(SystemError) -> Int
  /// Closes a descriptor.
  static func closeFile(_ descriptor: Int32)
  /// Puts a file in the place of another, in one step.
  static func replaceFile(_ path: String, by other: String) throws(SystemError)
  /// Removes a file; one that is missing is no error.
  static func removeFile(_ path: String)
}

extension OperatingSystem {
  /// The descriptor of the standard input.
  static var standardInput: Int32 { 0 }
  /// The descriptor of the standard output.
  static var standardOutput: Int32 { 1 }
  /// The descriptor of the standard error.
  static var standardError: Int32 { 2 }

  /// Returns what a path leads to, past links; nil if it leads nowhere.
  static func kind(of path: String) -> FileStatus.Kind? { (try? status(of: path))?.kind }

  /// Returns what a path leads to, past links.
  static func status(of path: String) throws(SystemError) -> FileStatus {
    try status(of: path, followsLink: true)
  }
}

/// What a path leads to.
struct FileStatus: Equatable {
  /// The kinds that the command tells apart.
  enum Kind { case regular, folder, other }
  /// The kind.
  let kind: Kind
  /// Who may do what with it, as a number of the system.
  let permissions: UInt32
}

/// A signal that ends or stops the process.
enum ProcessSignal: Equatable {
  /// Ctrl-C.
  case interrupt
  /// Ctrl-Z.
  case stop
  /// Another that ends the process, with the status that a shell gives it.
  case end(status: Int32)
}

/// The size of a terminal, in characters; nil for a size that it does not say.
struct ScreenSize: Equatable {
  let columns: Int?
  let rows: Int?
}

/// A mode of a terminal.
struct TerminalMode: Sendable {
  /// Begins the mode.
  let enter: @Sendable () -> Void
  /// Gives the terminal the mode that it had before.
  let leave: @Sendable () -> Void
}
