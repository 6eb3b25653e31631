import CompositionalUIKit

/// A view with a natural size.
final class Block: UIView {
  private let natural: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    natural = .zero
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { natural }
}

/// A view of 10 x 10 points that counts how often it is measured.
final class CountingBlock: UIView {
  private(set) var count = 0

  override var intrinsicContentSize: CGSize {
    count += 1
    return CGSize(width: 10, height: 10)
  }
}

extension UIStackView {
  /// The natural size of the stack, in points.
  var fitting: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

  /// Lays the stack out in a size, and returns the frames of its arranged views.
  func frames(in width: CGFloat, _ height: CGFloat) -> [CGRect] {
    frame = CGRect(x: 0, y: 0, width: width, height: height)
    layoutIfNeeded()
    return arrangedSubviews.map(\.frame)
  }

  /// Creates a row or a column.
  convenience init(_ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, _ views: [UIView]) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
  }
}

extension CGRect {
  /// Creates a rectangle.
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
