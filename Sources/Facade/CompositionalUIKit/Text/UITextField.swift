// Stand-ins for fields of text. A test types by `simulation`.

import Foundation

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
