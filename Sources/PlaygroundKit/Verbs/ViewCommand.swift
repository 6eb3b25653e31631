import Compositional
import CompositionalDocuments
import CompositionalPage
import CompositionalSimulation
import Foundation

/// `view`: writes an HTML page with the layout and the engine.
struct ViewCommand: Command {
  private let source: LayoutSource
  /// True if the answer goes to the file that was asked for.
  private let hasFile: Bool
  /// The sheet through which an open page follows the file; nil without a watch.
  private let live: LivePage?

  init(_ invocation: Invocation) throws {
    source = try LayoutSource(invocation)
    hasFile = invocation.has(.out)
    try invocation.checkEnding(of: ["html"])
    live = try Self.live(invocation)
  }

  /// The sheet of a watch of pages; nil for other verbs, and without a watch.
  static func live(_ invocation: Invocation) throws -> LivePage? {
    guard invocation.verb == .view, invocation.has(.watch) else { return nil }
    return LivePage(page: try invocation.value(.out) ?? fileName(LayoutSource(invocation)))
  }

  func run(on console: Console) throws -> ExitStatus {
    if let live {
      // A broken document too: the page shows its error, and keeps the last layout that worked.
      try live.write(LayoutPage(document: try source.text(from: console)))
    }
    let page = try source.page(from: console)
    let html = live.map { page.html(following: $0.address) } ?? page.html
    guard !hasFile else {
      console.output.write(raw: html)
      return .success
    }
    let path = Self.fileName(source)
    let file = try AnswerFile(path)
    file.output.write(raw: html)
    try file.close()
    console.output.line(path.printable)
    if console.terminal.isTerminal {
      console.errors.line("Open it in a browser; it needs no network.")
    }
    return .success
  }

  /// The name of the page in the current folder: that of the layout with the ending html.
  private static func fileName(_ source: LayoutSource) -> String {
    guard case .standardInput = source else {
      let file = source.name.fileName
      let stem = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
      return (stem.isEmpty ? "layout" : stem) + ".html"
    }
    return "layout.html"
  }
}

extension LayoutSource {
  /// The text of the document, right or wrong.
  fileprivate func text(from console: Console) throws -> String {
    String(decoding: try data(from: console), as: UTF8.self)
  }

  /// Returns the page of the layout or recording.
  ///
  /// What the page leaves out is said on standard error.
  ///
  /// - Throws: A failure if the document is broken, or if a section is missing.
  func page(from console: Console) throws -> LayoutPage {
    if let setup = swiftSetup {
      try setup.prepared().layout.checkFinite(named: name)
      let page: LayoutPage
      do throws(PageError) {
        page = try LayoutPage(
          named: setup.title, itemCounts: setup.itemCounts, in: setup.environment,
          script: setup.script, measurer: setup.sampled, layout: setup.layout)
      } catch {
        throw CommandFailure.data(
          "\(name): the layout is written in Swift and cannot be shown in a page: \(error)")
      }
      for omission in page.omissions { console.complain("\(name): \(omission)") }
      return page
    }
    let bytes = [UInt8](try data(from: console))
    if !isGallery, DocumentKind(of: bytes) == .recording {
      do throws(DocumentError) {
        return LayoutPage(recording: try Self.recordingText(bytes))
      } catch {
        throw DocumentFile.failure(name, error)
      }
    }
    let (document, hasView) = try document(of: bytes)
    try LayoutSetup(document, name: name).prepared().layout.checkFinite(named: name)
    return LayoutPage(
      document: String(decoding: bytes, as: UTF8.self), showsViewOfDocument: hasView)
  }

  /// Returns the text of a recording, or of the answer of `simulate --format json`.
  private static func recordingText(_ bytes: [UInt8]) throws(DocumentError) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    // The answer names the layout; a recording has a title.
    if !text.prefix(4_096).contains("\"layout\"") { _ = try Recording(json: bytes) }
    return text
  }
}
