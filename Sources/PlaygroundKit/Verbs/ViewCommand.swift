import Compositional
import CompositionalDocuments
import CompositionalPage
import Foundation

/// `view`: writes a page in which the engine runs, with the layout in it.
struct ViewCommand: Command {
  private let source: LayoutSource
  /// True if the answer goes to the file that was asked for.
  private let hasFile: Bool

  init(_ invocation: Invocation) throws {
    source = try LayoutSource(invocation)
    hasFile = invocation.has(.out)
  }

  func run(on console: Console) throws -> ExitStatus {
    let page = try source.page(from: console)
    guard !hasFile else {
      console.output.write(page.html)
      return .success
    }
    let path = fileName
    let file = try AnswerFile(path)
    file.output.write(page.html)
    try file.close()
    console.output.line(path)
    if console.terminal.isTerminal {
      console.errors.line("Open it in a browser; it needs no network.")
    }
    return .success
  }

  /// The name of the page in the current folder: that of the layout with the ending html.
  private var fileName: String {
    guard case .standardInput = source else {
      let file = source.name.split(separator: "/").last.map(String.init) ?? "layout"
      let stem = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
      return (stem.isEmpty ? "layout" : stem) + ".html"
    }
    return "layout.html"
  }
}

extension LayoutSource {
  /// Returns the page of the layout.
  ///
  /// - Throws: A failure if the document is broken, or if the layout has a closure.
  func page(from console: Console) throws -> LayoutPage {
    if let setup = swiftSetup {
      return LayoutPage(document: try setup.documentText(named: name), showsViewOfDocument: true)
    }
    let bytes = [UInt8](try data(from: console))
    do throws(DocumentError) {
      let isCase = if case .testCase = try InputDocument(json: bytes) { true } else { false }
      return LayoutPage(
        document: String(decoding: bytes, as: UTF8.self), showsViewOfDocument: isCase)
    } catch {
      throw CommandFailure.data("\(name): \(error)")
    }
  }
}
