import CompositionalDSL

// The engine values of elements, converted in the same way as a layout converts them.

func engineValue(_ group: LayoutGroup) -> CollectionLayoutGroup { CollectionLayoutGroup(group) }
func engineValue(_ item: LayoutItem) -> CollectionLayoutItem { CollectionLayoutItem(item) }

func engineValue(_ section: LayoutSection) -> CollectionLayoutSection {
  CollectionLayoutSection(section)
}

func engineValue(_ item: LayoutSupplementaryItem) -> CollectionLayoutSupplementaryItem {
  CollectionLayoutItem(Item { item }).supplementaryItems[0]
}

func engineValue(
  _ item: LayoutBoundarySupplementaryItem
) -> CollectionLayoutBoundarySupplementaryItem {
  CollectionLayoutSection(Section { HGroup { Item() } }.boundarySupplementaryItems { item })
    .boundarySupplementaryItems[0]
}

func engineValue(_ item: LayoutDecorationItem) -> CollectionLayoutDecorationItem {
  CollectionLayoutSection(Section { HGroup { Item() } }.decorationItems { item })
    .decorationItems[0]
}

func engineValue(_ configuration: LayoutConfiguration) -> CollectionLayoutConfiguration {
  CollectionLayoutConfiguration(configuration)
}

/// Returns the section of a layout at an index of the data.
func section(
  _ index: Int, of layout: CollectionLayout,
  in environment: CollectionLayoutEnvironment = anyEnvironment
) -> CollectionLayoutSection? {
  layout.sectionProvider(index, environment)
}

/// An environment for tests in which its values do not matter.
let anyEnvironment = CollectionLayoutEnvironment(size: CGSize(width: 375, height: 812))

/// The whole size of the container, the default of elements.
let fullSize = CollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
