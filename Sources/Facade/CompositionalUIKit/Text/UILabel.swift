// A stand-in for labels and images: properties that layout code sets. Text is measured by the text
// model of the engine, and images are not read.

import Compositional
import Foundation

/// A view that shows text, whose size is approximated by `TextModel`.
open class UILabel: UIView {
  open var text: String? {
    didSet {
      attributed = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with its attributes, of which fonts and attachments count for its size.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0, attributes: [.font: font!]) } }
    set {
      text = newValue?.string
      attributed = newValue
    }
  }
  private var attributed: NSAttributedString?
  /// The font; nil stands for the system's font of 17 points.
  ///
  /// It is in the preferred text size if ``adjustsFontForContentSizeCategory`` is true.
  open var font: UIFont! {
    get {
      let font = ownFont ?? .systemFont(ofSize: UIFont.labelFontSize)
      guard adjustsFontForContentSizeCategory, font.scaling != nil else { return font }
      return font.following(traitCollection.preferredContentSizeCategory)
    }
    set {
      ownFont = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var ownFont: UIFont?
  open var textColor: UIColor! = UIColor.label
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines: Int = 1 {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The width at which the natural size is measured, in points; 0 for any.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var textAlignment: NSTextAlignment = .natural
  /// The handling of a line that is too long; wrapping by characters is kept, without effect.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet {
      if lineBreakMode == .byCharWrapping { UIKitSimulation.noteInert("UILabel.lineBreakMode") }
    }
  }
  /// True if the font follows the preferred text size of the label's traits: that of a text style,
  /// and one scaled by `UIFontMetrics`.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// True if the font shrinks to fit a long text.
  open var adjustsFontSizeToFitWidth: Bool = false
  /// The minimum factor of that shrinking, from 0 to 1.
  open var minimumScaleFactor: CGFloat = 0

  /// Creates a label, which receives no touches.
  ///
  /// - Parameter frame: The frame, in the superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label without size, which receives no touches; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The size of the text, in points.
  open override var intrinsicContentSize: CGSize {
    textSize(fitting: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth)
  }

  /// Returns the size of the text in an available width, in points; that of one line is the same in any
  /// width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(fitting: size.width > 0 && size.width < .infinity ? size.width : nil)
  }

  override func naturalSize(fitting width: CGFloat?, _ measurements: StackMeasurements) -> CGSize {
    // A subclass may add to the size.
    layoutWidth = width
    defer { layoutWidth = nil }
    return intrinsicContentSize
  }

  /// The width in which constraints ask for the size, in points; nil for any.
  private var layoutWidth: CGFloat?

  /// Called where a text is drawn; never called, because nothing is drawn.
  open func drawText(in rect: CGRect) {}

  override var hasBaselines: Bool { true }

  override var lineSpacing: CGFloat? { font.metrics.leading }

  override func baselines(
    in size: CGSize, _ measurements: StackMeasurements
  ) -> (first: CGFloat, last: CGFloat) {
    // A text is in the middle of a label that is taller.
    let text = measurements.contentSize(of: self, fitting: size.width).height
    let (font, above) = (soleFont ?? self.font!, max(0, (size.height - text) / 2))
    return (above + font.ascender, above - font.descender)
  }

  /// The font of the whole text; nil if its parts have others.
  private var soleFont: UIFont? {
    guard let attributed else { return font }
    let font = AttributedTextSize.onlyFont(of: attributed, standard: font)
    return adjustsFontForContentSizeCategory
      ? font?.following(traitCollection.preferredContentSizeCategory) : font
  }

  /// Returns the size of the text, rounded up to whole pixels.
  ///
  /// - Parameter width: The available width, in points; nil for any. One line needs its natural width.
  private func textSize(fitting width: CGFloat?) -> CGSize {
    let width = numberOfLines == 1 ? nil : width
    guard let string = text, !string.isEmpty else { return .zero }
    let lineLimit = numberOfLines > 0 ? numberOfLines : nil
    let isBold = traitCollection.legibilityWeight == .bold
    let displayScale = max(1, traitCollection.displayScale)
    guard let font = soleFont else {
      let rule = AttributedTextSize(standard: font, isBold: isBold, displayScale: displayScale)
      return rule.size(
        of: attributed ?? NSAttributedString(string: string), fitting: width, lineLimit: lineLimit)
    }
    guard font.pointSize > 0 else { return .zero }
    let model = TextModel(
      font.metrics, lineLimit: lineLimit, weight: font.textWeight(isBold: isBold),
      displayScale: displayScale)
    let size = model.size(of: string, fitting: width)
    return CGSize(width: min(size.width, max(0, width ?? size.width)), height: size.height)
  }
}
