// A stand-in for labels and images: properties that layout code sets. Text is measured by the text
// model of the engine, and images are not read.

import Compositional
import Foundation

/// A view that shows text, whose size is approximated by `TextModel`.
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The attributed text; its attributes are not read.
  open var attributedText: NSAttributedString? {
    didSet { invalidateIntrinsicContentSize() }
  }
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
  /// The color of the text.
  open var textColor: UIColor! = UIColor.label
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines: Int = 1 {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The width at which the natural size is measured, in points; 0 for any.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The alignment of the text.
  open var textAlignment: NSTextAlignment = .natural
  /// The handling of a line that is too long.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
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
    textSize(fitting: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  /// Returns the size of the text in an available width, in points; that of one line is the same in any
  /// width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(fitting: size.width > 0 && size.width < .infinity ? size.width : nil)
  }

  override func naturalSize(fitting width: CGFloat?, _ measurements: StackMeasurements) -> CGSize {
    guard preferredMaxLayoutWidth <= 0, let width else { return intrinsicContentSize }
    return textSize(fitting: width)
  }

  override var hasBaselines: Bool { true }

  override func baselines(
    in size: CGSize, _ measurements: StackMeasurements
  ) -> (first: CGFloat, last: CGFloat) {
    let font: UIFont = self.font
    return (font.ascender, -font.descender)
  }

  /// Returns the size of the text, rounded up to whole pixels.
  ///
  /// - Parameter width: The available width, in points; nil for any. One line needs its natural width.
  private func textSize(fitting width: CGFloat?) -> CGSize {
    let width = numberOfLines == 1 ? nil : width
    guard let string = text ?? attributedText?.string, !string.isEmpty else { return .zero }
    let font: UIFont = self.font
    guard font.pointSize > 0 else { return .zero }
    let model = TextModel(
      font.metrics, lineLimit: numberOfLines > 0 ? numberOfLines : nil,
      weight: font.textWeight(isBold: traitCollection.legibilityWeight == .bold),
      displayScale: max(1, traitCollection.displayScale))
    let size = model.size(of: string, fitting: width)
    return CGSize(width: min(size.width, max(0, width ?? size.width)), height: size.height)
  }
}
