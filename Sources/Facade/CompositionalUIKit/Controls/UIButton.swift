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
    /// Details.
    case detailDisclosure = 2
    /// Information on light.
    case infoLight = 3
    /// Information on dark.
    case infoDark = 4
    /// A plus.
    case contactAdd = 5
    /// Close.
    case close = 7
  }

  /// The kind.
  public private(set) var buttonType = ButtonType.custom
  /// The look; nil for that of the properties.
  open var configuration: Configuration?
  /// A closure that changes the look; it is called when the button is laid out.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  /// The menu; nil for none.
  open var menu: UIMenu?
  /// True if the button keeps its state.
  open var changesSelectionAsPrimaryAction = false
  /// The text; a button of a configuration has its own.
  public let titleLabel: UILabel? = UILabel(frame: .zero)
  /// The view of the image.
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  /// The distances of the content from the edges, in points; kept, without effect.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { UIKitSimulation.noteInert("UIButton.contentEdgeInsets") }
  }
  /// The distances of the title from its place, in points; kept, without effect.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { UIKitSimulation.noteInert("UIButton.titleEdgeInsets") }
  }
  /// The distances of the image from its place, in points; kept, without effect.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { UIKitSimulation.noteInert("UIButton.imageEdgeInsets") }
  }
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var colors: [UInt: UIColor] = [:]

  /// Creates a button.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
  }

  /// Creates a button with a look.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// The title that is shown; nil for none.
  open var currentTitle: String? { title(for: state) }

  /// The image that is shown; nil for none.
  open var currentImage: UIImage? { image(for: state) }

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    titleLabel?.text = currentTitle
  }

  /// Sets the attributed title of a state; its attributes are not read.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
  }

  /// Sets the color of the title of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }

  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }

  /// Does nothing, because nothing is drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    UIKitSimulation.noteInert("UIButton.setBackgroundImage(_:for:)")
  }

  /// Returns the title of a state, or else of the normal one.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }

  /// Returns the image of a state, or else of the normal one.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }

  /// Returns the color of the title of a state, or else of the normal one.
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] }

  /// Lets the look follow the state.
  open func setNeedsUpdateConfiguration() {
    configurationUpdateHandler?(self)
    setNeedsLayout()
  }

  /// The size of the title, in points; that of an image is not known.
  open override var intrinsicContentSize: CGSize { titleLabel?.intrinsicContentSize ?? .zero }
}

extension ObjectSimulation where Base: UIButton {
  /// Performs the actions, as a touch does.
  public func touch() {
    guard base.isEnabled else { return }
    base.sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered])
  }
}

extension UIButton {
  /// The look of a button.
  public struct Configuration {
    /// The size of a button.
    public enum Size: Int, Hashable, Sendable {
      /// Medium.
      case medium = 0
      /// Small.
      case small = 1
      /// Smallest.
      case mini = 2
      /// Large.
      case large = 3
    }

    /// The corners of a button.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// As its background says.
      case fixed = -1
      /// As its background says, by the text size.
      case dynamic = 0
      /// Little round.
      case small = 1
      /// Round.
      case medium = 2
      /// Very round.
      case large = 3
      /// Half circles.
      case capsule = 4
    }

    /// The title; nil for none.
    public var title: String?
    /// The second title; nil for none.
    public var subtitle: String?
    /// The image; nil for none.
    public var image: UIImage?
    /// The distance of the image from the title, in points.
    public var imagePadding: CGFloat = 0
    /// The edge at which the image stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance of the titles, in points.
    public var titlePadding: CGFloat = 0
    /// The distances of the content from the edges, in points.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The color of the background; nil for that of the style.
    public var baseBackgroundColor: UIColor?
    /// The color of the content; nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The size.
    public var buttonSize = Size.medium
    /// The corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The background.
    public var background = UIBackgroundConfiguration.clear()
    /// True if the button shows that something goes on.
    public var showsActivityIndicator = false
    /// The configuration of a symbol; nil for none.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// Returns a look without a background.
    public static func plain() -> Configuration { Configuration() }
    /// Returns a look with a gray background.
    public static func gray() -> Configuration { Configuration() }
    /// Returns a look with a pale background.
    public static func tinted() -> Configuration { Configuration() }
    /// Returns a look with a background.
    public static func filled() -> Configuration { Configuration() }
    /// Returns a look without a look.
    public static func borderless() -> Configuration { Configuration() }
    /// Returns a look with a border.
    public static func bordered() -> Configuration { Configuration() }
    /// Returns a look with a pale border.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// Returns a prominent look with a border.
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}
