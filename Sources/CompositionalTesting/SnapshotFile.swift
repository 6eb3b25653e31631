import Foundation

/// The file beside a test that holds an expected snapshot.
struct SnapshotFile {
  /// The file.
  let url: URL
  /// The path from the folder of the test.
  let shortPath: String

  /// Creates the file of a test: `Snapshots/FILE/FUNCTION.txt` beside the source of the test.
  ///
  /// - Parameters:
  ///   - source: The path of the source file of the test.
  ///   - function: The name of the function, such as `feed(width:)`.
  ///   - name: A word to tell snapshots of one function apart; nil for none.
  init(beside source: String, of function: String, named name: String?) {
    let source = URL(fileURLWithPath: source)
    let file = source.deletingPathExtension().lastPathComponent
    var stem = String(function.prefix { $0 != "(" })
    if let name { stem += "-" + name }
    shortPath = "Snapshots/" + Self.cleaned(file) + "/" + Self.cleaned(stem) + ".txt"
    url = source.deletingLastPathComponent().appendingPathComponent(shortPath)
  }

  /// Returns a name of a file, without characters that a file system may refuse.
  private static func cleaned(_ name: String) -> String {
    let kept = name.map { character -> Character in
      character.isLetter || character.isNumber || "-_.".contains(character) ? character : "-"
    }
    let trimmed = String(kept).drop { $0 == "." }
    return trimmed.isEmpty ? "snapshot" : String(trimmed.prefix(120))
  }

  /// Returns the text; nil if there is no file.
  func read() throws -> String? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// Writes the text, and makes the folder.
  func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}
