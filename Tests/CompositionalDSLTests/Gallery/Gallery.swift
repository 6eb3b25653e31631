import CompositionalDSL

/// Ten layouts of the command's gallery, written in the DSL, by the names of their documents.
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
      Entry("carousel", carousel),
      Entry("custom-group", customGroup),
      Entry("discover", discover),
      Entry("inbox", inbox),
      Entry("mosaic", mosaic),
      Entry("pinned-headers", pinnedHeaders),
      Entry("settings", settings),
      Entry("supplementary-badges", supplementaryBadges),
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
