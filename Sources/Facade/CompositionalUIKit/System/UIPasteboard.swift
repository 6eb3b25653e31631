import Foundation

/// What was copied.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The text; nil for none.
  open var string: String?
  /// The image; nil for none.
  open var image: UIImage?
  /// The address; nil for none.
  open var url: URL?
  /// True if there is a text.
  open var hasStrings: Bool { string != nil }

  /// The pasteboard of the process.
  public static let general = UIPasteboard()
}
