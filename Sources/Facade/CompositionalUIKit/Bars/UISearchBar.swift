import Foundation

/// A bar with a text to search for.
open class UISearchBar: UIView {
  /// The look of a bar.
  public enum Style: Int, Hashable, Sendable {
    /// As the system chooses.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  /// The text, nil for none; code that sets it does not notify the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that stands in for none; nil for nothing.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the bar; nil for none.
  open var prompt: String?
  open weak var delegate: (any UISearchBarDelegate)?
  /// The look.
  open var searchBarStyle = Style.default
  /// True if there is a button that cancels.
  open var showsCancelButton = false
  /// True if there are scopes; kept, without effect.
  open var showsScopeBar = false {
    didSet { UIKitSimulation.noteInert("UISearchBar.showsScopeBar") }
  }
  /// The titles of scopes; nil for none.
  open var scopeButtonTitles: [String]?
  /// The index of the chosen scope.
  open var selectedScopeButtonIndex = 0
  /// True if what is behind shines through.
  open var isTranslucent = true
  /// The color of the bar; nil for that of the system.
  open var barTintColor: UIColor?
  /// The image of the background; nil for that of the system.
  open var backgroundImage: UIImage?
  /// The field of the text, which has that of the bar.
  public private(set) lazy var searchTextField = {
    let field = UISearchTextField(frame: .zero)
    field.text = nil
    field.bar = self
    return field
  }()
  /// The change of case of a typed text.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The correction of a typed text.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The key that ends typing.
  open var returnKeyType = UIReturnKeyType.search
  weak var searchController: UISearchController?

  /// Begins typing if the delegate lets it, and tells the search controller and the delegate.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    searchController?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  /// Ends typing if the delegate lets it, and tells the delegate.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  /// True: the bar receives text.
  open override var canBecomeFirstResponder: Bool { true }

  /// The height of a bar, in points; it has no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SystemMetrics.searchBar)
  }

  /// Returns the width that is offered, and the height of the bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Shows or hides the button that cancels.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Takes a text that was typed in the bar or its field.
  func takeTyped(_ text: String) {
    guard becomeFirstResponder() else { return }
    let (range, replacement) = (self.text ?? "").change(to: text)
    guard
      delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    else { return }
    self.text = text
    searchTextField.sendActions(for: .editingChanged)
    delegate?.searchBar(self, textDidChange: text)
    searchController?.update()
  }
}

extension ObjectSimulation where Base: UISearchBar {
  /// Changes the text as typing does, and notifies the delegate and the search controller.
  ///
  /// - Parameter text: The whole text after typing.
  public func type(_ text: String) { base.takeTyped(text) }

  /// Touches the button that cancels: the text is empty, and the delegate is notified.
  public func cancel() {
    base.text = ""
    base.resignFirstResponder()
    base.delegate?.searchBar(base, textDidChange: "")
    base.delegate?.searchBarCancelButtonClicked(base)
    base.searchController?.isActive = false
  }

  public func pressSearchKey() { base.delegate?.searchBarSearchButtonClicked(base) }

  /// Chooses a scope, and notifies the delegate and the search controller.
  public func selectScope(_ index: Int) {
    base.selectedScopeButtonIndex = index
    base.delegate?.searchBar(base, selectedScopeButtonIndexDidChange: index)
    base.searchController?.update()
  }
}
