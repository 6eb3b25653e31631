import Foundation

/// A button of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The text of the badge; nil for none.
  open var badgeValue: String?
  /// The image of a selected item; nil for the image.
  open var selectedImage: UIImage?

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with an image for the selection.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
