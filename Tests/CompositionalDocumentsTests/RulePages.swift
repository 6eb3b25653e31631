import Foundation

/// The pages of `Documentation/Rules`, read for the tests.
enum RulePages {
  /// A numbered section of a page.
  struct Section {
    /// The number, such as `2.9.3`, or `P1` for a picture's.
    let number: String
    /// The name of its page.
    let page: String
    /// The lines below its heading, up to the next numbered one.
    var lines: [String] = []
  }

  /// An example of a page: the link to its file and its content on the page.
  struct Example {
    /// The file's name.
    let file: String
    /// The JSON text of the layout, or of its only section.
    var layout = ""
    /// The rows of the tables, cell by cell, without the heads.
    var rows: [[String]] = []
  }

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The names of the pages with their lines, in order.
  static let pages: [(name: String, lines: [String])] =
    files(in: "Documentation/Rules", ["md"]).map { ($0.lastPathComponent, lines(of: $0)) }

  /// The sections whose heading starts with a number.
  static let sections: [Section] = pages.flatMap { page in
    var found: [Section] = []
    for line in page.lines {
      if let match = line.prefixMatch(of: /###? (\d+(?:\.\d+)+|P\d+) \S/) {
        found.append(Section(number: String(match.1), page: page.name))
      } else if !found.isEmpty {
        found[found.count - 1].lines.append(line)
      }
    }
    return found
  }

  /// The examples of all pages.
  static let examples: [Example] = pages.flatMap { page in
    var found: [Example] = []
    var isOpen = false
    var isCode = false
    for line in page.lines {
      if let match = line.prefixMatch(of: /\[[^\]]+\]\(\S*\/Fixtures\/rules\/([^)\/]+)\)/) {
        found.append(Example(file: String(match.1)))
        isOpen = true
      } else if line.hasPrefix("#") {
        isOpen = false
      } else if line.hasPrefix("```") {
        isCode = line == "```json"
      } else if isOpen, isCode {
        found[found.count - 1].layout += line + "\n"
      } else if isOpen, let row = cells(of: line) {
        found[found.count - 1].rows.append(row)
      }
    }
    return found
  }

  /// The cells of a table's row, unless it belongs to the head of the table.
  private static func cells(of line: String) -> [String]? {
    guard line.hasPrefix("|"), line.hasSuffix("|"), !line.hasPrefix("|---") else { return nil }
    let cells = line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return cells[0] == "element" || cells[0] == "rectangle" ? nil : cells
  }

  /// The files of a folder and its folders with one of the extensions, in order.
  static func files(in folder: String, _ extensions: Set<String>) -> [URL] {
    let root = package.appendingPathComponent(folder)
    let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (all?.allObjects ?? []).compactMap { $0 as? URL }
      .filter {
        // The package itself may lie in a folder of builds.
        extensions.contains($0.pathExtension)
          && !$0.path.dropFirst(package.path.count).contains("/.build")
      }
      .sorted { $0.path < $1.path }
  }

  /// The files of Swift code in which a rule may be cited: those with the word.
  static func citing(in folders: [String]) -> [URL] {
    let words = ["rule", "Rule"].map { Data($0.utf8) }
    return folders.flatMap { files(in: $0, ["swift"]) }.filter { file in
      guard let data = try? Data(contentsOf: file) else { return false }
      return words.contains { data.range(of: $0) != nil }
    }
  }

  /// The lines of a text file; none where it cannot be read.
  static func lines(of file: URL) -> [String] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
