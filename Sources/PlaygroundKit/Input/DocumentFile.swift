import CompositionalDocuments
import Foundation

/// Files of documents, with errors that name the file and the reason.
enum DocumentFile {
  /// The largest document, in bytes; an endless file must not fill the memory.
  private static let limit: UInt64 = 1 << 26

  /// Returns true for the name of a Swift file.
  static func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") }

  /// Returns the failure for a Swift file, which only a compiler can read.
  static func swiftFailure(_ path: String) -> CommandFailure {
    CommandFailure(
      status: .usage,
      message: "\(path): the command reads documents; a layout in Swift must be compiled first.",
      details: """
        Make a package with an executable that depends on CompositionalDSL and PlaygroundKit. Its
        main.swift is the whole command, over layouts of your own:

          import CompositionalDSL
          import PlaygroundKit

          Playground.main(gallery: [
            GalleryEntry("feed", "Posts, newest first", itemCounts: [200]) { environment in
              CollectionLayout(makeFeedLayout())
            }
          ])

        Then every verb knows the layout: swift run NAME-OF-THE-EXECUTABLE simulate feed
        Documentation/PlaygroundKit.md has the steps.
        """)
  }

  /// Returns the bytes of a file.
  static func read(_ path: String) throws -> Data {
    guard !isSwift(path) else { throw swiftFailure(path) }
    guard !path.isEmpty else { throw CommandFailure.noInput("the name of a file is empty.") }
    let isFolder: Bool
    do throws(SystemError) {
      isFolder = try System.status(of: path).kind == .folder
      if !isFolder { try System.checkReadable(path) }
    } catch {
      throw CommandFailure.noInput(path, error)
    }
    guard !isFolder else {
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

  /// Throws unless a path leads to a regular file, or to none.
  ///
  /// - Parameter reader: What does not read others, such as pipes, for which it would wait for good.
  static func checkIsRegular(_ path: String, for reader: String) throws {
    guard let kind = System.kind(of: path), kind != .regular else { return }
    throw CommandFailure.noInput(
      "\(path): this is not a regular file; \(reader) reads only regular files.")
  }
}
