import CompositionalDocuments
import Foundation

/// The documents in a folder and in the folders inside it.
struct DocumentFolder {
  /// The paths of the documents, in order.
  private(set) var documents: [String] = []
  /// A sentence about each file and folder that was left out.
  private(set) var notes: [String] = []
  private let path: String
  private var entries = 0

  /// The most files and folders that are looked at.
  static let entriesAtMost = 100_000
  /// The most sentences about what was left out.
  private static let notesAtMost = 20

  /// Finds the documents.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - limit: The most files and folders that are looked at.
  /// - Throws: A failure if the folder cannot be read, has no document or has too many files.
  init(_ path: String, atMost limit: Int = entriesAtMost) throws {
    self.path = path
    var waiting = [path.isFolderName ? path : path + "/"]
    while let folder = waiting.popLast() {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        guard folder.utf8.count > path.utf8.count + 1 else {
          throw CommandFailure.noInput("\(path): the folder cannot be read.")
        }
        note("\(folder): skipped, because the folder cannot be read.")
        continue
      }
      entries += names.count
      guard entries <= limit else {
        throw CommandFailure.noInput(
          "\(path): the folder and its subfolders have more than "
            + "\(NumberText(count: limit)) files; name a smaller folder.")
      }
      for name in names { add(folder + name, to: &waiting) }
    }
    documents.sort()
    shortenNotes()
    guard documents.isEmpty else { return }
    throw CommandFailure.noInput(
      "\(path): the folder contains no .json file"
        + (notes.first.map { " that can be read (\($0))" } ?? "") + ".")
  }

  private mutating func add(_ path: String, to waiting: inout [String]) {
    guard let status = try? System.status(of: path, followsLink: false) else { return }
    // A link to a folder may lead in a circle.
    guard status.kind != .folder else { return waiting.append(path + "/") }
    guard path.hasSuffix(".json") else { return }
    // A link that leads nowhere is a document that is missing.
    if let kind = System.kind(of: path), kind != .regular {
      note("\(path): skipped, because it is not a regular file.")
    } else {
      documents.append(path)
    }
  }

  /// Leaves out documents of other kinds than some.
  ///
  /// A document that cannot be read stays.
  ///
  /// - Throws: A failure if no document stays.
  mutating func keep(_ wanted: [DocumentKind]) throws {
    let all = documents
    documents = all.filter { path in
      guard let bytes = try? DocumentFile.read(path), let kind = DocumentKind(of: bytes),
        !wanted.contains(kind)
      else { return true }
      note("\(path): skipped; \(kind.refusal(wanting: wanted)).")
      return false
    }
    guard documents.isEmpty, let note = notes.last else { return shortenNotes() }
    throw CommandFailure.data("\(path): no document of the folder can be used (\(note))")
  }

  private mutating func shortenNotes() {
    guard notes.count > Self.notesAtMost else { return }
    let rest = notes.count - Self.notesAtMost
    notes = notes.prefix(Self.notesAtMost) + ["\(path): \(rest) more were skipped."]
  }

  private mutating func note(_ sentence: String) { notes.append(sentence) }
}

extension DocumentFile {
  /// Returns the documents of an argument: the file, or the .json files of a folder in order.
  ///
  /// - Parameters:
  ///   - path: The argument.
  ///   - wanted: The kinds that the verb takes, the most usual one first; documents of other kinds in a
  ///     folder are left out.
  ///   - console: The console, for what is left out of a folder.
  static func documents(
    at path: String, wanting wanted: [DocumentKind], on console: Console
  ) throws -> [String] {
    guard System.kind(of: path) == .folder else { return [path] }
    var folder = try DocumentFolder(path)
    try folder.keep(wanted)
    folder.notes.forEach(console.complain)
    return folder.documents
  }
}
