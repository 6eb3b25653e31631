// Stand-ins for buttons and their look.

import Foundation

/// A control that a touch triggers.
open class UIButton: UIControl {
  /// The kind of a button.
  public enum ButtonType: Int, Hashable, Sendable {
    /// Without a look.
    case custom = 0
    /// As the system draws it.
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    /// A plus.
    case contactAdd = 5
    case close = 7
  }

  /// The kind.
  public private(set) var buttonType = ButtonType.custom
  /// The look; nil for that of the properties.
  open var configuration: Configuration? { didSet { contentDidChange() } }
  /// A closure that changes the look; it is called once in the first layout pass, and in the next after each
  /// change of the state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The menu; nil for none.
  open var menu: UIMenu? {
    didSet {
      menu?.button = self
      showSelection()
    }
  }
  /// True if each touch selects or deselects the button, or if the title is that of the element which was
  /// chosen from the menu.
  open var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }
  /// True if a touch shows the menu.
  open override var showsMenuAsPrimaryAction: Bool { didSet { showSelection() } }
  /// The text.
  public let titleLabel: UILabel? = UILabel(frame: .zero)
  /// The text below the title, that of the configuration.
  public let subtitleLabel: UILabel? = UILabel(frame: .zero)
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  /// The distances of the content from the edges, in points; if all are zero, a title has 6 above
  /// and below it.
  ///
  /// A configuration has its own.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }
  /// The distances of the title from its place, in points; the size of the button does not depend on them.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The distances of the image from its place, in points; the size of the button does not depend on them.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  private var needsConfigurationUpdate = true
  private var titles: [UInt: NSAttributedString] = [:]
  private var images: [UInt: UIImage] = [:]
  private var colors: [UInt: UIColor] = [:]

  /// Creates a button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel?.font = .systemFont(ofSize: UIFont.buttonFontSize)
  }

  /// Creates a button; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      setImage(primaryAction.image, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    if buttonType != .custom { titleLabel?.font = .systemFont(ofSize: 15) }
  }

  /// Creates a button with a look.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
    // A property set in an initializer does not call its observer.
    contentDidChange()
  }

  /// The title that is shown; nil for none.
  open var currentTitle: String? { title(for: state) }

  /// The image that is shown; nil for none.
  open var currentImage: UIImage? { image(for: state) }

  open func setTitle(_ title: String?, for state: State) {
    setAttributedTitle(title.map { NSAttributedString(string: $0) }, for: state)
  }

  /// Sets the title of a state, whose fonts count.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state.rawValue] = title
    contentDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    contentDidChange()
  }

  /// Does nothing, because nothing is drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    UIKitSimulation.noteInert("UIButton.setBackgroundImage(_:for:)")
  }

  /// Returns the title of a state, or else of the normal one.
  open func title(for state: State) -> String? { attributedTitle(for: state)?.string }

  /// Returns the attributed title of a state, or else of the normal one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    titles[state.rawValue] ?? titles[0]
  }

  /// Returns the image of a state, or else of the normal one.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }

  /// Returns the color of the title of a state, or else of the normal one.
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] }

  /// True if the button shows which element of its menu was chosen.
  var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  /// Shows the element of a pop-up menu that is on; the first one, if none is.
  func showSelection() {
    guard isPopUp, let actions = menu?.actions, !actions.isEmpty else { return }
    let chosen = actions.first { $0.state == .on } ?? actions[0]
    for action in actions { action.state = action === chosen ? .on : .off }
    if configuration == nil {
      setTitle(chosen.title, for: .normal)
    } else {
      configuration?.title = chosen.title
    }
  }

  /// Lets the look follow the state in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Lets the look follow the state: calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    contentDidChange()
  }

  override func childSizeDidChange() { invalidateIntrinsicContentSize() }

  private func contentDidChange() {
    takeContent()
    invalidateIntrinsicContentSize()
  }

  override func followState() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
  }

  /// Places the title and the image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// The size of the content with the space around it, in points.
  open override var intrinsicContentSize: CGSize { contentSize(fitting: layoutWidth) }

  /// Returns the size of the content with the space around it, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(fitting: size.width > 0 && size.width < .infinity ? size.width : nil)
  }

  override func naturalSize(fitting width: CGFloat?, _ measurements: StackMeasurements) -> CGSize {
    // A subclass may have a size of its own.
    layoutWidth = width
    defer { layoutWidth = nil }
    return intrinsicContentSize
  }

  /// The width in which constraints ask for the size, in points; nil for any.
  private var layoutWidth: CGFloat?

  override var hasBaselines: Bool { titleLabel?.isHidden == false }

  override var lineSpacing: CGFloat? { titleLabel?.lineSpacing }

  override func baselines(
    in size: CGSize, _ measurements: StackMeasurements
  ) -> (first: CGFloat, last: CGFloat) { titleBaselines(in: size) }
}

extension ObjectSimulation where Base: UIButton {
  /// Performs the actions, as a touch does.
  public func touch() {
    guard base.canBeOperated else { return }
    if base.showsMenuAsPrimaryAction, base.menu != nil {
      // The menu is shown; a test chooses from it with `menu.simulation`.
      return base.sendActions(for: [.touchDown, .menuActionTriggered])
    }
    if base.changesSelectionAsPrimaryAction { base.isSelected.toggle() }
    base.sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered])
  }
}
