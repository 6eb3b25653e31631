import Foundation

/// The files of the repository that tests read.
package enum RepositoryFiles {
  /// The folder of the package.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The layouts and cases of the gallery.
  package static let gallery = root.appendingPathComponent("Sources/PlaygroundKit/Gallery")

  /// The recorded cases, by folder.
  package static let fixtures =
    root.appendingPathComponent("Tests/CompositionalDocumentsTests/Fixtures")

  /// Returns the JSON files of a folder, sorted by name; empty if the folder does not exist.
  package static func documents(in folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
