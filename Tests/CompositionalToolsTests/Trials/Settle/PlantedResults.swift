import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import CompositionalTestSupport
import CompositionalTools
import Foundation

/// Results of systems that are the engine with planted quirks.
enum PlantedResults {
  /// The cases for the open choices, without expectations.
  static let distinguishing = cases(
    in: RepositoryFiles.root.appendingPathComponent("Conformance/Cases"))

  /// The recorded cases of fixed and measured sizes, and of rows.
  static let fixtures = ["static", "sized", "orthogonal"].flatMap {
    cases(in: RepositoryFiles.fixtures.appendingPathComponent($0))
  }

  private static func cases(in folder: URL) -> [ConformanceResults.Case] {
    RepositoryFiles.documents(in: folder).compactMap { file in
      guard let bytes = try? Data(contentsOf: file),
        let document = try? CaseDocument(json: [UInt8](bytes))
      else { return nil }
      let name = file.deletingPathExtension().lastPathComponent
      return ConformanceResults.Case(name: name, document: document)
    }
  }

  /// Returns cases in an order in which those that are named after some quirks come first.
  static func first(_ cases: [ConformanceResults.Case], like quirks: Quirks)
    -> [ConformanceResults.Case]
  {
    func isLike(_ recorded: ConformanceResults.Case) -> Bool {
      quirks.names.contains { recorded.name.hasPrefix($0 + "-") }
    }
    return cases.filter(isLike) + cases.filter { !isLike($0) }
  }

  /// Returns the cases with the answers of the engine that follows some quirks.
  static func answers(
    of quirks: Quirks, to cases: [ConformanceResults.Case] = distinguishing
  ) -> [ConformanceResults.Case] {
    cases.map {
      ConformanceResults.Case(name: $0.name, document: $0.document.answered(following: quirks))
    }
  }
}
