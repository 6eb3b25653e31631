import Compositional
import CompositionalDocuments
import CompositionalPictures
import Foundation

/// `solve`: lays out content, and draws it or lists its parts.
struct SolveCommand: Command {
  private let path: String
  private let gallery: Gallery
  private let format: String
  private let look: PictureLook
  private let width: Imposed?
  private let height: Imposed?
  private let category: PreferredContentSizeCategory?
  private let direction: UserInterfaceLayoutDirection?
  private let explains: Bool

  /// A length that an option imposes; nil lets the content choose.
  private struct Imposed { let length: CGFloat? }

  init(_ invocation: Invocation) throws {
    path = invocation.operands[0]
    gallery = invocation.program.gallery
    format = try invocation.format()
    look = try PictureLook(invocation)
    width = try Self.imposed(.width, invocation)
    height = try Self.imposed(.height, invocation)
    category = try invocation.textSize()
    direction = try invocation.direction()
    explains = invocation.has(.explain)
  }

  private static func imposed(_ option: Option, _ invocation: Invocation) throws -> Imposed? {
    if invocation.value(option) == "any" { return Imposed(length: nil) }
    guard let length = try invocation.number(option) else { return nil }
    guard (0...ArgumentLimits.side).contains(length) else {
      throw CommandFailure.usage(
        "\(option.flag): a length is from 0 to \(NumberText(ArgumentLimits.side)) points.")
    }
    return Imposed(length: CGFloat(length))
  }

  func run(on console: Console) throws -> ExitStatus {
    var document = try load(console)
    if let width { document.proposal.width = width.length }
    if let height { document.proposal.height = height.length }
    if let category { document.environment.contentSizeCategory = category }
    if let direction { document.environment.layoutDirection = direction }
    let (solution, reports) = explains ? document.explainedSolution : (document.solve(), [])
    let parts = ContentPart.parts(of: solution)
    switch format {
    case "json":
      let answer = ContentAnswer(
        document: document, solution: solution, reports: reports)
      console.output.line(try answer.json.checked().pretty())
    case "svg", "png":
      try Self.check(solution)
      try look.write(
        PictureSheet([LayoutPicture(parts, size: solution.size)]), asPNG: format == "png",
        to: console)
    default:
      try Self.check(solution)
      ContentText(title: document.name, solution: solution, parts: parts)
        .lines(on: console.terminal).forEach { console.output.line($0) }
      for report in reports {
        console.output.line()
        report.lines.forEach { console.output.line($0.printable) }
      }
    }
    for diagnostic in solution.diagnostics.map(\.description).sorted() {
      console.complain(diagnostic)
    }
    return .success
  }

  private static func check(_ solution: ContentSolution) throws {
    let numbers = solution.frames.flatMap {
      [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height]
    }
    guard numbers.allSatisfy(\.isFinite) else { throw CommandFailure.infinite }
  }

  private func load(_ console: Console) throws -> ContentDocument {
    let isInput = path == "-"
    let name = isInput ? "standard input" : path
    if gallery.entry(path) != nil, !FileManager.default.fileExists(atPath: path) {
      throw CommandFailure.usage("\(name): \(DocumentKind.layout.refusal(wanting: [.content]))")
    }
    let bytes =
      isInput ? try DocumentFile.reading(name, console.input) : try DocumentFile.read(path)
    do throws(DocumentError) {
      return try ContentDocument.reading(documentOrTree: [UInt8](bytes))
    } catch {
      throw DocumentFile.failure(name, error, in: [UInt8](bytes), wanting: [.content])
    }
  }
}
