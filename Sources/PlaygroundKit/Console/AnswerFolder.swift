import Foundation

/// A folder for files that a verb reads or writes.
struct AnswerFolder: Sendable {
  /// The path, as the argument says.
  let path: String

  /// The largest snapshot that is read, in bytes.
  private static let limit = 1 << 26

  /// Creates the folder if it is missing.
  init(creating path: String) throws {
    self.path = path
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        status: .output, message: "\(path): the folder cannot be created.")
    }
  }

  /// Takes a folder to read from.
  ///
  /// - Throws: A failure if it does not exist.
  init(reading path: String) throws {
    self.path = path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw CommandFailure.noInput(
        "\(path): the folder of snapshots does not exist; --record creates it.")
    }
  }

  /// Returns the path of a file.
  func path(of name: String) -> String { Self.path(of: name, in: path) }

  /// Returns the path of a file or a folder in a folder.
  static func path(of name: String, in folder: String) -> String {
    folder.isFolderName ? folder + name : folder + "/" + name
  }

  /// Writes a file completely, or not at all.
  func write(_ text: String, to name: String) throws {
    let file = try AnswerFile(path(of: name))
    file.output.write(raw: text)
    try file.close()
  }

  /// Returns the text of a file; nil if it is missing or cannot be read.
  func text(of name: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path(of: name)) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: Self.limit) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
