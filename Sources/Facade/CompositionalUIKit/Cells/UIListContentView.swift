import Compositional
import Foundation

/// A view that shows the content of a row.
open class UIListContentView: UIView, UIContentView {
  private var current: UIListContentConfiguration
  private let title = UILabel(frame: .zero)
  private let subtitle = UILabel(frame: .zero)

  /// Creates a view.
  public init(configuration: UIListContentConfiguration) {
    current = configuration
    super.init(frame: .zero)
    take(configuration)
  }

  /// Returns nil: an archive cannot contain a configuration.
  public required init?(coder: NSCoder) { nil }

  /// The configuration; setting it changes the view.
  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      take(list)
    }
  }

  /// The guide of the text, from its leading edge on; nil without a text.
  open var textLayoutGuide: UILayoutGuide? { title.hasText ? textGuide : nil }
  private lazy var textGuide = UILayoutGuide(of: self) {
    guard let view = $0 as? UIListContentView else { return .zero }
    var insets = view.current.directionalLayoutMargins
    let image = view.imageSize.width
    insets.leading += image > 0 ? image + view.current.imageToTextPadding : 0
    return insets.physical(view.effectiveUserInterfaceLayoutDirection)
  }

  private func take(_ configuration: UIListContentConfiguration) {
    current = configuration
    title.take(configuration.text, configuration.attributedText, configuration.textProperties)
    subtitle.take(
      configuration.secondaryText, configuration.secondaryAttributedText,
      configuration.secondaryTextProperties)
    invalidateIntrinsicContentSize()
  }

  /// The size of the content without a limit of its width, in points.
  open override var intrinsicContentSize: CGSize { size(fitting: nil) }

  /// Returns the size of the content in an available width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(fitting: size.width > 0 && size.width < .infinity ? size.width : nil)
  }

  override func naturalSize(fitting width: CGFloat?, _ measurements: StackMeasurements) -> CGSize {
    size(fitting: width)
  }

  private func size(fitting width: CGFloat?) -> CGSize {
    // The labels are no subviews, because nothing is drawn.
    let traits = traitCollection
    for label in [title, subtitle] { label.ownTraits = traits }
    let margins = current.directionalLayoutMargins
    let image = imageSize
    let beside =
      margins.leading + margins.trailing + image.width
      + (image.width > 0 ? current.imageToTextPadding : 0)
    let room = width.map { max(0, $0 - beside) }
    let texts = textSize(fitting: room)
    let height = max(texts.height, image.height) + margins.top + margins.bottom
    return CGSize(width: texts.width + beside, height: max(current.leastHeight, height))
  }

  private var imageSize: CGSize {
    guard let image = current.image else { return .zero }
    let reserved = current.imageProperties.reservedLayoutSize
    let limit = current.imageProperties.maximumSize
    // A symbol is as high as a line of text.
    let line =
      current.imageProperties.preferredSymbolConfiguration?.pointSize.map {
        UIFont.systemFont(ofSize: $0).lineHeight
      } ?? title.font.lineHeight
    let natural = image.isSymbolImage ? CGSize(width: line, height: line) : image.size
    func length(_ reserved: CGFloat, _ natural: CGFloat, _ limit: CGFloat) -> CGFloat {
      if reserved > 0 { return reserved }
      return limit > 0 ? min(limit, natural) : natural
    }
    return CGSize(
      width: length(reserved.width, natural.width, limit.width),
      height: length(reserved.height, natural.height, limit.height))
  }

  private func textSize(fitting room: CGFloat?) -> CGSize {
    let texts = [title, subtitle].filter(\.hasText)
    let sizes = texts.map { $0.sizeThatFits(CGSize(width: room ?? 0, height: 0)) }
    guard let first = sizes.first else { return .zero }
    guard sizes.count == 2, let second = sizes.last else { return first }
    let side = first.width + current.textToSecondaryTextHorizontalPadding + second.width
    let natural =
      texts.map { $0.intrinsicContentSize.width }.reduce(0, +)
      + current.textToSecondaryTextHorizontalPadding
    if current.prefersSideBySideTextAndSecondaryText, natural <= room ?? .infinity {
      return CGSize(width: side, height: max(first.height, second.height))
    }
    return CGSize(
      width: max(first.width, second.width),
      height: first.height + current.textToSecondaryTextVerticalPadding + second.height)
  }
}

extension UILabel {
  fileprivate var hasText: Bool { !(text ?? "").isEmpty }

  fileprivate func take(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    let string = text ?? attributed?.string
    switch properties.transform {
    case .none where text == nil && attributed != nil: attributedText = attributed
    case .none: self.text = string
    case .uppercase: self.text = string?.uppercased()
    case .lowercase: self.text = string?.lowercased()
    case .capitalized: self.text = string?.capitalized
    }
    font = properties.font
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    textColor = properties.color
    numberOfLines = properties.numberOfLines
    lineBreakMode = properties.lineBreakMode
  }
}
