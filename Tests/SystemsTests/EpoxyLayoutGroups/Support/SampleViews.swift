import EpoxyLayoutGroups

// The components that the document's code uses without showing them.

/// A text.
final class Label: UILabel, EpoxyableView {
  struct Style: Hashable {
    var textStyle: UIFont.TextStyle

    static var title: Style { Style(textStyle: .headline) }
    static var subtitle: Style { Style(textStyle: .subheadline) }
    static func style(with textStyle: UIFont.TextStyle) -> Style { Style(textStyle: textStyle) }
  }

  init(style: Style) {
    super.init(frame: .zero)
    font = .preferredFont(forTextStyle: style.textStyle)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
  }

  required init?(coder: NSCoder) { nil }

  func setContent(_ content: String, animated: Bool) { text = content }
}

/// A view of a natural size, whose width it always has.
class SizedView: UIView {
  let size: CGSize

  init(size: CGSize) {
    self.size = size
    super.init(frame: .zero)
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// An image of a fixed size.
final class ImageView: UIImageView, EpoxyableView {
  struct Style: Hashable {
    var width: CGFloat
    var height: CGFloat
    var tintColor: UIColor?

    init(size: CGSize, tintColor: UIColor? = nil) {
      width = size.width
      height = size.height
      self.tintColor = tintColor
    }
  }

  private let style: Style

  init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    tintColor = style.tintColor
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: style.width, height: style.height) }

  func setContent(_ content: UIImage?, animated: Bool) { image = content }
}

/// A button of 110 x 44 points.
final class Button: UIButton, EpoxyableView {
  enum Style: Hashable { case standard }

  struct Behaviors {
    let didTap: @MainActor (Button) -> Void
    init(didTap: @escaping @MainActor (Button) -> Void) { self.didTap = didTap }
  }

  private(set) var behaviors: Behaviors?

  init(style: Style) { super.init(frame: .zero) }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 110, height: 44) }

  func setContent(_ content: String, animated: Bool) { setTitle(content, for: .normal) }
  func setBehaviors(_ behaviors: Behaviors?) { self.behaviors = behaviors }
}

/// A box of 24 x 24 points.
final class Checkbox: SizedView, EpoxyableView {
  enum Style: Hashable { case standard }

  struct Content: Equatable {
    var isChecked: Bool
  }

  private(set) var isChecked = false

  init(style: Style) { super.init(size: CGSize(width: 24, height: 24)) }

  required init?(coder: NSCoder) { nil }

  func setContent(_ content: Content, animated: Bool) { isChecked = content.isChecked }
}

/// A colored area.
final class ColorView: SizedView, EpoxyableView {
  struct Style: Hashable {
    var width: CGFloat
    var height: CGFloat
    var color: UIColor

    init(size: CGSize, color: UIColor) {
      width = size.width
      height = size.height
      self.color = color
    }
  }

  init(style: Style) {
    super.init(size: CGSize(width: style.width, height: style.height))
    backgroundColor = style.color
  }

  required init?(coder: NSCoder) { nil }
}
