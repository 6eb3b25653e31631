import Compositional
import CompositionalInspection

/// The name of an element, or of a part inside one: `cell 0.3`, `cell 0.3/texts/title`.
///
/// `cell:0.3` and `supplementary:header:0.0` are the same without spaces.
struct ElementName {
  /// The element.
  let id: ElementID
  /// The path of the part inside it; nil for the element itself.
  let part: String?

  /// Reads a name.
  init(_ text: String) throws {
    if let id = Self.element(text) {
      self.id = id
      part = nil
      return
    }
    // A kind may contain a slash, so the first one after which the rest is a path counts.
    for (index, character) in zip(text.indices, text) where character == "/" {
      guard let id = Self.element(String(text[..<index])) else { continue }
      let path = String(text[text.index(after: index)...])
      guard !path.isEmpty else { break }
      self.id = id
      part = path
      return
    }
    throw CommandFailure.usage(
      "\"\(text)\" does not name an element; examples are \"cell 0.4\", "
        + "\"supplementary header 0.0\", \"decoration background 0.0\" and \"cell 0.4/title\".")
  }

  /// Returns the element that a text names, with or without spaces; nil for another text.
  static func element(_ text: String) -> ElementID? {
    if let id = ElementID(text) { return id }
    guard let first = text.firstIndex(of: ":"), let last = text.lastIndex(of: ":") else {
      return nil
    }
    var words = [text[..<first], text[text.index(after: last)...]]
    if first < last { words.insert(text[text.index(after: first)..<last], at: 1) }
    return ElementID(words.joined(separator: " "))
  }

  /// Returns the element in a layout.
  ///
  /// - Throws: A failure that says what there is instead.
  func attributes(in subject: LoadedLayout, _ viewport: Viewport) throws -> LayoutAttributes {
    guard let attributes = subject.layout.attributes(for: id, at: viewport) else {
      throw CommandFailure.usage("there is no \(id); \(subject.layout.elementsInstead(of: id)).")
    }
    return attributes
  }

  /// The most parts that a message names.
  private static let named = 12

  /// Returns the part with a path.
  ///
  /// - Throws: A failure that says what there is instead.
  func part(_ path: String, among parts: [PlacedPart]) throws -> PlacedPart {
    if let part = parts.first(where: { $0.path == path }) { return part }
    guard !parts.isEmpty else {
      throw CommandFailure.usage("nothing is known about what is inside \(id).")
    }
    let names = parts.map(\.path)
    let end = Suggestion.nearest(to: path, in: names).map { "; did you mean \"\($0)\"?" }
    let list = names.prefix(Self.named).joined(separator: ", ")
    let more = names.count > Self.named ? " and \(names.count - Self.named) more" : ""
    throw CommandFailure.usage(
      "there is no \"\(path)\" in \(id)" + (end ?? "; its parts are \(list)\(more)."))
  }
}
