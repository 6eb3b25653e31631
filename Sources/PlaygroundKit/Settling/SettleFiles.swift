import Compositional
import CompositionalDocuments
import CompositionalTools

/// The files that `settle` writes.
///
/// It replaces none that has other contents.
struct SettleFiles {
  /// What became of a file.
  enum Outcome: String {
    /// It was written.
    case written
    /// It has these contents already.
    case unchanged
    /// It has other contents, and stays.
    case kept
  }

  /// A file and what became of it.
  struct File {
    let path: String
    let outcome: Outcome
  }

  /// The files, in the order of the cases.
  private(set) var files: [File] = []

  /// Writes the cases that the settled answers explain as fixtures, in the folders of their kinds.
  ///
  /// A case that the engine answers only with quirks has them.
  ///
  /// - Throws: A failure if the results are of no system, or a file cannot be written.
  mutating func write(
    fixturesOf settlement: Settlement, in subject: SettleSubject, to path: String
  ) throws {
    guard let origin = subject.origin else {
      throw CommandFailure.usage("--fixtures needs a file of results, which names the system.")
    }
    guard origin.kind != .standIn else {
      throw CommandFailure.usage(
        "--fixtures: these are answers of the stand-in, which follows the engine; as fixtures they "
          + "would be no evidence.")
    }
    let explained = Set(settlement.explained)
    for recorded in subject.cases where explained.contains(recorded.name) {
      var document = recorded.document.following([])
      if !document.verify().isPassed { document = document.following(settlement.quirks) }
      document.origin = "recorded from UIKit: \(origin)"
      let folder = try AnswerFolder(
        creating: AnswerFolder.path(of: document.fixtureFolder, in: path))
      try write(document, to: "\(origin.fileName)-\(recorded.name).json", in: folder)
    }
  }

  /// Writes the cases that differ beyond the settled answers, with these answers as their quirks.
  mutating func write(
    differencesOf settlement: Settlement, in subject: SettleSubject, to path: String
  ) throws {
    let folder = try AnswerFolder(creating: path)
    let names = Set(settlement.dissenting)
    let dissenting = subject.cases.filter { names.contains($0.name) }
    for recorded in settlement.beyond.map(\.recorded) + dissenting {
      var document = recorded.document.following(settlement.quirks)
      document.origin = subject.origin.map { "recorded: \($0)" } ?? document.origin
      let name = recorded.name.map { System.separators.contains($0) ? "-" : $0 }
      try write(document, to: String(name) + ".json", in: folder)
    }
  }

  private mutating func write(
    _ document: CaseDocument, to name: String, in folder: AnswerFolder
  ) throws {
    let path = folder.path(of: name)
    let text: String
    do throws(EncodingError) {
      text = try document.jsonText()
    } catch {
      throw CommandFailure.data("\(name): \(error)")
    }
    let outcome: Outcome
    if System.kind(of: path) == nil {
      try folder.write(text, to: name)
      outcome = .written
    } else {
      outcome = folder.text(of: name) == text ? .unchanged : .kept
    }
    files.append(File(path: path, outcome: outcome))
  }
}

extension CaseDocument {
  /// The folder of fixtures for cases of this kind.
  fileprivate var fixtureFolder: String {
    if measurement != nil { return "sized" }
    let layout = preparedLayout()
    let hasRows = itemCounts.indices.contains { layout.orthogonalScroller(ofSection: $0) != nil }
    return hasRows ? "orthogonal" : "static"
  }
}

extension ConformanceResults.Origin {
  /// The system and its version as a part of a file name, such as `ios-18.1`.
  fileprivate var fileName: String {
    var name = ""
    for scalar in "\(system)-\(version)".lowercased().unicodeScalars {
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      name.unicodeScalars.append(isPlain || scalar == "." ? scalar : "-")
    }
    return name
  }
}
