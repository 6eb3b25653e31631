// What a part of content is, for pages that draw it.

extension Content {
  /// Returns what the part at a path is, and its text with the sizes of its lines at a text size;
  /// nothing for a path that rows have renamed.
  func described(
    at path: String, in category: PreferredContentSizeCategory
  ) -> [(String, JSONValue)] {
    guard let node = node(at: path[...]) else { return [] }
    return [("role", .string(node.role))] + (node.sample.map { [("text", .string($0))] } ?? [])
      + node.lines(in: category)
  }

  /// The distance of lines, and the font size of text that is measured by its characters, in points.
  private func lines(in category: PreferredContentSizeCategory) -> [(String, JSONValue)] {
    guard case .leaf(let leaf) = kind else { return [] }
    switch leaf.rule {
    case .text(let text):
      let metrics = text.style.metrics(in: category)
      return [("lineHeight", .number(metrics.leading)), ("pointSize", .number(metrics.pointSize))]
    case .wrapping(_, let lineHeight, _): return [("lineHeight", .number(lineHeight))]
    case .fixed, .area, .measured: return []
    }
  }

  /// Returns the node at a path, whose parts may have names of several words.
  private func node(at path: Substring) -> Content? {
    for part in parts {
      if path == part.name { return part.content }
      guard path.hasPrefix(part.name + "/") else { continue }
      if let found = part.content.node(at: path.dropFirst(part.name.utf8.count + 1)) {
        return found
      }
    }
    return nil
  }

  /// A word for the kind of the node: what it shows, or what lays out its parts.
  private var role: String {
    switch kind {
    case .leaf(let leaf):
      switch leaf.rule {
      case .text, .wrapping: "text"
      case .fixed, .area, .measured: "view"
      }
    case .stack: "stack"
    case .spacer: "spacer"
    case .flow: "flow"
    case .split: "split"
    case .scrollingSplit: "scrollingSplit"
    case .conditional: "conditional"
    case .rows: "rows"
    case .constraints: "constraints"
    case .padding: "padding"
    case .separator: "separator"
    }
  }

  /// The most characters of a text that a page shows.
  private static let sampleLength = 200

  /// The text of a leaf, no longer than a page shows.
  private var sample: String? {
    guard case .leaf(let leaf) = kind, case .text(let text) = leaf.rule else { return nil }
    return switch text.source {
    case .filler(let length): TextModel.text(of: min(length, Self.sampleLength))
    case .string(let string): String(string.prefix(Self.sampleLength))
    }
  }
}
