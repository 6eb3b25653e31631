import Foundation

/// A file for the output, which is written completely or not at all.
final class AnswerFile {
  private let path: String
  private let temporary: String
  /// The output to the file.
  let output: FileOutput
  private let file: FileHandle

  /// Creates a temporary file beside the file.
  init(_ path: String) throws {
    self.path = path
    temporary = path + ".part"
    guard FileManager.default.createFile(atPath: temporary, contents: nil),
      let file = FileHandle(forWritingAtPath: temporary)
    else {
      throw CommandFailure(status: .output, message: "\(path): it cannot be written.")
    }
    self.file = file
    output = FileOutput(descriptor: file.fileDescriptor)
  }

  /// Renames the complete file.
  func close() throws {
    output.flush()
    guard output.error == nil, rename(temporary, path) == 0 else {
      throw CommandFailure(status: .output, message: "\(path): it cannot be written.")
    }
  }

  deinit {
    try? file.close()
    unlink(temporary)
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
    return console
  }
}
