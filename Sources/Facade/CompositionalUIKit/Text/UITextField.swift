// Stand-ins for fields of text. A test types by `simulation`.

import Foundation

/// The change of case of a typed text.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// The first letters of words.
  case words = 1
  /// The first letters of sentences.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// The correction of a typed text.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// None.
  case no = 1
  /// Corrected.
  case yes = 2
}

/// The key that ends typing.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Done.
  case done = 9
}

/// The keys that are shown.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of pages.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a point.
  case decimalPad = 8
}

/// A field with a line of text.
open class UITextField: UIControl {
  /// The look of the border.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// A line.
    case line = 1
    /// A sunken border.
    case bezel = 2
    /// Round corners.
    case roundedRect = 3
  }

  /// The time at which a part is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The text; nil for none.
  open var text: String? = ""
  /// The text that stands in for none; nil for nothing.
  open var placeholder: String?
  /// The font; nil for that of the system.
  ///
  /// It is in the preferred text size if ``adjustsFontForContentSizeCategory`` is true.
  open var font: UIFont? {
    get {
      guard adjustsFontForContentSizeCategory else { return ownFont }
      return ownFont?.following(traitCollection.preferredContentSizeCategory)
    }
    set { ownFont = newValue }
  }
  private var ownFont: UIFont?
  /// The color of the text; nil for that of the system.
  open var textColor: UIColor?
  /// The alignment of the text.
  open var textAlignment: NSTextAlignment = .natural
  /// The border.
  open var borderStyle = BorderStyle.none
  /// The time at which a button clears the text.
  open var clearButtonMode = ViewMode.never
  /// The view at the left; nil for none.
  open var leftView: UIView?
  /// The time at which it is shown.
  open var leftViewMode = ViewMode.never
  /// The view at the right; nil for none.
  open var rightView: UIView?
  /// The time at which it is shown.
  open var rightViewMode = ViewMode.never
  /// True if the font follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false
  /// The change of case of a typed text.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The correction of a typed text.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The key that ends typing.
  open var returnKeyType = UIReturnKeyType.default
  /// The keys.
  open var keyboardType = UIKeyboardType.default
  /// True if the text is hidden.
  open var isSecureTextEntry = false
  /// The meaning of the text; kept, because nothing is filled in.
  open var textContentType: UITextContentType!
  /// The delegate.
  open weak var delegate: (any UITextFieldDelegate)?
  /// True while the text is edited.
  open var isEditing: Bool { isFirstResponder }

  /// True: the field receives text.
  open override var canBecomeFirstResponder: Bool { true }

  /// Ends editing, and tells the delegate and the actions.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, super.resignFirstResponder() else { return true }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }
}

extension ObjectSimulation where Base: UITextField {
  /// Changes the text as typing does, and tells the delegate and the actions.
  ///
  /// - Parameter text: The whole text after typing.
  public func type(_ text: String) {
    if !base.isFirstResponder {
      guard base.delegate?.textFieldShouldBeginEditing(base) ?? true else { return }
      base.becomeFirstResponder()
      base.delegate?.textFieldDidBeginEditing(base)
      base.sendActions(for: .editingDidBegin)
    }
    base.text = text
    base.delegate?.textFieldDidChangeSelection(base)
    base.sendActions(for: .editingChanged)
  }

  /// Presses the key that ends typing, and returns what the delegate answers.
  @discardableResult
  public func pressReturnKey() -> Bool { base.delegate?.textFieldShouldReturn(base) ?? true }
}

/// The delegate of a field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns true if editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing begins.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called when editing ends.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after the text or the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns true if the key that ends typing does what it does by itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A field with a text to search for.
open class UISearchTextField: UITextField {}

/// A view in place of the keyboard.
open class UIInputView: UIView {
  /// The look of such a view.
  public enum Style: Int, Hashable, Sendable {
    /// None.
    case `default` = 0
    /// As the keyboard.
    case keyboard = 1
  }

  /// The look.
  public let inputViewStyle: Style

  /// Creates a view.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view; the archive is not read.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A view that sounds as keys do.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
  /// True if the view sounds.
  var enableInputClicksWhenVisible: Bool { get }
}

/// A language of a keyboard.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language; nil for none.
  open var primaryLanguage: String? { nil }
  /// The languages.
  open class var activeInputModes: [UITextInputMode] { [] }
}
