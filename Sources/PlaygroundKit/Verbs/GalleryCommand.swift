import CompositionalDocuments
import CompositionalPictures

/// `gallery`: lists the layouts, or prints the document of one.
struct GalleryCommand: Command {
  private let gallery: Gallery
  private let entry: GalleryEntry?
  private let isJSON: Bool

  init(_ invocation: Invocation) throws {
    let gallery = invocation.program.gallery
    self.gallery = gallery
    entry = try invocation.operands.first.map { name in
      guard let entry = gallery.entry(name) else {
        throw CommandFailure.usage(
          "the gallery has no layout \"\(name)\""
            + Suggestion.clause(for: name, in: gallery.names))
      }
      return entry
    }
    isJSON = try invocation.format() == "json"
  }

  func run(on console: Console) throws -> ExitStatus {
    if let entry {
      console.output.write(try document(of: entry, console))
    } else if isJSON {
      let layouts = gallery.entries.map { entry in
        JSONValue.object([
          .init("name", .string(entry.name)), .init("summary", .string(entry.summary)),
        ])
      }
      let answer = JSONValue.object([
        .answerVersion, .init("layouts", .array(layouts)),
      ])
      console.output.line(answer.pretty())
    } else {
      let width = gallery.names.map(\.count).max() ?? 0
      for entry in gallery.entries {
        let name = Ink.heading.paint(entry.name.padded(to: width), on: console.terminal)
        console.output.line(name + "  " + entry.summary)
      }
    }
    return .success
  }

  private func document(of entry: GalleryEntry, _ console: Console) throws -> String {
    switch entry.content {
    case .document(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .setup(let setup):
      let text = try setup.documentText(named: entry.name)
      if setup.measurer != nil {
        console.complain(
          "\(entry.name) measures its elements in Swift; the document leaves that out.")
      }
      return text
    }
  }
}
