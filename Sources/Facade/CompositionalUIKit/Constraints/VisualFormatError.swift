import Foundation

/// A mistake in a visual format.
public struct VisualFormatError: Error, Equatable, CustomStringConvertible {
  /// What was expected or is unknown, as a sentence.
  public let message: String
  /// The text with the mistake.
  public let format: String
  /// The characters before the mistake.
  public let offset: Int

  /// The sentence, the text, and a mark below the mistake.
  public var description: String {
    message + "\n" + format + "\n" + String(repeating: " ", count: offset) + "^"
  }
}
