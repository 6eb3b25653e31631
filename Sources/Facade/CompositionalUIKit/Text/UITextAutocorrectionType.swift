import Foundation

/// The correction of a typed text.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// None.
  case no = 1
  /// Corrected.
  case yes = 2
}
