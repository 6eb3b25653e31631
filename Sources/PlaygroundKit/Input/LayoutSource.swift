import Compositional
import Foundation

/// Where a layout comes from: the gallery, a file, or standard input.
enum LayoutSource {
  case gallery(Gallery.Entry)
  case file(String)
  case standardInput

  /// Reads a LAYOUT argument; whether a file is there shows when it is loaded.
  ///
  /// A name of the gallery goes before a file of the same name, which `./name` still reaches. A
  /// word that is neither is taken for a misspelt name.
  init(_ argument: String) throws {
    if argument == "-" {
      self = .standardInput
    } else if let entry = Gallery.entry(argument) {
      self = .gallery(entry)
    } else if argument.contains("/") || argument.contains(".")
      || FileManager.default.fileExists(atPath: argument)
    {
      self = .file(argument)
    } else {
      throw CommandFailure.usage(
        "there is no gallery layout and no file \"\(argument)\""
          + Suggestion.clause(for: argument, in: Gallery.names))
    }
  }

  /// What it is called in messages.
  var name: String {
    switch self {
    case .gallery(let entry): entry.name
    case .file(let path): path
    case .standardInput: "standard input"
    }
  }

  /// The text of the document.
  func data(from console: Console) throws -> Data {
    switch self {
    case .gallery(let entry): Data(entry.document)
    case .file(let path): try DocumentFile.read(path)
    case .standardInput: try DocumentFile.reading(name, console.input)
    }
  }
}
