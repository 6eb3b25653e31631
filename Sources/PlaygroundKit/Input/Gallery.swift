/// The built-in layouts: case documents compiled into the command, and the one list of them.
enum Gallery {
  /// A layout of the gallery.
  struct Entry {
    /// What it is called, and its file without the extension.
    let name: String
    /// The case document, as it stands in the file.
    let document: [UInt8]
    /// What it shows, in a line; the document's own name.
    let summary: String

    init(_ name: String, _ document: [UInt8], _ summary: String) {
      self.name = name
      self.document = document
      self.summary = summary
    }
  }

  /// What `simulate` runs when nothing is named.
  static let showpiece = "discover"

  /// The names, in the order of the list.
  static var names: [String] { entries.map(\.name) }

  /// The layout of a name.
  static func entry(_ name: String) -> Entry? { entries.first { $0.name == name } }

  /// Every layout, from the plain to the elaborate, the showpiece first.
  static let entries = [
    Entry(
      "discover", PackageResources.discover_json,
      "Discover: a carousel, lanes, a grid with badges, and rows as high as their text"),
    Entry(
      "storefront", PackageResources.storefront_json,
      "A storefront: pinned headers, a mosaic, badges, backgrounds, two lists"),
    Entry(
      "list", PackageResources.list_json,
      "A plain list: one row after another"),
    Entry(
      "grid", PackageResources.grid_json,
      "A grid: five squares a row"),
    Entry(
      "inset-grid", PackageResources.inset_grid_json,
      "A grid whose cells keep their distance by insets"),
    Entry(
      "two-columns", PackageResources.two_columns_json,
      "Two columns of equal width, with room between"),
    Entry(
      "adaptive-sections", PackageResources.adaptive_sections_json,
      "As many columns as the width has room for: try --size 812x375"),
    Entry(
      "distinct-sections", PackageResources.distinct_sections_json,
      "A list, then five columns, then three"),
    Entry(
      "item-badges", PackageResources.item_badges_json,
      "A badge on the corner of every cell"),
    Entry(
      "section-headers-footers", PackageResources.section_headers_footers_json,
      "Every section with a header above and a footer below"),
    Entry(
      "pinned-headers", PackageResources.pinned_headers_json,
      "Headers that stay in sight while their section is"),
    Entry(
      "background-decorations", PackageResources.background_decorations_json,
      "A background behind every section, empty ones left out"),
    Entry(
      "nested-groups", PackageResources.nested_groups_json,
      "A large cell beside two small ones, over and over"),
    Entry(
      "mosaic", PackageResources.mosaic_json,
      "Nine cells of six sizes in one repeating group"),
    Entry(
      "custom-group", PackageResources.custom_group_json,
      "Cells at frames of one's own: a spiral of golden rectangles"),
    Entry(
      "carousel", PackageResources.carousel_json,
      "Rows that scroll sideways, each by its own rule"),
    Entry(
      "inner-groups", PackageResources.inner_groups_json,
      "Columns one, two and three cells deep (InnerGroups of CompositionalLayoutDSL)"),
    Entry(
      "supplementary-badges", PackageResources.supplementary_badges_json,
      "Badges on cells and a label beside every row (of CompositionalLayoutDSL)"),
    Entry(
      "pinned-list", PackageResources.pinned_list_json,
      "A list between a pinned header and a pinned footer (of CompositionalLayoutDSL)"),
    Entry(
      "tiled-section", PackageResources.tiled_section_json,
      "Big and small tiles in turn (TiledSection of CompositionalLayoutDSL)"),
    Entry(
      "getting-started", PackageResources.getting_started_json,
      "Lanes of squares under pinned headers (GettingStarted of CompositionalLayoutDSL)"),
    Entry(
      "settings", PackageResources.settings_json,
      "A settings screen: inset grouped lists with headers and footers"),
    Entry(
      "wide-table", PackageResources.wide_table_json,
      "A table wider than the screen: columns scroll sideways, row names stay"),
    Entry(
      "calendar", PackageResources.calendar_json,
      "Months of a year: seven days a row, the month's name pinned"),
    Entry(
      "global-header", PackageResources.global_header_json,
      "A banner over the whole layout, a footer under it, chapters between"),
    Entry(
      "messages", PackageResources.messages_json,
      "Messages: bubbles as high as their text, days that stay in sight"),
    Entry(
      "wrapping-tags", PackageResources.wrapping_tags_json,
      "Tags that wrap: as many a row as fit once they are measured"),
    Entry(
      "right-to-left", PackageResources.right_to_left_json,
      "The nested groups read from right to left"),
  ]
}
