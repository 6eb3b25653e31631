import Foundation

/// Files of documents, with errors that name the file and the reason.
enum DocumentFile {
  /// The largest document, in bytes; an endless file must not fill the memory.
  private static let limit: UInt64 = 1 << 26

  /// Returns the bytes of a file.
  static func read(_ path: String) throws -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandFailure.noInput("\(path): the file does not exist.")
    }
    guard !isFolder.boolValue else {
      throw CommandFailure.noInput("\(path): this is a folder, not a document.")
    }
    return try reading(path) {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      return try file.read(upToCount: Int(limit) + 1) ?? Data()
    }
  }

  /// Reads bytes.
  ///
  /// A thrown error becomes a failure that names the file.
  static func reading(_ name: String, _ read: () throws -> Data) throws -> Data {
    let data: Data
    do {
      data = try read()
    } catch {
      throw CommandFailure.noInput("\(name): the file cannot be read.")
    }
    guard data.count <= limit else {
      throw CommandFailure.data("\(name): the document is larger than \(limit >> 20) MB.")
    }
    return data
  }

  /// Returns the documents of a CASE argument: the file, or the .json files of a folder in order.
  static func documents(at path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else { return [path] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let folder = path.hasSuffix("/") ? path : path + "/"
    let documents = names.filter { $0.hasSuffix(".json") }.sorted().map { folder + $0 }
    guard !documents.isEmpty else {
      throw CommandFailure.noInput("\(path): the folder contains no .json file.")
    }
    return documents
  }
}
