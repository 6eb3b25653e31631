import CompositionalPictures

/// The place where the answers of a watch appear: one over the other on a terminal, one after the
/// other elsewhere.
struct WatchScreen {
  private let console: Console
  private let files: [String]

  init(_ console: Console, files: [String]) {
    self.console = console
    self.files = files
  }

  /// Shows an answer, or the error of a broken document in its place.
  ///
  /// - Parameters:
  ///   - round: The number of the answer, from 1.
  ///   - answer: The verb, which writes to the console that it gets.
  /// - Returns: The status of the answer.
  func show(round: Int, _ answer: (Console) throws -> ExitStatus) -> ExitStatus {
    guard console.terminal.usesCursor else {
      if round > 1 { console.errors.line("== \(files.joined(separator: ", ").printable) changed") }
      let status = result(on: console, answer)
      console.output.flush()
      console.errors.flush()
      return status
    }
    let page = TextBuffer()
    var inner = Console(
      program: console.program, output: page, errors: page, input: console.input,
      terminal: console.terminal)
    // The last line says what is watched.
    inner.terminal.rows = console.terminal.rows.map { max(Terminal.rowRange.lowerBound, $0 - 1) }
    let status = result(on: inner, answer)
    let times = round == 1 ? "" : ", answer \(round)"
    let names = files.map { $0.fileName.printable }
    let note = "watching \(names.joined(separator: ", "))\(times); Ctrl-C ends"
    page.line(Ink.faint.paint(note.cut(to: console.terminal.columns, "..."), on: console.terminal))
    paint(page.text)
    return status
  }

  private func result(
    on console: Console, _ answer: (Console) throws -> ExitStatus
  ) -> ExitStatus {
    do {
      return try answer(console)
    } catch let failure as CommandFailure {
      console.output.flush()
      console.complain(failure)
      return failure.status
    } catch {
      console.output.flush()
      console.complain("\(error)")
      return .data
    }
  }

  /// Writes a page over the one before, without a moment at which the screen is empty.
  private func paint(_ page: String) {
    let clearsLine = "\u{1B}[K\n"
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    console.output.write(raw: "\u{1B}[H")
    for line in lines { console.output.write(raw: line + clearsLine) }
    console.output.write(raw: "\u{1B}[J")
    console.output.flush()
  }
}

/// Text that is kept until it is painted.
private final class TextBuffer: TextOutput {
  private(set) var text = ""
  var isClosed: Bool { false }
  func write(raw text: String) { self.text += text }
  func write(bytes: [UInt8]) { text += String(decoding: bytes, as: UTF8.self) }
  func flush() {}
}
