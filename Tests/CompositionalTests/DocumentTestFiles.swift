import Compositional
import CompositionalDocuments
import Foundation

/// The files that the tests of documents read.
enum DocumentTestFiles {
  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every recorded case, and those of the showcase.
  static let cases = ["static", "sized", "orthogonal", "showcase"].flatMap(RecordedCaseTests.files)

  /// The layouts and cases that the command brings along.
  static var gallery: [URL] {
    let folder = package.appendingPathComponent("Sources/Playground/Gallery")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  static func bytes(_ file: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: file)) }

  static func value(_ file: URL) throws -> JSONValue { try JSONParser.parse(bytes(file)) }

  static func schema(_ name: String) throws -> JSONValue {
    try value(package.appendingPathComponent("Documentation/Schemas/\(name).schema.json"))
  }
}
