import Compositional
import Foundation

/// A view that shows an image, and is as large as one whose size is known.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  /// The look of a symbol; nil for that of the image.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The image of a highlighted view; nil for the image.
  open var highlightedImage: UIImage?
  /// True if the image grows with the focus.
  open var adjustsImageWhenAncestorFocused = false

  /// The size of the image, in points; none for an image that is not read.
  open override var intrinsicContentSize: CGSize {
    let shown = image?.configured(by: preferredSymbolConfiguration)
    guard let size = shown?.size, size != .zero else { return super.intrinsicContentSize }
    return size
  }

  /// Returns the size of the image, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let size = intrinsicContentSize
    return size.width < 0 ? bounds.size : size
  }

  /// Creates a view, which receives no touches.
  ///
  /// - Parameter frame: The frame, in the superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view without size, which receives no touches; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates a view with the size of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}
