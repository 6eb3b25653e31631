// A view of text with several lines. A test types by `simulation.type`.

import Foundation

/// A view of text with several lines, as high as its text if it does not scroll.
open class UITextView: UIScrollView {
  private let label = UILabel()
  open var text: String! = "" {
    didSet {
      attributed = nil
      textDidChange()
    }
  }
  /// The text with its attributes, of which fonts and attachments count for its size.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: text, attributes: [.font: shownFont]) }
    set {
      text = newValue?.string ?? ""
      attributed = newValue
    }
  }
  private var attributed: NSAttributedString?
  private var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }
  /// The font; nil for that of the system.
  open var font: UIFont? { didSet { textDidChange() } }
  /// The color of the text; nil for that of the system.
  open var textColor: UIColor?
  open var textAlignment: NSTextAlignment = .natural
  /// True if the text can be changed.
  open var isEditable = true
  /// True if the text can be selected.
  open var isSelectable = true
  /// The distances of the text from the edges, in points; the text has 5 points more at its sides.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }
  /// The meaning of the text; kept, because nothing is filled in.
  open var textContentType: UITextContentType!
  /// The keys; kept, because none are shown.
  open var keyboardType = UIKeyboardType.default
  /// The key that ends a line; kept, because no keys are shown.
  open var returnKeyType = UIReturnKeyType.default
  /// The change of case of a typed text.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The correction of a typed text.
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The selected characters.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// True if the user can scroll; otherwise the view is as high as its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }
  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }

  override func takeDelegate(_ delegate: (any UIScrollViewDelegate)?) {
    self.delegate = delegate as? any UITextViewDelegate
    scrollDelegate = delegate
  }

  /// True: the view receives text.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Returns the size of the text in an available width with its distances, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let (across, down) = (inset.left + inset.right + 10, inset.top + inset.bottom)
    label.numberOfLines = 0
    label.ownTraits = traitCollection
    label.font = shownFont
    // An empty text is as high as a line.
    if let attributed, attributed.length > 0 {
      label.attributedText = attributed
    } else {
      label.text = text.isEmpty ? " " : text
    }
    let text = label.sizeThatFits(
      CGSize(width: max(1, size.width - across), height: .greatestFiniteMagnitude))
    return CGSize(width: text.width + across, height: text.height + down)
  }

  override func naturalSize(fitting width: CGFloat?, _ measurements: StackMeasurements) -> CGSize {
    // A subclass may add to the size.
    layoutWidth = width ?? .greatestFiniteMagnitude
    defer { layoutWidth = nil }
    return intrinsicContentSize
  }

  /// The width in which constraints ask for the size, in points; nil for that of the view.
  private var layoutWidth: CGFloat?

  override var hasBaselines: Bool { !isScrollEnabled }

  override var lineSpacing: CGFloat? { shownFont.metrics.leading }

  override func baselines(
    in size: CGSize, _ measurements: StackMeasurements
  ) -> (first: CGFloat, last: CGFloat) {
    let text = measurements.contentSize(of: self, fitting: size.width).height
    return (
      textContainerInset.top + shownFont.ascender,
      max(0, size.height - text) + textContainerInset.bottom - shownFont.descender
    )
  }

  /// The size of the text in the width of the view, with its distances, in points; it cannot be set.
  open override var contentSize: CGSize {
    get {
      let size = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
      return CGSize(width: bounds.width, height: size.height)
    }
    set {}
  }

  /// The size of the text in the width of the view, if it does not scroll.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let width = layoutWidth ?? (bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// The rectangle of the content that is in sight, in content points.
  open override var bounds: CGRect {
    didSet {
      if bounds.width != oldValue.width, !isScrollEnabled { invalidateIntrinsicContentSize() }
    }
  }

  private func textDidChange() {
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  /// Begins editing if the delegate lets it, and tells the delegate.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard isEditable, delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing if the delegate lets it, and tells the delegate.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textViewDidEndEditing(self)
    return true
  }
}

extension ObjectSimulation where Base: UITextView {
  /// Changes the text as typing at its end does, and asks and tells the delegate.
  ///
  /// - Parameter text: The text that is added.
  public func type(_ text: String) {
    let delegate = base.delegate
    guard base.becomeFirstResponder() else { return }
    let end = NSRange(location: base.text.utf16.count, length: 0)
    guard delegate?.textView(base, shouldChangeTextIn: end, replacementText: text) ?? true
    else { return }
    base.text = (base.text ?? "") + text
    base.selectedRange = NSRange(location: base.text.utf16.count, length: 0)
    delegate?.textViewDidChangeSelection(base)
    delegate?.textViewDidChange(base)
  }
}
