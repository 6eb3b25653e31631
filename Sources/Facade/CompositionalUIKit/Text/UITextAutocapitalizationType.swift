import Foundation

/// The change of case of a typed text.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none = 0
  /// The first letters of words.
  case words = 1
  /// The first letters of sentences.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}
