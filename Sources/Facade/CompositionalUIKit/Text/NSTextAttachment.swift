// An attachment of text, which takes the room of its image in a label.

import Foundation

/// An image or a file within a text.
open class NSTextAttachment: NSObject {
  /// The character that stands for an attachment.
  public static let character = 0xFFFC
  /// The image; nil for none.
  open var image: UIImage?
  /// The rectangle from the baseline, in points; zero for the size of the image.
  open var bounds = CGRect.zero
  /// The contents of the file; nil for none.
  open var contents: Data?
  /// The type of the file; nil for none.
  open var fileType: String?

  /// Creates an attachment of a file.
  ///
  /// - Parameters:
  ///   - contentData: The contents of the file; nil for none.
  ///   - uti: The type of the file; nil for none.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  /// Creates an empty attachment.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment of an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

extension NSAttributedString.Key {
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
