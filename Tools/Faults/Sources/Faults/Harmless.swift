import Foundation

/// The faults that were shown to change nothing that anyone can see, with the reasons.
struct Harmless {
  /// A fault that changes nothing.
  struct Entry: Codable {
    /// The path of the file, relative to the package.
    var file: String
    /// The line of the fault, without the spaces around it.
    var line: String
    /// The text that stands there.
    var before: String
    /// The text that the fault means.
    var after: String
    /// The reason why nothing changes.
    var reason: String
  }

  private var entries: [Entry]
  private let package: URL

  /// Reads `Tools/Faults/Harmless.json` of a package; without the file no fault is harmless.
  init(package: URL) throws {
    self.package = package
    let file = package.appendingPathComponent("Tools/Faults/Harmless.json")
    guard let data = FileManager.default.contents(atPath: file.path) else {
      entries = []
      return
    }
    entries = try JSONDecoder().decode([Entry].self, from: data)
  }

  /// Returns the reason why a fault changes nothing; nil if none is known.
  func reason(for site: Site) -> String? {
    let found = entries.first {
      $0.file == site.file && $0.before == site.before && $0.after == site.after
        && $0.line == line(site)
    }
    return found?.reason
  }

  /// Returns the line of a fault, without the spaces around it.
  func line(_ site: Site) -> String {
    let file = package.appendingPathComponent(site.file)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return "" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(site.line - 1) else { return "" }
    return lines[site.line - 1].trimmingCharacters(in: .whitespaces)
  }
}
