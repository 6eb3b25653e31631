import CompositionalDocuments
import Foundation

/// The cases that tell the answers to the open choices apart, as resources.
public enum ConformanceCases {
  /// Returns the cases and their names, by name.
  public static func all() -> [(name: String, document: CaseDocument)] {
    let resources = Bundle.module.resourceURL ?? Bundle.module.bundleURL
    let files = try? FileManager.default.contentsOfDirectory(
      at: resources.appendingPathComponent("Cases"), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { file in
        guard let data = try? Data(contentsOf: file),
          let document = try? CaseDocument(json: [UInt8](data))
        else { return nil }
        return (file.deletingPathExtension().lastPathComponent, document)
      }
  }
}
