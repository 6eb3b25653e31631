import Compositional
import CompositionalDocuments
import Foundation

/// The source of a layout: the gallery, a file, or standard input.
enum LayoutSource {
  case gallery(GalleryEntry)
  case file(String)
  case standardInput

  /// Reads a LAYOUT argument.
  ///
  /// A missing file is an error when it is loaded.
  ///
  /// A layout of the gallery takes precedence over a file with its name, which `./name` still
  /// finds. A word that is neither counts as a misspelled name.
  init(_ argument: String, in gallery: Gallery) throws {
    if argument == "-" {
      self = .standardInput
    } else if let entry = gallery.entry(argument) {
      self = .gallery(entry)
    } else if argument.contains(where: System.separators.contains) || argument.contains(".")
      || Self.isFile(argument)
    {
      self = .file(argument)
    } else {
      throw CommandFailure.usage(
        "there is no gallery layout and no file \"\(argument)\""
          + Suggestion.clause(for: argument, in: gallery.names))
    }
  }

  /// Returns true for the path of a file, also for a link that leads to none.
  private static func isFile(_ path: String) -> Bool {
    (try? System.status(of: path, followsLink: false)) != nil
  }

  /// True for a layout of the gallery, which is no recording.
  var isGallery: Bool { if case .gallery = self { true } else { false } }

  /// The name in messages.
  var name: String {
    switch self {
    case .gallery(let entry): entry.name
    case .file(let path): path
    case .standardInput: "standard input"
    }
  }

  /// Reads the layout argument of an invocation; without one the showpiece of the gallery.
  init(_ invocation: Invocation) throws {
    let gallery = invocation.program.gallery
    if let name = invocation.operands.first {
      try self.init(name, in: gallery)
    } else if let entry = gallery.showpiece {
      self = .gallery(entry)
    } else {
      throw CommandFailure.usage(
        "\(invocation.verb.rawValue) needs a layout document; this gallery is empty.")
    }
  }

  /// Returns the layout, or the documents of a folder.
  ///
  /// - Parameters:
  ///   - wanted: The kinds that the verb takes, the most usual one first.
  ///   - console: The console, for what is left out of a folder.
  func sources(wanting wanted: [DocumentKind], on console: Console) throws -> [LayoutSource] {
    guard case .file(let path) = self else { return [self] }
    return try DocumentFile.documents(at: path, wanting: wanted, on: console).map { .file($0) }
  }

  /// The text of the document; empty for a layout of the gallery that is written in Swift.
  func data(from console: Console) throws -> Data {
    switch self {
    case .gallery(let entry):
      if case .document(let bytes) = entry.content { Data(bytes) } else { Data() }
    case .file(let path): try DocumentFile.read(path)
    case .standardInput: try DocumentFile.reading(name, console.input)
    }
  }
}
