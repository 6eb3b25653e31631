import Compositional

/// An error in a document, with its path and the expected form, and the other errors of the document.
///
/// ```
/// sections[0].group.width: unknown key "fractionWidth"; did you mean "fractionalWidth"?
/// ```
public struct DocumentError: Error, Hashable, Sendable {
  /// A position in the text of a document.
  public struct Position: Hashable, Sendable {
    /// The line number, from 1.
    public let line: Int
    /// The character within the line, from 1.
    public let column: Int

    /// A position behind every text.
    static let end = Position(line: .max, column: 1)

    /// Creates a position.
    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    static func < (first: Position, second: Position) -> Bool {
      (first.line, first.column) < (second.line, second.column)
    }
  }

  /// The JSON path of the value, such as `sections[0].group`; empty for the whole document.
  public let path: String
  /// A message with the value found and the expected form.
  public let message: String
  /// The position in the text: of malformed JSON, of the value or of an unknown key; nil if there is
  /// no text, as in values from a decoder.
  public internal(set) var position: Position?
  /// The other errors of the document, in the order of its text, at most 19.
  ///
  /// An error of another one has none.
  public internal(set) var others: [DocumentError] = []
  /// The value in its document; nil if the path is all that is known.
  private(set) var place: Place?

  /// A value or a key in a document.
  struct Place: Hashable {
    /// The path of the value, or of the object that has the key.
    let path: DocumentPath
    /// The key; nil for the value.
    let key: String?
  }

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - path: The JSON path of the value; empty for the whole document.
  ///   - message: A message with the value found and the expected form.
  ///   - position: The position in the text; nil if it is not known.
  package init(path: String, message: String, position: Position? = nil) {
    self.path = path
    self.message = message
    self.position = position
  }

  /// Creates an error about a value of a document that is valid JSON.
  ///
  /// - Parameters:
  ///   - path: The path of the value.
  ///   - key: The key of the value that the error is about; nil for the value.
  ///   - message: A message with the value found and the expected form.
  init(at path: DocumentPath, key: String? = nil, message: String) {
    self.init(path: path.description, message: message)
    place = Place(path: path, key: key)
  }
}

extension DocumentError: CustomStringConvertible {
  /// The position, the path and the message of each error, one on a line.
  public var description: String {
    ([self] + others).map { $0.line }.joined(separator: "\n")
  }

  /// The position, the path and the message.
  package var line: String {
    let place = position.map { "line \($0.line), column \($0.column)" }
    switch (place, path.isEmpty) {
    case (nil, true): return message
    case (nil, false): return "\(path): \(message)"
    case (let place?, true): return "\(place): \(message)"
    case (let place?, false): return "\(place), \(path): \(message)"
    }
  }
}
