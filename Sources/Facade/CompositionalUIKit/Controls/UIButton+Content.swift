import Compositional
import Foundation

// The size and the places of the content of a button.

extension UIButton {
  /// The lengths of a button's content, in points.
  private struct Content {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var insets = UIEdgeInsets.zero
    /// The distance of the image from the titles.
    var imagePadding: CGFloat = 0
    /// The distance of the titles.
    var titlePadding: CGFloat = 0
    var placement = NSDirectionalRectEdge.leading
    var least = CGSize.zero

    var hasTitle: Bool { title != .zero || subtitle != .zero }

    var titles: CGSize {
      let gap = title == .zero || subtitle == .zero ? 0 : titlePadding
      return CGSize(
        width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    }

    var gap: CGFloat { hasTitle && image != .zero ? imagePadding : 0 }

    var isSideBySide: Bool { placement == .leading || placement == .trailing }

    var inner: CGSize {
      let titles = titles
      guard isSideBySide else {
        return CGSize(
          width: max(image.width, titles.width), height: image.height + gap + titles.height)
      }
      return CGSize(
        width: image.width + gap + titles.width, height: max(image.height, titles.height))
    }

    var size: CGSize {
      let inner = inner
      return CGSize(
        width: max(least.width, inner.width + insets.left + insets.right),
        height: max(least.height, inner.height + insets.top + insets.bottom))
    }
  }

  /// Puts the texts and the image of the state into their views.
  func takeContent() {
    let title = attributedTitle(for: state)
    let (look, titleLabel, subtitleLabel) = (configuration, titleLabel, subtitleLabel)
    if let look {
      titleLabel?.text = look.title ?? title?.string
      titleLabel?.font = .systemFont(ofSize: look.buttonSize.titleSize)
      titleLabel?.numberOfLines = 0
      subtitleLabel?.text = look.subtitle
      subtitleLabel?.font = .systemFont(ofSize: 13)
      subtitleLabel?.numberOfLines = 0
    } else {
      titleLabel?.attributedText = title
      subtitleLabel?.text = nil
    }
    titleLabel?.textColor = titleColor(for: state) ?? look?.baseForegroundColor ?? tintColor
    imageView?.image = look?.image ?? image(for: state)
    imageView?.preferredSymbolConfiguration =
      look.map {
        $0.preferredSymbolConfigurationForImage ?? .init(pointSize: $0.buttonSize.titleSize)
      } ?? imageView?.preferredSymbolConfiguration
    for (view, isShown) in [
      (imageView as UIView?, imageView?.image != nil), (titleLabel, titleLabel?.text != nil),
      (subtitleLabel, subtitleLabel?.text != nil),
    ] {
      guard let view else { continue }
      view.isHidden = !isShown
      if isShown, view.superview !== self { addSubview(view) }
    }
  }

  private func content(fitting width: CGFloat?) -> Content {
    var content = Content()
    guard let titleLabel, let subtitleLabel, let imageView else { return content }
    // A label that is not shown has no superview, and the traits of the device.
    for label in [titleLabel, subtitleLabel] where label.superview == nil {
      label.ownTraits = traitCollection
    }
    if !imageView.isHidden, imageView.image != nil {
      let size = imageView.intrinsicContentSize
      content.image = CGSize(width: max(0, size.width), height: max(0, size.height))
    }
    var beside: CGFloat = 0
    if let look = configuration {
      content.insets = look.contentInsets.physical(effectiveUserInterfaceLayoutDirection)
      (content.imagePadding, content.titlePadding) = (look.imagePadding, look.titlePadding)
      content.placement = look.imagePlacement
      if look.showsActivityIndicator {
        let line = titleLabel.lineHeight
        content.image = CGSize(width: line, height: line)
      }
      beside = content.insets.left + content.insets.right
      if content.isSideBySide, content.image != .zero {
        beside += content.image.width + content.imagePadding
      }
    }
    let room =
      configuration == nil ? nil : width.map { CGSize(width: max(1, $0 - beside), height: 0) }
    func size(_ label: UILabel) -> CGSize {
      room.map { label.sizeThatFits($0) } ?? label.intrinsicContentSize
    }
    content.title = size(titleLabel)
    content.subtitle = size(subtitleLabel)
    guard configuration == nil else { return content }
    content.insets = contentEdgeInsets
    guard contentEdgeInsets == .zero, content.hasTitle || content.image == .zero else {
      return content
    }
    content.insets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    content.least = CGSize(width: 30, height: 30)
    if !content.hasTitle { content.title.height = titleLabel.lineHeight }
    return content
  }

