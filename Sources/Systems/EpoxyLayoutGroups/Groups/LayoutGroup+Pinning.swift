extension LayoutGroup {
  /// Holds the group at the layout margins of its view.
  ///
  /// - Parameter insets: The distances from the margins, in points.
  /// - Precondition: The group is installed in a view.
  public func constrainToMargins(insets: NSDirectionalEdgeInsets = .zero) {
    pin(to: \.layoutMarginsGuide, insets)
  }

  /// Holds the group at the layout margins of its view, at the bottom only with a high priority, so
  /// that a view of a fixed height is no conflict.
  ///
  /// - Parameter insets: The distances from the margins, in points.
  /// - Precondition: The group is installed in a view.
  public func constrainToMarginsWithHighPriorityBottom(insets: NSDirectionalEdgeInsets = .zero) {
    pin(to: \.layoutMarginsGuide, insets, bottom: .defaultHigh)
  }

  /// Holds the group at the edges of its view.
  ///
  /// - Parameter insets: The distances from the edges, in points.
  /// - Precondition: The group is installed in a view.
  public func constrainToSuperview(insets: NSDirectionalEdgeInsets = .zero) {
    pin(to: \.self, insets)
  }

  /// Replaces what holds the group.
  func pin<Outer: LayoutEdges>(
    to outer: KeyPath<UIView, Outer>, _ insets: NSDirectionalEdgeInsets,
    bottom priority: UILayoutPriority = .required
  ) {
    guard let view = owningView else {
      preconditionFailure("A group has no place without a view. Call install(in:) first.")
    }
    let outer = view[keyPath: outer]
    let bottom = bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -insets.bottom)
    bottom.priority = priority
    pin(by: [
      topAnchor.constraint(equalTo: outer.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: insets.leading),
      trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -insets.trailing),
      bottom,
    ])
  }
}

/// A view or a guide, at whose edges a group is held.
@MainActor
protocol LayoutEdges {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
}

extension UIView: LayoutEdges {}
extension UILayoutGuide: LayoutEdges {}
