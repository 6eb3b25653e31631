import Compositional
import CompositionalInspection

/// The name of an element, or of a part inside one: `cell 0.3`, `cell 0.3/texts/title`.
///
/// `cell:0.3` and `supplementary:header:0.0` are the same without spaces. `header 0.0` is short for
/// `supplementary header 0.0` or `decoration header 0.0`, whichever the layout has.
struct ElementName {
  /// The element; for a short name the supplementary view, until the name is resolved.
  let id: ElementID
  /// The decoration view that a short name can mean as well; nil for a full name.
  let alternative: ElementID?
  /// The path of the part inside it; nil for the element itself.
  let part: String?

  /// Reads a name.
  init(_ text: String) throws {
    // A kind may contain a slash, so the first one after which the rest is a path counts. A full
    // name comes before a short one.
    let slashes = zip(text.indices, text).filter { $0.1 == "/" }.map { $0.0 }
    for form in [{ Self.element($0).map { ($0, nil) } }, Self.short] {
      for end in [text.endIndex] + slashes {
        guard let (id, alternative) = form(String(text[..<end])) else { continue }
        let path = end < text.endIndex ? String(text[text.index(after: end)...]) : nil
        guard path != "" else { break }
        self.init(id, alternative, part: path)
        return
      }
    }
    throw CommandFailure.usage(
      "\"\(text)\" does not name an element; examples are \"cell 0.4\", "
        + "\"supplementary header 0.0\", \"decoration background 0.0\" and \"cell 0.4/title\".")
  }

  private init(_ id: ElementID, _ alternative: ElementID?, part: String?) {
    self.id = id
    self.alternative = alternative
    self.part = part
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

  /// Returns the two elements that a name without a category can mean; nil for another text.
  private static func short(_ text: String) -> (ElementID, ElementID?)? {
    guard let end = text.lastIndex(where: { $0 == " " || $0 == ":" }) else { return nil }
    let name = "\(text[..<end]) \(text[text.index(after: end)...])"
    guard end > text.startIndex, let view = ElementID("supplementary " + name) else { return nil }
    return (view, ElementID("decoration " + name))
  }

  /// Returns the full name of the element that the layout has.
  ///
  /// - Throws: A failure if a short name means two elements of the layout, or none.
  func resolved(in layout: CollectionLayout) throws -> ElementName {
    guard let alternative else { return self }
    let found = [id, alternative].filter { layout.attributes(for: $0) != nil }
    if found.count == 1 { return ElementName(found[0], nil, part: part) }
    guard found.isEmpty else {
      throw CommandFailure.usage(
        "the layout has two such elements; write \"\(id)\" or \"\(alternative)\".")
    }
    if let first = id.kind.flatMap(Self.first(in:)) {
      throw CommandFailure.usage(
        "the words name more than one element; name one, such as \"\(first)\".")
    }
    throw CommandFailure.usage(
      "there is no \(id) and no \(alternative); \(layout.elementsInstead(of: id)).")
  }

  /// Returns the element that the kind of a view names, as in `cell 0.7 0.8`; nil for a mere kind.
  private static func first(in kind: String) -> String? {
    element(kind) ?? short(kind)?.0 == nil ? nil : kind
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
      throw CommandFailure.usage("\(id) has no known content.")
    }
    let names = parts.map(\.path)
    let end = Suggestion.nearest(to: path, in: names).map { "; did you mean \"\($0)\"?" }
    let list = names.prefix(Self.named).joined(separator: ", ")
    let more = names.count > Self.named ? " and \(names.count - Self.named) more" : ""
    throw CommandFailure.usage(
      "there is no \"\(path)\" in \(id)" + (end ?? "; its parts are \(list)\(more)."))
  }
}
