import Foundation

/// An error of this tool, as a sentence.
struct FaultsError: Error, CustomStringConvertible {
  /// The sentence.
  var description: String

  init(_ description: String) { self.description = description }
}

/// Commands of other programs.
enum Shell {
  /// Runs a command, and returns its status and everything that it printed.
  ///
  /// - Parameters:
  ///   - arguments: The name of the program and its arguments.
  ///   - folder: The folder to run in.
  static func run(_ arguments: [String], in folder: URL) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  /// Prints a line at once, also into a pipe.
  static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
