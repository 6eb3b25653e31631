import CompositionalDocuments
import CompositionalTestSupport
import Foundation

/// The files that the tests of documents read.
enum DocumentTestFiles {
  /// Every recorded case, and those of the showcase.
  static let cases = ["static", "sized", "orthogonal", "showcase"].flatMap(recordedCases(in:))

  /// The layouts and cases of the gallery.
  static var gallery: [URL] { RepositoryFiles.documents(in: RepositoryFiles.gallery) }

  /// Returns the recorded cases of a folder of the fixtures.
  static func recordedCases(in folder: String) -> [URL] {
    guard let fixtures = Bundle.module.url(forResource: "Fixtures", withExtension: nil) else {
      return []
    }
    return RepositoryFiles.documents(in: fixtures.appendingPathComponent(folder))
  }

  static func bytes(_ file: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: file)) }

  static func value(_ file: URL) throws -> JSONValue { try JSONParser.parse(bytes(file)) }

  static func schema(_ name: String) throws -> JSONValue {
    try value(
      RepositoryFiles.root.appendingPathComponent("Documentation/Schemas/\(name).schema.json"))
  }
}
