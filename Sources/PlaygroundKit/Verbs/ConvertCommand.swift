import Compositional
import CompositionalContent
import CompositionalDocuments
import CompositionalTools

/// `convert`: writes a layout as Swift code or as a document.
struct ConvertCommand: Command {
  /// The form of the answer.
  enum Form: String, CaseIterable { case dsl, uikit, vfl, json }

  private let source: LayoutSource
  private let form: Form

  init(_ invocation: Invocation) throws {
    source = try LayoutSource(invocation)
    guard let word = try invocation.form(.to), let form = Form(rawValue: word) else {
      throw CommandFailure.usage("convert needs --to dsl, --to uikit, --to vfl or --to json.")
    }
    self.form = form
  }

  /// A document of one of the three kinds.
  private enum Subject {
    case layout(LayoutDocument)
    case testCase(CaseDocument)
    case content(ContentDocument)
  }

  func run(on console: Console) throws -> ExitStatus {
    let subject = try subject(on: console)
    if form == .json {
      console.output.write(try text(of: subject))
      return .success
    }
    let dialect = form == .dsl ? SwiftDialect.dsl : .uikit
    let answer: SwiftSource
    switch subject {
    case .layout where form == .vfl, .testCase where form == .vfl:
      throw CommandFailure.usage(
        "\(source.name): only constraints have a visual format; use --to dsl or --to uikit.")
    case .layout(let layout): answer = layout.swiftSource(dialect, named: name)
    case .testCase(let document): answer = document.swiftSource(dialect, named: name)
    case .content(let document) where dialect == .dsl:
      answer = document.swiftSource(named: name)
    case .content(let document):
      let form = form == .vfl ? ConstraintForm.visualFormat : .anchors
      guard let constraints = document.constraintSource(form, named: name) else {
        throw CommandFailure.usage(
          "\(source.name): only constraints have a form in UIKit; other content has builders in the "
            + "DSL, so use --to dsl.")
      }
      answer = constraints
    }
    console.output.write(answer.text)
    for note in answer.notes { console.complain(note) }
    return .success
  }

  /// The name of the layout: that of the gallery, or of the file without its folder and ending.
  private var name: String {
    if case .standardInput = source { return "" }
    let file = source.name.fileName
    return file.split(separator: ".").first.map(String.init) ?? ""
  }

  private func subject(on console: Console) throws -> Subject {
    if case .gallery(let entry) = source, case .setup(let setup) = entry.content {
      let view = setup.environment.size
      console.complain(
        "\(entry.name) is written in Swift; these are its sections in a view of "
          + "\(NumberText(Double(view.width))) x \(NumberText(Double(view.height))) points.")
      return .testCase(try setup.document(named: entry.name))
    }
    let bytes = [UInt8](try source.data(from: console))
    do throws(DocumentError) {
      if DocumentKind(of: bytes) == .content {
        return .content(try ContentDocument(json: bytes))
      }
      switch try InputDocument(json: bytes) {
      case .layout(let layout): return .layout(layout)
      case .testCase(let document): return .testCase(document)
      case .flow: throw DocumentError(path: "", message: DocumentKind.flow.noun)
      case .results: throw DocumentError(path: "", message: DocumentKind.results.noun)
      }
    } catch {
      throw DocumentFile.failure(
        source.name, error, in: bytes, wanting: DocumentFile.layouts + [.content])
    }
  }

  private func text(of subject: Subject) throws -> String {
    do throws(EncodingError) {
      switch subject {
      case .layout(let layout): return try layout.jsonText()
      case .testCase(let document): return try document.jsonText()
      case .content(let document): return try document.jsonText()
      }
    } catch {
      guard case .invalidValue(_, let context) = error else {
        throw CommandFailure.data("\(source.name): \(error)")
      }
      throw CommandFailure.data(
        "\(source.name): a document cannot hold this layout: \(context.debugDescription)")
    }
  }
}
