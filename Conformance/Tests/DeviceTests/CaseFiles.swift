import CompositionalDocuments
import Foundation

/// The cases of the repository, and the folder of what is recorded for them.
enum CaseFiles {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let fixtures =
    repository.appendingPathComponent("Tests/CompositionalDocumentsTests/Fixtures")

  /// The folders of fixtures with cases that a collection view can show.
  private static let folders = ["orthogonal", "pictures", "random", "rules", "sized", "static"]

  /// A case and the name of its file among the results.
  struct Case: Sendable, CustomStringConvertible {
    /// The file.
    let file: URL
    /// The name of the result.
    let name: String

    var description: String { name }

    /// Returns the case; nil if the file holds content without a layout.
    func document() throws -> CaseDocument? {
      let bytes = [UInt8](try Data(contentsOf: file))
      guard case .testCase(let document) = try InputDocument(json: bytes) else { return nil }
      return document
    }
  }

  /// The cases that tell the answers to the open choices apart.
  private static let distinguishing = repository.appendingPathComponent("Conformance/Cases")

  /// All cases, by folder and name.
  static func all() throws -> [Case] {
    try documents(in: distinguishing).map { Case(file: $0, name: $0.lastPathComponent) }
      + folders.flatMap { folder in
        try documents(in: fixtures.appendingPathComponent(folder)).map {
          Case(file: $0, name: "\(folder)-\($0.lastPathComponent)")
        }
      }
  }

  /// The JSON files of a folder, by name.
  static func documents(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Returns the folder of the results, which it makes: CONFORMANCE_RESULTS, or a temporary one.
  static func results() throws -> URL {
    let asked = ProcessInfo.processInfo.environment["CONFORMANCE_RESULTS"]
    let folder =
      asked.map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory
      .appendingPathComponent("conformance-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
