// A stand-in for labels and images: properties that layout code sets. Text is not measured, and
// images are not read.

import Compositional
import Foundation

/// The alignment of text.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Left-aligned.
  case left = 0
  /// Centered.
  case center = 1
  /// Right-aligned.
  case right = 2
  /// Justified.
  case justified = 3
  /// Aligned to the leading edge.
  case natural = 4
}

/// The handling of a line that is too long.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Wrapping at words.
  case byWordWrapping = 0
  /// Wrapping at characters.
  case byCharWrapping = 1
  /// Clipping.
  case byClipping = 2
  /// An ellipsis at the start.
  case byTruncatingHead = 3
  /// An ellipsis at the end.
  case byTruncatingTail = 4
  /// An ellipsis in the middle.
  case byTruncatingMiddle = 5
}

/// A view that shows text.
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The attributed text.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// The color of the text.
  open var textColor: UIColor! = UIColor.label
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines: Int = 1
  /// The alignment of the text.
  open var textAlignment: NSTextAlignment = .natural
  /// The handling of a line that is too long.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// True if the font follows the preferred text size.
  open var adjustsFontForContentSizeCategory: Bool = false
  /// True if the font shrinks to fit a long text.
  open var adjustsFontSizeToFitWidth: Bool = false
  /// The minimum factor of that shrinking, from 0 to 1.
  open var minimumScaleFactor: CGFloat = 0
}

/// A view that shows an image.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?

  /// Creates a view with the size of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

/// An image, of which only the name is kept.
public final class UIImage: NSObject, Sendable {
  private let name: String?
  private let isSymbol: Bool

  /// Creates an empty image.
  public convenience override init() { self.init(name: nil, isSymbol: false) }

  /// Creates an image of an asset catalog, known only by its name.
  ///
  /// - Returns: An image, never nil, because no catalog is read.
  public convenience init?(named name: String) { self.init(name: name, isSymbol: false) }

  /// Creates a system symbol, known only by its name.
  ///
  /// - Returns: An image, never nil, because no symbols are looked up.
  public convenience init?(systemName: String) { self.init(name: systemName, isSymbol: true) }

  private init(name: String?, isSymbol: Bool) {
    self.name = name
    self.isSymbol = isSymbol
  }

  /// The size, in points; zero, because no image is read.
  public var size: CGSize { .zero }

  /// True if this is a system symbol.
  public var isSymbolImage: Bool { isSymbol }

  /// Returns true if the other image has the same name and kind.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return name == other.name && isSymbol == other.isSymbol
  }

  /// The hash of the compared properties.
  public override var hash: Int { name.hashValue }

  /// The class and the name.
  public override var description: String { "<UIImage: \(name ?? "nothing")>" }
}
