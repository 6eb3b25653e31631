import CompositionalDocuments
import ConformanceCases
import Foundation

/// The cases of the repository, and the file of what is recorded for them.
enum CaseFiles {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let fixtures =
    repository.appendingPathComponent("Tests/CompositionalDocumentsTests/Fixtures")

  /// The folders of fixtures with cases that a collection view can show.
  private static let folders = ["orthogonal", "pictures", "random", "rules", "sized", "static"]

  /// True if the repository is on this machine, as for a simulator and for a Mac.
  private static var hasRepository: Bool {
    FileManager.default.fileExists(atPath: fixtures.path)
  }

  /// The least number of cases to record.
  static var leastCount: Int { hasRepository ? 300 : 60 }

  /// A case and its name among the results.
  struct Case: Sendable {
    /// The name.
    let name: String
    /// Returns the case; nil if its file holds content without a layout.
    let document: @Sendable () throws -> CaseDocument?
  }

  /// All cases: those that tell the answers to the open choices apart, and those of the fixtures.
  static func all() throws -> [Case] {
    let distinguishing = ConformanceCases.all().map { each in
      Case(name: each.name) { each.document }
    }
    guard hasRepository else { return distinguishing }
    return try distinguishing
      + folders.flatMap { folder in
        try files(in: fixtures.appendingPathComponent(folder)).map { file in
          Case(name: "\(folder)-\(file.deletingPathExtension().lastPathComponent)") {
            let bytes = [UInt8](try Data(contentsOf: file))
            guard case .testCase(let document) = try InputDocument(json: bytes) else { return nil }
            return document
          }
        }
      }
  }

  /// The JSON files of a folder, by name.
  private static func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Returns the file of the results: CONFORMANCE_RESULTS, or a temporary one.
  static func results() -> URL {
    ProcessInfo.processInfo.environment["CONFORMANCE_RESULTS"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory
      .appendingPathComponent("conformance-\(ProcessInfo.processInfo.processIdentifier).json")
  }
}
