// Labels and pictures: a stand-in, what headless layout code needs of them, which is to be set. No
// text is measured and no picture is read.

import Compositional
import Foundation

/// How the lines of a text stand.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// From the left to the right.
  case justified = 3
  /// Where reading starts.
  case natural = 4
}

/// What becomes of a line that is too long.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// It goes on with the next word in the next line.
  case byWordWrapping = 0
  /// It goes on with the next character in the next line.
  case byCharWrapping = 1
  /// It is cut off.
  case byClipping = 2
  /// Its start gives way to dots.
  case byTruncatingHead = 3
  /// Its end gives way to dots.
  case byTruncatingTail = 4
  /// Its middle gives way to dots.
  case byTruncatingMiddle = 5
}

/// A view with a text.
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The text with its styles.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// The colour of the text.
  open var textColor: UIColor! = UIColor.label
  /// How many lines there may be; 0 for any number.
  open var numberOfLines: Int = 1
  /// How the lines stand.
  open var textAlignment: NSTextAlignment = .natural
  /// What becomes of a line that is too long.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// Whether the font follows the text size of the user.
  open var adjustsFontForContentSizeCategory: Bool = false
  /// Whether a long text is set in a smaller font.
  open var adjustsFontSizeToFitWidth: Bool = false
  /// How much smaller that may be, from 0 to 1.
  open var minimumScaleFactor: CGFloat = 0
}

/// A view with a picture.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// Makes a view as large as a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

/// A picture, of which the name is kept and nothing read.
public final class UIImage: NSObject, Sendable {
  private let name: String?
  private let isSymbol: Bool

  /// Makes a picture of nothing.
  public convenience override init() { self.init(name: nil, isSymbol: false) }

  /// Makes a picture of an asset catalogue, which is known by its name only.
  ///
  /// - Returns: never nil, since there is no catalogue in which the picture could be missing.
  public convenience init?(named name: String) { self.init(name: name, isSymbol: false) }

  /// Makes a symbol of the system, which is known by its name only.
  ///
  /// - Returns: never nil, since there is no set of symbols in which it could be missing.
  public convenience init?(systemName: String) { self.init(name: systemName, isSymbol: true) }

  private init(name: String?, isSymbol: Bool) {
    self.name = name
    self.isSymbol = isSymbol
  }

  /// The size, in points; none, as nothing is read.
  public var size: CGSize { .zero }

  /// Whether this is a symbol of the system.
  public var isSymbolImage: Bool { isSymbol }

  /// Whether the other has the same name and is of the same kind.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return name == other.name && isSymbol == other.isSymbol
  }

  /// Hashes what equality compares.
  public override var hash: Int { name.hashValue }

  /// The class and the name.
  public override var description: String { "<UIImage: \(name ?? "nothing")>" }
}
