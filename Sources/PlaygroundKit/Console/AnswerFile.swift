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
  private var isOpen = true

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
    let status: FileStatus?
    do throws(SystemError) {
      status = try Self.status(of: path)
      if status?.kind == .regular || path.isFolderName { try System.checkWritable(path) }
      if let status, status.kind != .regular || path.hasPrefix("/dev/") {
        descriptor = try System.openFile(path)
        replacement = nil
        output = FileOutput(descriptor: descriptor)
        return
      }
    } catch {
      throw CommandFailure.output(path, error)
    }
    let target = Self.target(of: path)
    do throws(SystemError) {
      (descriptor, replacement) = try Self.temporary(for: target, permissions: status?.permissions)
    } catch {
      throw Self.failure(path, inFolderOf: target, error)
    }
    output = FileOutput(descriptor: descriptor)
  }

  /// Completes the file.
  ///
  /// - Throws: A failure if it could not be written. A reader of a pipe that has gone away is none.
  func close() throws {
    output.flush()
    if let error = output.error, error.reason != .noReader || replacement != nil {
      throw CommandFailure.output(path, error)
    }
    guard let replacement else { return }
    closeDescriptor()
    do throws(SystemError) {
      try System.replaceFile(replacement.target, by: replacement.temporary)
    } catch {
      throw CommandFailure.output(path, error)
    }
  }

  deinit {
    closeDescriptor()
    guard let replacement else { return }
    System.removeFile(replacement.temporary)
    ProcessSignals.shared.remove(replacement.effect)
  }

  /// Closes the descriptor once; Windows moves no file that is open.
  private func closeDescriptor() {
    guard isOpen else { return }
    isOpen = false
    System.closeFile(descriptor)
  }

  /// Returns what a path leads to; nil if there is nothing yet.
  ///
  /// Links that lead to one another have no target to write.
  private static func status(of path: String) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try System.status(of: path)
    } catch {
      guard error.reason != .circular else { throw error }
      return nil
    }
  }

  /// Creates a file with a name that no other file has, in the folder of the target.
  private static func temporary(
    for target: String, permissions: UInt32?
  ) throws(SystemError) -> (Int32, Replacement) {
    let (effect, (descriptor, path)) = try ProcessSignals.shared.add { () throws(SystemError) in
      let (descriptor, path) = try unused(beside: target, permissions)
      return (.init(undo: { System.removeFile(path) }), (descriptor, path))
    }
    return (descriptor, Replacement(temporary: path, target: target, effect: effect))
  }

  private static func unused(
    beside target: String, _ permissions: UInt32?
  ) throws(SystemError) -> (descriptor: Int32, path: String) {
    while true {
      let characters = "abcdefghijklmnopqrstuvwxyz0123456789"
      let name = String((0..<6).compactMap { _ in characters.randomElement() })
      let path = target.folderName + ".playground-" + name
      do throws(SystemError) {
        return (try System.createFile(path, permissions: permissions), path)
      } catch {
        guard error.reason == .exists else { throw error }
      }
    }
  }

  /// Returns the file that a path leads to, past links, whether or not the file exists.
  private static func target(of path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        break
      }
      path = link.hasPrefix("/") ? link : path.folderName + link
    }
    return path
  }

  /// Returns the failure to create a file beside another, for which the folder may be the reason.
  private static func failure(
    _ path: String, inFolderOf target: String, _ error: SystemError
  ) -> CommandFailure {
    guard error.reason == .denied else { return CommandFailure.output(path, error) }
    let folder = target.folderName.isEmpty ? "." : target.folderName
    return CommandFailure(
      status: .output,
      message: "\(path): the file is replaced by a new one, and the folder \(folder) cannot be "
        + "written: \(error.words).")
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
