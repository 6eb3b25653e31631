import PlaygroundKit

/// The layouts of `playground`: case documents that are compiled into the command.
enum BuiltInGallery {
  /// Every layout, from simple to elaborate.
  ///
  /// The first one is the default of `simulate`, `play` and `step`.
  static var entries: [GalleryEntry] {
    [
      GalleryEntry(
        "discover",
        "Discover: a carousel, sideways rows, a grid with badges, and self-sizing rows",
        document: PackageResources.discover_json),
      GalleryEntry(
        "storefront",
        "A storefront: pinned headers, a mosaic, badges, backgrounds, two lists",
        document: PackageResources.storefront_json),
      GalleryEntry(
        "list",
        "A plain list of rows",
        document: PackageResources.list_json),
      GalleryEntry(
        "grid",
        "A grid of squares, five in each row",
        document: PackageResources.grid_json),
      GalleryEntry(
        "inset-grid",
        "A grid with insets around each cell",
        document: PackageResources.inset_grid_json),
      GalleryEntry(
        "two-columns",
        "Two columns of equal width, with spacing between them",
        document: PackageResources.two_columns_json),
      GalleryEntry(
        "adaptive-sections",
        "As many columns as fit into the width: try --size 812x375",
        document: PackageResources.adaptive_sections_json),
      GalleryEntry(
        "distinct-sections",
        "A list, a grid of five columns, and a grid of three columns",
        document: PackageResources.distinct_sections_json),
      GalleryEntry(
        "item-badges",
        "A badge on the corner of every cell",
        document: PackageResources.item_badges_json),
      GalleryEntry(
        "section-headers-footers",
        "Every section with a header above and a footer below",
        document: PackageResources.section_headers_footers_json),
      GalleryEntry(
        "pinned-headers",
        "Headers that stay visible as long as their section",
        document: PackageResources.pinned_headers_json),
      GalleryEntry(
        "background-decorations",
        "A background behind every section that has items",
        document: PackageResources.background_decorations_json),
      GalleryEntry(
        "nested-groups",
        "A large cell beside two small ones, repeated",
        document: PackageResources.nested_groups_json),
      GalleryEntry(
        "mosaic",
        "Nine cells of six sizes in one repeating group",
        document: PackageResources.mosaic_json),
      GalleryEntry(
        "custom-group",
        "Cells at custom frames: a spiral of golden rectangles",
        document: PackageResources.custom_group_json),
      GalleryEntry(
        "carousel",
        "Rows that scroll sideways, each with a different scrolling behavior",
        document: PackageResources.carousel_json),
      GalleryEntry(
        "inner-groups",
        "Columns of one, two and three cells (InnerGroups of CompositionalLayoutDSL)",
        document: PackageResources.inner_groups_json),
      GalleryEntry(
        "supplementary-badges",
        "Badges on cells and a label beside every row (of CompositionalLayoutDSL)",
        document: PackageResources.supplementary_badges_json),
      GalleryEntry(
        "pinned-list",
        "A list between a pinned header and a pinned footer (of CompositionalLayoutDSL)",
        document: PackageResources.pinned_list_json),
      GalleryEntry(
        "tiled-section",
        "Alternating large and small tiles (TiledSection of CompositionalLayoutDSL)",
        document: PackageResources.tiled_section_json),
      GalleryEntry(
        "getting-started",
        "Rows of squares that scroll sideways, under pinned headers (GettingStarted of CompositionalLayoutDSL)",
        document: PackageResources.getting_started_json),
      GalleryEntry(
        "settings",
        "A settings screen: inset grouped lists with headers and footers",
        document: PackageResources.settings_json),
      GalleryEntry(
        "wide-table",
        "A table wider than the screen: columns scroll sideways, row names stay visible",
        document: PackageResources.wide_table_json),
      GalleryEntry(
        "calendar",
        "The months of a year: seven days in each row, under pinned month names",
        document: PackageResources.calendar_json),
      GalleryEntry(
        "global-header",
        "A header and a footer of the whole layout, with chapters between them",
        document: PackageResources.global_header_json),
      GalleryEntry(
        "messages",
        "Messages: bubbles as high as their text, under pinned days",
        document: PackageResources.messages_json),
      GalleryEntry(
        "wrapping-tags",
        "Tags that wrap: each row holds as many measured tags as fit",
        document: PackageResources.wrapping_tags_json),
      GalleryEntry(
        "inbox",
        "An inbox whose rows reflow at large text sizes: try --text-size accessibilityLarge",
        document: PackageResources.inbox_json),
      GalleryEntry(
        "flights",
        "Flight cards that change from four columns to one: try --size 240x667 and --size 146x667",
        document: PackageResources.flights_json),
      GalleryEntry(
        "form",
        "A form of rows with separators; two rows are hidden",
        document: PackageResources.form_json),
      GalleryEntry(
        "waterfall",
        "A waterfall: photos of different heights, each in the shortest column",
        document: PackageResources.waterfall_json),
      GalleryEntry(
        "pinboards",
        "Boards of pins: a waterfall in each section, under pinned names",
        document: PackageResources.pinboards_json),
      GalleryEntry(
        "grid-by-width",
        "A photo library: as many columns as the width has room for",
        document: PackageResources.grid_by_width_json),
      GalleryEntry(
        "flow-grid",
        "Cells of one size that fill lines, as a flow layout places them",
        document: PackageResources.flow_grid_json),
      GalleryEntry(
        "full-bleed-header",
        "An article: a photo from edge to edge above rows with margins",
        document: PackageResources.full_bleed_header_json),
      GalleryEntry(
        "stretchy-header",
        "A profile: a photo that stretches while the list is pulled, above a grid",
        document: PackageResources.stretchy_header_json),
      GalleryEntry(
        "peeking-carousel",
        "A carousel whose neighbors peek in, with a page control, above products",
        document: PackageResources.peeking_carousel_json),
      GalleryEntry(
        "onboarding",
        "Onboarding: pages as wide as the view, above a page control and a button",
        document: PackageResources.onboarding_json),
      GalleryEntry(
        "chat",
        "A chat above a text field: it opens at the newest message",
        document: PackageResources.chat_json),
      GalleryEntry(
        "agenda",
        "An agenda: a day beside its events",
        document: PackageResources.agenda_json),
      GalleryEntry(
        "timeline",
        "A day of events at their times; events that overlap are side by side",
        document: PackageResources.timeline_json),
      GalleryEntry(
        "gantt",
        "A Gantt chart: a bar for each task, on a background of days, beside the names",
        document: PackageResources.gantt_json),
      GalleryEntry(
        "spreadsheet",
        "A spreadsheet: the names of the columns and of the rows stay in sight",
        document: PackageResources.spreadsheet_json),
      GalleryEntry(
        "emoji-keyboard",
        "A keyboard of emoji: five rows that scroll sideways through named categories",
        document: PackageResources.emoji_keyboard_json),
      GalleryEntry(
        "split-screen",
        "A split screen: a map, a list, and a toolbar of three equal parts",
        document: PackageResources.split_screen_json),
      GalleryEntry(
        "right-to-left",
        "The nested groups in right-to-left order",
        document: PackageResources.right_to_left_json),
    ]
  }
}
