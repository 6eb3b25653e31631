import Foundation

// The texts and the image that a row has itself, and their places.

extension UITableViewCell {
  /// The configuration that is as high as the texts and the image of the row; nil for a row without them.
  var ownTexts: UIListContentConfiguration? {
    let own = ownViews
    guard contentConfiguration == nil, !own.isEmpty,
      contentView.subviews.allSatisfy({ view in own.contains { $0 === view } })
    else { return nil }
    var content: UIListContentConfiguration =
      switch style {
      case .default: .cell()
      case .subtitle: .subtitleCell()
      case .value1, .value2: .valueCell()
      }
    content.takeLengthsOfTable()
    content.directionalLayoutMargins.leading = contentView.layoutMargins.left
    content.directionalLayoutMargins.trailing = trailingMargin
    content.text = textLabel?.text
    content.secondaryText = detailTextLabel?.text
    content.image = imageView?.image
    content.textProperties.numberOfLines = textLabel?.numberOfLines ?? 1
    content.secondaryTextProperties.numberOfLines = detailTextLabel?.numberOfLines ?? 1
    return content
  }

  /// The views of the row itself that show something.
  private var ownViews: [UIView] {
    let labels = [textLabel, detailTextLabel].compactMap { $0 }.filter { $0.text != nil }
    return [imageView].compactMap { $0 }.filter { $0.image != nil } + labels
  }

  /// The distance of the texts from the end of the content: none before an accessory, which has its own.
  private var trailingMargin: CGFloat {
    accessoryType == .none && accessoryView == nil ? contentView.layoutMargins.right : 0
  }

  /// Gives the texts and the image their frames: the image and the text from the leading margin on, the second
  /// text below or at the other end.
  ///
  /// Apple publishes no places. The text of a row without a second one is as high as the content.
  func placeTexts() {
    guard let content = ownTexts else { return }
    for view in ownViews where view.superview !== contentView { contentView.addSubview(view) }
    let margins = content.directionalLayoutMargins
    var room = contentView.bounds
    room.origin.x += margins.leading
    room.size.width = max(0, room.width - margins.leading - margins.trailing)
    if let imageView, imageView.image != nil {
      let size = imageView.intrinsicContentSize
      place(imageView, size, in: room, at: room.minX)
      let taken = min(room.width, size.width + content.imageToTextPadding)
      room.origin.x += taken
      room.size.width -= taken
    }
    guard let textLabel else { return }
    let size = textLabel.sizeThatFits(CGSize(width: room.width, height: 0))
    guard let detailTextLabel, detailTextLabel.text != nil else {
      return set(textLabel, room)
    }
    let second = detailTextLabel.sizeThatFits(CGSize(width: room.width, height: 0))
    guard style == .subtitle else {
      let width = min(second.width, room.width)
      place(
        detailTextLabel, CGSize(width: width, height: second.height), in: room,
        at: room.maxX - width)
      place(
        textLabel, CGSize(width: max(0, min(size.width, room.width - width)), height: size.height),
        in: room,
        at: room.minX)
      return
    }
    let padding = content.textToSecondaryTextVerticalPadding
    let top = room.minY + (room.height - size.height - padding - second.height) / 2
    set(
      textLabel,
      CGRect(x: room.minX, y: top, width: min(size.width, room.width), height: size.height))
    set(
      detailTextLabel,
      CGRect(
        x: room.minX, y: top + size.height + padding, width: min(second.width, room.width),
        height: second.height))
  }

  /// Puts a view in the middle of the height of a rectangle.
  private func place(_ view: UIView, _ size: CGSize, in room: CGRect, at x: CGFloat) {
    let y = room.minY + (room.height - size.height) / 2
    set(view, CGRect(x: x, y: y, width: size.width, height: size.height))
  }

  /// Sets a frame, mirrored where reading goes from right to left.
  private func set(_ view: UIView, _ frame: CGRect) {
    var frame = frame
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = contentView.bounds.width - frame.maxX
    }
    view.frame = pixels.shown(frame)
  }
}
