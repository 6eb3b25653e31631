import Foundation

/// `gallery`: lists the built-in layouts, or prints the document of one.
struct GalleryCommand: Command {
  private let entry: Gallery.Entry?
  private let isJSON: Bool

  init(_ invocation: Invocation) throws {
    entry = try invocation.operands.first.map { name in
      guard let entry = Gallery.entry(name) else {
        throw CommandFailure.usage(
          "the gallery has no layout \"\(name)\""
            + Suggestion.clause(for: name, in: Gallery.names))
      }
      return entry
    }
    isJSON = try invocation.choice(.format, of: ["text", "json"]) == "json"
  }

  func run(on console: Console) throws -> ExitStatus {
    if let entry {
      console.output.write(String(decoding: entry.document, as: UTF8.self))
    } else if isJSON {
      let layouts = Gallery.entries.map { entry in
        JSONAnswer.object([
          .init("name", .string(entry.name)), .init("summary", .string(entry.summary)),
        ])
      }
      let answer = JSONAnswer.object([
        PlaygroundCommand.answerVersion, .init("layouts", .array(layouts)),
      ])
      console.output.line(answer.pretty())
    } else {
      let width = Gallery.names.map(\.count).max() ?? 0
      for entry in Gallery.entries {
        let name = Ink.heading.paint(entry.name.padded(to: width), on: console.terminal)
        console.output.line(name + "  " + entry.summary)
      }
    }
    return .success
  }
}
