import CompositionalDocuments

extension DocumentKind {
  /// What a document of the kind is.
  var noun: String {
    switch self {
    case .layout: "a compositional layout"
    case .testCase: "a case"
    case .flow: "a flow layout"
    case .content: "content"
    case .results: "a file of results"
    case .recording: "a recording"
    case .script: "a script"
    case .frames: "a list of frames"
    case .elements: "an answer of query"
    case .answer: "an answer of the command"
    }
  }

  /// What takes a document of the kind.
  private var advice: String {
    switch self {
    case .layout: "use render, query, explain, lint or simulate"
    case .testCase: "verify checks it, and render, query, explain, lint and simulate show it"
    case .flow:
      "query, render, explain, simulate, step, play, diff, lint, infer and verify take it; infer finds "
        + "the compositional layout with its frames"
    case .content: "use solve, lint, verify or convert"
    case .results: "use settle, whose --fixtures writes its cases to files"
    case .recording: "play and view show it, and diff and infer take it"
    case .script: "use it with --script of simulate, view or play"
    case .frames: "infer takes it"
    case .elements: "diff and infer take it"
    case .answer: "it is for other programs"
    }
  }

  /// Returns what a document of the kind is, and what to do with it in place of what was asked for.
  ///
  /// - Parameter wanted: The kinds that were asked for, the most usual one first.
  func refusal(wanting wanted: [DocumentKind]) -> String {
    let other = wanted.first.map { ", not \($0.noun)" } ?? ""
    return "this is \(noun)\(other); \(advice(wanting: wanted))"
  }

  private func advice(wanting wanted: [DocumentKind]) -> String {
    switch (self, wanted.first) {
    case (.layout, .testCase):
      "a case has it as its \"layout\", with \"environment\", \"itemCounts\" and \"expected\""
    case (.layout, .content), (.testCase, .content):
      advice + ", or put one of the \"contents\" of its cells into a content document"
    case (.testCase, .results): advice + "; settle takes a folder of cases"
    default: advice
    }
  }
}

extension DocumentFile {
  /// The kinds that the verbs about compositional layouts take.
  static let layouts: [DocumentKind] = [.layout, .testCase]
  /// The kinds that verify takes.
  static let cases: [DocumentKind] = [.testCase, .flow, .content]

  /// Returns the failure for a document that cannot be read: what it is if it is of another kind, and
  /// otherwise all its errors.
  ///
  /// - Parameters:
  ///   - name: The name of the document.
  ///   - error: The error of the reader.
  ///   - bytes: The text of the document.
  ///   - wanted: The kinds that the verb takes, the most usual one first.
  static func failure(
    _ name: String, _ error: DocumentError, in bytes: [UInt8], wanting wanted: [DocumentKind]
  ) -> CommandFailure {
    if let kind = DocumentKind(of: bytes), !wanted.contains(kind) {
      return .data("\(name): \(kind.refusal(wanting: wanted))")
    }
    return failure(name, error)
  }

  /// Returns the failure for a document with errors.
  static func failure(_ name: String, _ error: DocumentError) -> CommandFailure {
    let lines = ([error] + error.others).map { "\(name): \($0.line)" }
    return CommandFailure(
      status: .data, message: lines[0], further: Array(lines.dropFirst()))
  }
}
