import Foundation

/// Reads a visual format from left to right.
struct VisualFormatReader {
  private let text: String
  private let characters: [Character]
  private let metrics: [String: CGFloat]
  private let views: Set<String>
  private var place = 0

  init(_ text: String, metrics: [String: CGFloat], views: Set<String>) {
    self.text = text
    characters = Array(text)
    self.metrics = metrics
    self.views = views
  }

  /// Reads the whole text.
  ///
  /// - Complexity: O(characters)
  mutating func read() throws -> VisualFormat {
    var format = VisualFormat()
    if next == "H" || next == "V" {
      format.isVertical = next == "V"
      place += 1
      try take(":", "Expected ':' after the orientation.")
    }
    if next == "|" {
      place += 1
      add(.superview, to: &format)
      format.connections.append(try connection())
    }
    try addView(to: &format)
    while place < characters.count {
      let before = place
      format.connections.append(try connection())
      if next == "|" {
        place += 1
        add(.superview, to: &format)
        break
      }
      guard next == "[" else {
        throw error("Expected '[' of a view or '|' of the superview.", at: max(before, place))
      }
      try addView(to: &format)
    }
    guard place == characters.count else { throw error("Expected the end of the text.") }
    return format
  }

  private func add(_ element: VisualFormat.Element, to format: inout VisualFormat) {
    format.elements.append(element)
    format.lengths.append([])
  }

  private mutating func addView(to format: inout VisualFormat) throws {
    try take("[", "Expected '[' of a view.")
    let start = place
    guard let name = identifier() else { throw error("Expected the name of a view.") }
    guard views.contains(name) else { throw error("\(name) is no view.", at: start) }
    add(.view(name), to: &format)
    if next == "(" { format.lengths[format.lengths.count - 1] = try list(allowsViews: true) }
    try take("]", "Expected ']' after the view.")
  }

  private mutating func connection() throws -> VisualFormat.Connection {
    guard next == "-" else { return .flush }
    place += 1
    if next == "[" || next == "|" { return .standard }
    let predicates = next == "(" ? try list(allowsViews: false) : [try simplePredicate()]
    try take("-", "Expected '-' after the distance.")
    return .predicates(predicates)
  }

  private mutating func list(allowsViews: Bool) throws -> [VisualFormat.Predicate] {
    try take("(", "Expected '('.")
    var list = [try predicate(allowsViews)]
    while next == "," {
      place += 1
      list.append(try predicate(allowsViews))
    }
    try take(")", "Expected ')' or ','.")
    return list
  }

  private mutating func simplePredicate() throws -> VisualFormat.Predicate {
    let start = place
    let value = try number("a distance")
    guard value >= 0 else {
      throw error("Expected a distance from 0. Put it in parentheses.", at: start)
    }
    var predicate = VisualFormat.Predicate(object: .constant(value))
    if next == "@" { predicate.priority = try priority() }
    return predicate
  }

  private mutating func predicate(_ allowsViews: Bool) throws -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if let sign = next, "=<>".contains(sign) {
      place += 1
      try take("=", "Expected '==', '<=' or '>='.")
      relation = sign == "<" ? .lessThanOrEqual : sign == ">" ? .greaterThanOrEqual : .equal
    }
    let start = place
    var object: VisualFormat.Object?
    if allowsViews, let name = identifier() {
      if views.contains(name) { object = .view(name) } else { place = start }
    }
    var predicate = VisualFormat.Predicate(
      relation: relation, object: try object ?? .constant(number("a number")))
    if next == "@" { predicate.priority = try priority() }
    return predicate
  }

  private mutating func priority() throws -> UILayoutPriority {
    place += 1
    let start = place
    let value = try number("a priority")
    guard value > 0, value <= 1000 else {
      throw error("A priority is above 0 and at most 1000.", at: start)
    }
    return UILayoutPriority(Float(value))
  }

  /// Reads a number or the name of one.
  private mutating func number(_ kind: String) throws -> CGFloat {
    let start = place
    if let name = identifier() {
      guard let value = metrics[name] else { throw error("\(name) is no metric.", at: start) }
      return value
    }
    if next == "-" || next == "+" { place += 1 }
    while let digit = next, digit.isASCII, digit.isNumber || digit == "." { place += 1 }
    guard let value = Double(String(characters[start..<place])), value.isFinite else {
      throw error("Expected \(kind).", at: start)
    }
    return CGFloat(value)
  }

  /// Reads a name; nil without moving if there is none.
  private mutating func identifier() -> String? {
    func isPart(_ character: Character, _ isFirst: Bool) -> Bool {
      character == "_" || character.isLetter || !isFirst && character.isNumber
    }
    let start = place
    while let character = next, isPart(character, place == start) { place += 1 }
    return place > start ? String(characters[start..<place]) : nil
  }

  private var next: Character? { place < characters.count ? characters[place] : nil }

  private mutating func take(_ character: Character, _ message: String) throws {
    guard next == character else { throw error(message) }
    place += 1
  }

  private func error(_ message: String, at offset: Int? = nil) -> VisualFormatError {
    VisualFormatError(message: message, format: text, offset: offset ?? place)
  }
}
