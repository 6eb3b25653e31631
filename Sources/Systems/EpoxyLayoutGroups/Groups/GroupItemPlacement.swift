/// The alignments and the padding of an item in a group, which are part of the item's identity.
public struct GroupItemPlacement {
  /// The vertical alignment in an ``HGroup``; nil for that of the group.
  public var verticalAlignment: HGroup.ItemAlignment?
  /// The horizontal alignment in a ``VGroup``; nil for that of the group.
  public var horizontalAlignment: VGroup.ItemAlignment?
  /// The alignment in an ``HGroup`` that stands vertically; nil for ``horizontalAlignment``, or else
  /// that of the group.
  public var accessibilityAlignment: VGroup.ItemAlignment?
  /// The distances to what is around the item, in points, added to the spacing.
  public var padding = NSDirectionalEdgeInsets.zero

  /// Creates the placement that the group decides.
  public init() {}

  /// What takes part in the identity of an item.
  var identity: AnyHashable {
    [
      verticalAlignment.map { AnyHashable($0) }, horizontalAlignment.map { AnyHashable($0) },
      accessibilityAlignment.map { AnyHashable($0) },
      [padding.top, padding.leading, padding.bottom, padding.trailing] as AnyHashable,
    ] as [AnyHashable?]
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates the same inset at each side, in points.
  init(all inset: CGFloat) {
    self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
  }
}

extension GroupItemModeling {
  /// Returns the item with a vertical alignment in an ``HGroup``; nil for that of the group.
  public func verticalAlignment(_ alignment: HGroup.ItemAlignment?) -> Self {
    placed { $0.verticalAlignment = alignment }
  }

  /// Returns the item with a horizontal alignment in a ``VGroup``; nil for that of the group.
  public func horizontalAlignment(_ alignment: VGroup.ItemAlignment?) -> Self {
    placed { $0.horizontalAlignment = alignment }
  }

  /// Returns the item with an alignment in an ``HGroup`` that stands vertically; nil for the
  /// horizontal alignment, or else that of the group.
  public func accessibilityAlignment(_ alignment: VGroup.ItemAlignment?) -> Self {
    placed { $0.accessibilityAlignment = alignment }
  }

  /// Returns the item with distances to what is around it, in points, added to the spacing.
  public func padding(_ padding: NSDirectionalEdgeInsets) -> Self {
    placed { $0.padding = padding }
  }

  /// Returns the item with the same distance to what is around it at each side, in points.
  public func padding(_ padding: CGFloat) -> Self {
    self.padding(NSDirectionalEdgeInsets(all: padding))
  }

  private func placed(_ change: (inout GroupItemPlacement) -> Void) -> Self {
    var item = self
    change(&item.placement)
    return item
  }
}
