import Foundation

/// The file an answer goes to; it is there as a whole or not at all.
final class AnswerFile {
  private let path: String
  private let temporary: String
  /// What takes the answer.
  let output: FileOutput
  private let file: FileHandle

  /// Makes a file beside the one that is asked for, which takes its name when it is complete.
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

  /// Gives the file its name.
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
  /// The same console with its answers in a file, in plain text.
  func writing(to file: AnswerFile) -> Console {
    var console = self
    console = Console(
      program: program, output: file.output, errors: errors, input: input, terminal: terminal,
      progress: progress)
    console.terminal.usesColor = false
    return console
  }
}
