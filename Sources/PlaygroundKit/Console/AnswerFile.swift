import Foundation

/// A file for the output of a run.
///
/// A regular file is written completely or not at all: a temporary file beside it replaces it at the
/// end. A pipe or a device is written directly, and the target of a link is written, not the link.
final class AnswerFile {
  private let path: String
  /// The output to the file.
  let output: FileOutput
  private let descriptor: Int32
  private let replacement: Replacement?

  /// A regular file to replace.
  private struct Replacement {
    let temporary: String
    let target: String
    /// The key of the removal of the temporary file when a signal ends the process.
    let effect: Int
  }

  /// Opens the file, or creates a temporary file beside it.
  ///
  /// - Throws: A failure if the file cannot be written.
  init(_ path: String) throws {
    self.path = path
    guard !path.isEmpty else { throw CommandFailure.usage("--out needs a file name.") }
    var info = stat()
    let exists = stat(path, &info) == 0
    // Links that lead to one another have no target to write.
    guard exists || errno != ELOOP else { throw Self.failure(path) }
    let isRegular = info.st_mode & S_IFMT == S_IFREG && !path.hasPrefix("/dev/")
    if exists, !isRegular {
      descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { throw Self.failure(path) }
      replacement = nil
    } else {
      guard !exists || access(path, W_OK) == 0, !path.hasSuffix("/") else {
        throw Self.failure(path)
      }
      let target = Self.target(of: path)
      (descriptor, replacement) = try Self.temporary(
        for: target, named: path, mode: exists ? info.st_mode & 0o7777 : nil)
    }
    output = FileOutput(descriptor: descriptor)
  }

  /// Completes the file.
  ///
  /// - Throws: A failure if it could not be written. A reader of a pipe that has gone away is none.
  func close() throws {
    output.flush()
    if let error = output.error, error != EPIPE || replacement != nil {
      throw Self.failure(path, error)
    }
    guard let replacement else { return }
    guard rename(replacement.temporary, replacement.target) == 0 else { throw Self.failure(path) }
  }

  deinit {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
    guard let replacement else { return }
    unlink(replacement.temporary)
    ProcessSignals.shared.remove(replacement.effect)
  }

  /// Creates a file with a name that no other file has, in the folder of the target.
  private static func temporary(
    for target: String, named path: String, mode: mode_t?
  ) throws -> (Int32, Replacement) {
    let folder = target.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let prefix = folder.isEmpty ? "" : folder.joined(separator: "/") + "/"
    var template = (prefix + ".playground-XXXXXX").utf8CString.map { $0 }
    let (effect, (descriptor, temporary)) = try ProcessSignals.shared.add {
      let descriptor = mkstemp(&template)
      guard descriptor >= 0 else { throw failure(path, inFolder: prefix.isEmpty ? "." : prefix) }
      let temporary = String(
        decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return (.init(undo: { unlink(temporary) }), (descriptor, temporary))
    }
    let mask = umask(0)
    umask(mask)
    fchmod(descriptor, mode ?? 0o666 & ~mask)
    return (descriptor, Replacement(temporary: temporary, target: target, effect: effect))
  }

  /// Returns the file that a path leads to, past links, whether or not the file exists.
  private static func target(of path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        break
      }
      let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      path =
        link.hasPrefix("/") || folder.isEmpty ? link : folder.joined(separator: "/") + "/" + link
    }
    return path
  }

  /// Returns the failure to create a file beside another, for which the folder may be the reason.
  private static func failure(_ path: String, inFolder folder: String) -> CommandFailure {
    let error = errno
    guard [EACCES, EPERM, EROFS].contains(error) else { return failure(path, error) }
    return CommandFailure(
      status: .output,
      message: "\(path): the file is replaced by one beside it, and the folder \(folder) cannot be "
        + "written: \(String(cString: strerror(error))).")
  }

  private static func failure(_ path: String, _ error: Int32 = errno) -> CommandFailure {
    CommandFailure(
      status: .output,
      message: "\(path): the file cannot be written: \(String(cString: strerror(error))).")
  }
}

extension Console {
  /// Returns the console with its output in a file, in plain text.
  func writing(to file: AnswerFile) -> Console {
    var console = self
    console = Console(
      program: program, output: file.output, errors: errors, input: input, terminal: terminal,
      progress: progress)
    console.terminal.usesColor = false
    console.terminal.isTerminal = false
    console.terminal.usesCursor = false
    console.terminal.rows = nil
    return console
  }
}
