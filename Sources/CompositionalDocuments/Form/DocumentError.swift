import Compositional

/// An error in a document, with its path and the expected form.
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

    /// Creates a position.
    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The JSON path of the value, such as `sections[0].group`; empty for the whole document.
  public let path: String
  /// A message with the value found and the expected form.
  public let message: String
  /// The position of malformed JSON; nil if the text is valid JSON but not a valid document.
  public let position: Position?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - path: The JSON path of the value; empty for the whole document.
  ///   - message: A message with the value found and the expected form.
  ///   - position: The position of malformed JSON; nil for valid JSON.
  package init(path: String, message: String, position: Position? = nil) {
    self.path = path
    self.message = message
    self.position = position
  }
}

extension DocumentError: CustomStringConvertible {
  /// The position, the path and the message, on one line.
  public var description: String {
    let place = position.map { "line \($0.line), column \($0.column)" }
    switch (place, path.isEmpty) {
    case (nil, true): return message
    case (nil, false): return "\(path): \(message)"
    case (let place?, true): return "\(place): \(message)"
    case (let place?, false): return "\(place), \(path): \(message)"
    }
  }
}
