// Stand-ins for fields of text. A test types by `simulation`.

import Foundation

/// A field with a line of text.
open class UITextField: UIControl {
  /// The look of the border.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none = 0
    case line = 1
    /// A sunken border.
    case bezel = 2
    /// Round corners.
    case roundedRect = 3
  }

  /// The time at which a part is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    case always = 3
  }

  /// The text; nil for none.
  open var text: String? = "" { didSet { invalidateIntrinsicContentSize() } }
  /// The text that stands in for none; nil for nothing.
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  /// The font; nil for that of the system.
  ///
  /// It is in the preferred text size if ``adjustsFontForContentSizeCategory`` is true.
  open var font: UIFont? {
    get {
      guard adjustsFontForContentSizeCategory else { return ownFont }
      return ownFont?.following(traitCollection.preferredContentSizeCategory)
    }
    set {
      ownFont = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var ownFont: UIFont?
  /// The color of the text; nil for that of the system.
  open var textColor: UIColor?
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// The time at which a button clears the text.
  open var clearButtonMode = ViewMode.never { didSet { invalidateIntrinsicContentSize() } }
  /// The view at the left; nil for none.
  open var leftView: UIView? {
    didSet { exchange(oldValue, for: leftView) }
  }
  /// The time at which it is shown.
  open var leftViewMode = ViewMode.never { didSet { invalidateIntrinsicContentSize() } }
  /// The view at the right; nil for none.
  open var rightView: UIView? {
    didSet { exchange(oldValue, for: rightView) }
  }
  /// The time at which it is shown.
  open var rightViewMode = ViewMode.never { didSet { invalidateIntrinsicContentSize() } }
  /// True if the font follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The change of case of a typed text.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The correction of a typed text.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The key that ends typing.
  open var spellCheckingType = UITextSpellCheckingType.default
  open var returnKeyType = UIReturnKeyType.default
  /// The keys.
  open var keyboardType = UIKeyboardType.default
  /// True if the text is hidden.
  open var isSecureTextEntry = false
  /// The meaning of the text; kept, because nothing is filled in.
  open var textContentType: UITextContentType!
  open weak var delegate: (any UITextFieldDelegate)?
  /// True while the text is edited.
  open var isEditing: Bool { isFirstResponder }

  private let label = UILabel(frame: .zero)

  private func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    invalidateIntrinsicContentSize()
  }

  private var sideViews: (left: UIView?, right: UIView?) {
    (isShown(leftViewMode) ? leftView : nil, isShown(rightViewMode) ? rightView : nil)
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var textSize: CGSize {
    label.ownTraits = traitCollection
    label.font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    // Without text, the field is as wide as its placeholder, and as high as a line.
    let shown = [text, placeholder].compactMap { $0 }.first { !$0.isEmpty }
    label.text = shown ?? " "
    let size = label.intrinsicContentSize
    return CGSize(width: shown == nil ? 0 : size.width, height: size.height)
  }

  private var hasRoundBorder: Bool { borderStyle == .roundedRect }

  /// The size of the text with the border and the views beside it, in points.
  ///
  /// A line of 17 points takes 22 without a border and 34 with a round one.
  open override var intrinsicContentSize: CGSize {
    let text = textSize
    let border: CGFloat = hasRoundBorder ? 7 : 0
    let sides = [sideViews.left, sideViews.right].compactMap { $0?.bounds.size }
    let height = (text.height + 1).rounded(.up) + (hasRoundBorder ? 12 : 0)
    return CGSize(
      width: text.width + 2 * border + sides.reduce(0) { $0 + $1.width },
      height: max(height, sides.map(\.height).max() ?? 0))
  }

  /// Returns the size of the text with the border and the views beside it, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var hasBaselines: Bool { true }

  override var lineSpacing: CGFloat? {
    (font ?? .systemFont(ofSize: UIFont.labelFontSize)).metrics.leading
  }

  override func baselines(
    in size: CGSize, _ measurements: StackMeasurements
  ) -> (first: CGFloat, last: CGFloat) {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let above = (size.height - textSize.height) / 2
    return (above + font.ascender, above - font.descender)
  }

  /// Puts the views beside the text at the edges.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = sideViews
    for (view, other) in [(leftView, shown.left), (rightView, shown.right)] {
      view?.isHidden = other == nil
    }
    func place(_ view: UIView?, atLeft isLeft: Bool) {
      guard let view else { return }
      let size = view.bounds.size
      view.frame = CGRect(
        x: isLeft ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    place(shown.left, atLeft: !isReversed)
    place(shown.right, atLeft: isReversed)
  }

  /// True: the field receives text.
  open override var canBecomeFirstResponder: Bool { true }

  /// Begins editing if the delegate lets it, and tells the delegate and the actions.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// The reason why editing ended.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The text was taken.
    case committed = 0
    /// The text was not taken.
    case cancelled = 1
  }

  /// Ends editing if the delegate lets it, and tells the delegate and the actions.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }
}

extension UITextField {
  /// Posted after the user has changed the text.
  public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
}

extension ObjectSimulation where Base: UITextField {
  /// Changes the text as typing does, and asks and tells the delegate and the actions.
  ///
  /// The delegate is asked for the characters that differ.
  ///
  /// - Parameter text: The whole text after typing.
  public func type(_ text: String) {
    if let bar = (base as? UISearchTextField)?.bar { return bar.takeTyped(text) }
    guard base.isFirstResponder || base.canBeTouched, base.becomeFirstResponder() else { return }
    let (range, replacement) = (base.text ?? "").change(to: text)
    let delegate = base.delegate
    guard
      delegate?.textField(base, shouldChangeCharactersIn: range, replacementString: replacement)
        ?? true
    else { return }
    take(text)
  }

  /// Touches the button that clears the text.
  ///
  /// - Returns: False if the delegate does not let it, or the field never shows the button.
  @discardableResult
  public func clear() -> Bool {
    guard base.clearButtonMode != .never, base.delegate?.textFieldShouldClear(base) ?? true else {
      return false
    }
    take("")
    return true
  }

  private func take(_ text: String) {
    base.text = text
    base.delegate?.textFieldDidChangeSelection(base)
    base.sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: base)
  }

  /// Presses the key that ends typing, and returns what the delegate answers.
  @discardableResult
  public func pressReturnKey() -> Bool { base.delegate?.textFieldShouldReturn(base) ?? true }
}

extension String {
  /// Returns the change of the characters that differ between this text and another: their range, in UTF-16 units,
  /// and what takes their place.
  func change(to new: String) -> (range: NSRange, replacement: String) {
    let start = zip(self, new).prefix { $0 == $1 }.count
    let (old, other) = (dropFirst(start), new.dropFirst(start))
    let end = zip(old.reversed(), other.reversed()).prefix { $0 == $1 }.count
    return (
      NSRange(location: prefix(start).utf16.count, length: old.dropLast(end).utf16.count),
      String(other.dropLast(end))
    )
  }
}
