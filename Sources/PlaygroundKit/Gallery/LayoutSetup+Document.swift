import Compositional
import CompositionalDocuments

extension LayoutSetup {
  /// The most sections that a printed document lists.
  private static let sectionsAtMost = 1_000

  /// Returns the layout as a case document, without its measurer.
  ///
  /// - Throws: A failure if a section is missing, or there are too many.
  func document(named name: String) throws -> CaseDocument {
    let surroundings = environment.layoutEnvironment
    let layout = layout(surroundings)
    let all = layout.sections(max(sectionCount, itemCounts.count), in: surroundings)
    var sections = all.compactMap { $0 }
    guard !sections.isEmpty, sections.count == all.count else {
      throw Self.failure(name, "there is no section \(all.firstIndex { $0 == nil } ?? 0).")
    }
    if let first = sections.first, sections.allSatisfy({ $0 == first }) { sections = [first] }
    guard sections.count <= Self.sectionsAtMost else {
      throw Self.failure(name, "there are more than \(Self.sectionsAtMost) sections.")
    }
    var document = CaseDocument(
      name: title,
      layout: LayoutDocument(configuration: layout.configuration, sections: sections),
      environment: environment, itemCounts: itemCounts)
    document.script = script
    return document
  }

  /// Returns the layout as the text of a case document, without its measurer.
  ///
  /// - Throws: A failure if the layout contains a closure, which no document can.
  func documentText(named name: String) throws -> String {
    let document = try document(named: name)
    do throws(EncodingError) {
      return try document.jsonText()
    } catch {
      guard case .invalidValue(_, let context) = error else { throw Self.failure(name, "\(error)") }
      throw Self.failure(name, context.debugDescription)
    }
  }

  private static func failure(_ name: String, _ reason: String) -> CommandFailure {
    .data("\(name): the layout is written in Swift and cannot be printed as a document: \(reason)")
  }
}
