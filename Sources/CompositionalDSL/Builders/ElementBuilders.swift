/// Builds the subitems of a group.
public typealias LayoutItemBuilder = ListResultBuilder<LayoutItem>

/// Builds the views anchored to an item or a group.
public typealias LayoutSupplementaryItemBuilder = ListResultBuilder<LayoutSupplementaryItem>

/// Builds headers, footers and side views.
public typealias LayoutBoundarySupplementaryItemBuilder =
  ListResultBuilder<LayoutBoundarySupplementaryItem>

/// Builds backgrounds.
public typealias LayoutDecorationItemBuilder = ListResultBuilder<LayoutDecorationItem>

/// Builds the sections of a layout.
public typealias LayoutSectionsBuilder = ListResultBuilder<LayoutSection>
