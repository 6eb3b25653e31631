import Foundation

/// The marking of words that are not in a dictionary.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// None.
  case no = 1
  /// Marked.
  case yes = 2
}
