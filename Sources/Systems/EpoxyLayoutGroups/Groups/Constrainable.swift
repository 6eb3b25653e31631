/// Something that constraints can lay out: a view, a group or a spacer.
@preconcurrency @MainActor
public protocol Constrainable {
  /// The leading edge.
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  /// The trailing edge.
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  /// The left edge.
  var leftAnchor: NSLayoutXAxisAnchor { get }
  /// The right edge.
  var rightAnchor: NSLayoutXAxisAnchor { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The width.
  var widthAnchor: NSLayoutDimension { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
  /// The horizontal center.
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  /// The vertical center.
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  /// The baseline of the first line of text; the top edge of a group without items.
  var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
  /// The baseline of the last line of text; the bottom edge of a group without items.
  var lastBaselineAnchor: NSLayoutYAxisAnchor { get }
  /// The identity among the items of a group.
  var dataID: AnyHashable { get }
  /// The view in which this is installed; nil for none.
  var owningView: UIView? { get }

  /// Adds this to a view.
  func install(in view: UIView)
  /// Removes this from the view in which it is installed.
  func uninstall()
  /// Returns true if this and the other are the same object.
  func isEqual(to constrainable: Constrainable) -> Bool
}

extension UIView: Constrainable {
  /// The identity of the object.
  public var dataID: AnyHashable { ObjectIdentifier(self) }

  /// The superview.
  public var owningView: UIView? { superview }

  /// Adds the view as a subview, placed by constraints and not by its frame.
  public func install(in view: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
  }

  /// Removes the view from its superview.
  public func uninstall() { removeFromSuperview() }

  /// Returns true if the other is this view.
  public func isEqual(to constrainable: Constrainable) -> Bool {
    constrainable as? UIView === self
  }
}
