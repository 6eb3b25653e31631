import Compositional

/// What is wrong with a document, where it stands, and what may stand there instead.
///
/// ```
/// sections[0].group.width: unknown key "fractionWidth"; did you mean "fractionalWidth"?
/// ```
public struct DocumentError: Error, Hashable, Sendable {
  /// A place in the text of a document, both numbers counted from one.
  public struct Position: Hashable, Sendable {
    /// The line.
    public let line: Int
    /// The character within the line.
    public let column: Int

    /// Makes a position.
    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The JSON path of the value, such as `sections[0].group`; empty for the whole document.
  public let path: String
  /// A sentence that says what stands there and what may.
  public let message: String
  /// Where the text itself is malformed; nil where it is JSON, but not a document.
  public let position: Position?

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - path: the JSON path of the value; empty for the whole document.
  ///   - message: what stands there and what may.
  ///   - position: where the text itself is malformed.
  package init(path: String, message: String, position: Position? = nil) {
    self.path = path
    self.message = message
    self.position = position
  }
}

extension DocumentError: CustomStringConvertible {
  /// The place, a colon and the message, on one line.
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
