import Foundation

/// A language of a keyboard.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language; nil for none.
  open var primaryLanguage: String? { nil }
  /// The languages.
  open class var activeInputModes: [UITextInputMode] { [] }
}