  /// Returns the size of the content with the space around it, in points.
  func contentSize(fitting width: CGFloat?) -> CGSize { content(fitting: width).size }

  private typealias Places = (image: CGRect, title: CGRect, subtitle: CGRect)

  /// Returns the places of the parts in a size, in points; halves of a pixel are rounded down.
  private func places(in size: CGSize) -> Places {
    let content = content(fitting: size.width)
    let scale = max(1, traitCollection.displayScale)
    func down(_ length: CGFloat) -> CGFloat { ((length * scale + 1e-6).rounded(.down)) / scale }
    let room = CGRect(origin: .zero, size: size).inset(by: content.insets)
    let inner = content.inner
    let width = min(inner.width, max(0, room.width))
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left: CGFloat
    switch contentHorizontalAlignment {
    case .center, .fill: left = room.minX + down((room.width - width) / 2)
    case .left: left = room.minX
    case .right: left = room.maxX - width
    case .leading: left = isReversed ? room.maxX - width : room.minX
    case .trailing: left = isReversed ? room.minX : room.maxX - width
    }
    let top = room.minY + down((room.height - inner.height) / 2)
    var titles = CGRect(x: left, y: top, width: width, height: content.titles.height)
    var image = CGRect(x: left, y: top, width: content.image.width, height: content.image.height)
    if content.isSideBySide {
      let isFirst = (content.placement == .leading) != isReversed
      titles.size.width = max(0, width - content.image.width - content.gap)
      if isFirst {
        titles.origin.x = left + content.image.width + content.gap
      } else {
        image.origin.x = left + width - image.width
      }
      titles.origin.y += down((inner.height - titles.height) / 2)
      image.origin.y += down((inner.height - image.height) / 2)
    } else {
      image.origin.x += down((width - image.width) / 2)
      if content.placement == .top {
        titles.origin.y += image.height + content.gap
      } else {
        image.origin.y += titles.height + content.gap
      }
    }
    func line(_ size: CGSize, at y: CGFloat) -> CGRect {
      let width = min(size.width, titles.width)
      return CGRect(
        x: titles.minX + down((titles.width - width) / 2), y: y, width: width, height: size.height)
    }
    return (
      image, line(content.title, at: titles.minY),
      line(content.subtitle, at: titles.maxY - content.subtitle.height)
    )
  }

  /// Gives the parts their frames.
  func placeContent() {
    let places = places(in: bounds.size)
    let isOld = configuration == nil
    func moved(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
      guard isOld else { return frame }
      return frame.offsetBy(
        dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
    imageView?.frame = moved(places.image, by: imageEdgeInsets)
    titleLabel?.frame = moved(places.title, by: titleEdgeInsets)
    subtitleLabel?.frame = places.subtitle
  }

  /// Returns the baselines of the texts in a size: the first from the top, the last from the bottom, in points.
  func titleBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    guard let titleLabel, let subtitleLabel else { return (size.height, 0) }
    let places = places(in: size)
    let (last, frame) =
      subtitleLabel.text == nil ? (titleLabel, places.title) : (subtitleLabel, places.subtitle)
    let (first, font) = (titleLabel.font ?? .systemFont(ofSize: 17), last.font)
    return (
      places.title.minY + first.ascender,
      size.height - frame.maxY - (font?.descender ?? 0)
    )
  }
}

extension UILabel {
  /// The height of a line, in whole pixels, in points.
  fileprivate var lineHeight: CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return ((font.lineHeight * scale - 1e-6).rounded(.up)) / scale
  }
}
