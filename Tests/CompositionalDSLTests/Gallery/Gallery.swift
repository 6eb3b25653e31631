import CompositionalDSL

/// The layouts of the command's gallery, written in the DSL, by the names of their documents.
///
/// ``GalleryTests`` compares them with the documents, value by value and frame by frame.
enum Gallery {
  /// A layout of the gallery.
  struct Entry {
    let name: String
    let layout: () -> CollectionLayout

    init(_ name: String, _ layout: @autoclosure @escaping () -> CollectionLayout) {
      self.name = name
      self.layout = layout
    }
  }

  static let names = entries.map(\.name)

  static func layout(_ name: String) -> CollectionLayout? {
    entries.first { $0.name == name }?.layout()
  }

  private static var entries: [Entry] {
    [
      Entry("adaptive-sections", adaptiveSections),
      Entry("background-decorations", backgroundDecorations),
      Entry("calendar", calendar),
      Entry("carousel", carousel),
      Entry("custom-group", customGroup),
      Entry("discover", discover),
      Entry("distinct-sections", distinctSections),
      Entry("flights", flights),
      Entry("form", form),
      Entry("getting-started", gettingStarted),
      Entry("global-header", globalHeader),
      Entry("grid", grid),
      Entry("inbox", inbox),
      Entry("inner-groups", innerGroups),
      Entry("inset-grid", insetGrid),
      Entry("item-badges", itemBadges),
      Entry("list", list),
      Entry("messages", messages),
      Entry("mosaic", mosaic),
      Entry("nested-groups", nestedGroups),
      Entry("pinned-headers", pinnedHeaders),
      Entry("pinned-list", pinnedList),
      Entry("right-to-left", rightToLeft),
      Entry("section-headers-footers", sectionHeadersFooters),
      Entry("settings", settings),
      Entry("split-screen", splitScreen),
      Entry("storefront", storefront),
      Entry("supplementary-badges", supplementaryBadges),
      Entry("tiled-section", tiledSection),
      Entry("two-columns", twoColumns),
      Entry("wide-table", wideTable),
      Entry("wrapping-tags", wrappingTags),
    ]
  }
}

/// The parts that several layouts of the gallery share.
extension Gallery {
  /// One cell per row.
  struct Row: LayoutGroup {
    var height: CGFloat = 44

    var layoutGroup: LayoutGroup {
      HGroup { Item() }.height(.absolute(height))
    }
  }

  /// A row of cells of equal width.
  struct Columns: LayoutGroup {
    let count: Int
    let height: CollectionLayoutDimension
    var spacing: CGFloat?

    var layoutGroup: LayoutGroup {
      HGroup(count: count) { Item() }
        .height(height)
        .interItemSpacing(spacing.map { .fixed($0) })
    }
  }

  /// A view across the top of a section.
  struct Header: LayoutBoundarySupplementaryItem {
    var kind = "header"
    var height: CGFloat = 44

    var layoutBoundarySupplementaryItem: LayoutBoundarySupplementaryItem {
      BoundarySupplementaryItem(elementKind: kind).height(.absolute(height))
    }
  }

  /// A header that stays visible above the cells.
  struct PinnedHeader: LayoutBoundarySupplementaryItem {
    var kind = "header"
    var height: CGFloat = 44

    var layoutBoundarySupplementaryItem: LayoutBoundarySupplementaryItem {
      Header(kind: kind, height: height).pinToVisibleBounds(true).zIndex(2)
    }
  }

  /// A view across the bottom of a section.
  struct Footer: LayoutBoundarySupplementaryItem {
    var kind = "footer"
    var height: CGFloat = 30

    var layoutBoundarySupplementaryItem: LayoutBoundarySupplementaryItem {
      BoundarySupplementaryItem(elementKind: kind).height(.absolute(height)).alignment(.bottom)
    }
  }
}
