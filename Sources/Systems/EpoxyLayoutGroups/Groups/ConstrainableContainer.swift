/// An element of a group with its alignments and its padding.
@preconcurrency @MainActor
public final class ConstrainableContainer: Constrainable {
  /// The element.
  public let constrainable: Constrainable
  /// The alignments and the padding.
  public internal(set) var placement: GroupItemPlacement

  /// Wraps an element; one that is wrapped already keeps what it was given.
  ///
  /// - Parameters:
  ///   - constrainable: The element.
  ///   - placement: The alignments and the padding; nil for those that the element has.
  public init(_ constrainable: Constrainable, placement: GroupItemPlacement? = nil) {
    let wrapped = constrainable as? ConstrainableContainer
    self.constrainable = wrapped?.constrainable ?? constrainable
    self.placement = placement ?? wrapped?.placement ?? GroupItemPlacement()
  }

  /// The vertical alignment in an ``HGroup``; nil for that of the group.
  public var verticalAlignment: HGroup.ItemAlignment? { placement.verticalAlignment }
  /// The horizontal alignment in a ``VGroup``; nil for that of the group.
  public var horizontalAlignment: VGroup.ItemAlignment? { placement.horizontalAlignment }

  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { constrainable.leadingAnchor }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { constrainable.trailingAnchor }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { constrainable.leftAnchor }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { constrainable.rightAnchor }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { constrainable.topAnchor }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { constrainable.bottomAnchor }
  /// The width.
  public var widthAnchor: NSLayoutDimension { constrainable.widthAnchor }
  /// The height.
  public var heightAnchor: NSLayoutDimension { constrainable.heightAnchor }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { constrainable.centerXAnchor }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { constrainable.centerYAnchor }
  /// The baseline of the first line.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { constrainable.firstBaselineAnchor }
  /// The baseline of the last line.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { constrainable.lastBaselineAnchor }
  /// The identity of the element.
  public var dataID: AnyHashable { constrainable.dataID }
  /// The view in which the element is installed.
  public var owningView: UIView? { constrainable.owningView }

  /// Adds the element to a view.
  public func install(in view: UIView) { constrainable.install(in: view) }

  /// Removes the element from its view.
  public func uninstall() { constrainable.uninstall() }

  /// Returns true if the other is the same element, wrapped or not.
  public func isEqual(to constrainable: Constrainable) -> Bool {
    let other = (constrainable as? ConstrainableContainer)?.constrainable ?? constrainable
    return self.constrainable.isEqual(to: other)
  }
}

extension Constrainable {
  /// Returns the element with a vertical alignment in an ``HGroup``; nil for that of the group.
  public func verticalAlignment(_ alignment: HGroup.ItemAlignment?) -> ConstrainableContainer {
    placed { $0.verticalAlignment = alignment }
  }

  /// Returns the element with a horizontal alignment in a ``VGroup``; nil for that of the group.
  public func horizontalAlignment(_ alignment: VGroup.ItemAlignment?) -> ConstrainableContainer {
    placed { $0.horizontalAlignment = alignment }
  }

  /// Returns the element with an alignment in an ``HGroup`` that stands vertically; nil for the
  /// horizontal alignment, or else that of the group.
  public func accessibilityAlignment(_ alignment: VGroup.ItemAlignment?) -> ConstrainableContainer {
    placed { $0.accessibilityAlignment = alignment }
  }

  /// Returns the element with distances to what is around it, in points, added to the spacing.
  public func padding(_ padding: NSDirectionalEdgeInsets) -> ConstrainableContainer {
    placed { $0.padding = padding }
  }

  /// Returns the element with the same distance to what is around it at each side, in points.
  public func padding(_ padding: CGFloat) -> ConstrainableContainer {
    self.padding(NSDirectionalEdgeInsets(all: padding))
  }

  private func placed(_ change: (inout GroupItemPlacement) -> Void) -> ConstrainableContainer {
    let container = ConstrainableContainer(self)
    change(&container.placement)
    return container
  }
}
