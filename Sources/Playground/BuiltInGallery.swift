import CompositionalDocuments
import PlaygroundKit

/// The layouts of `playground`: case documents that are compiled into the command.
enum BuiltInGallery {
  /// Every layout, from simple to elaborate, as `gallery.json` lists them.
  ///
  /// The first one is the default of `simulate`, `play` and `step`.
  static var entries: [GalleryEntry] {
    let documents = documents
    return list.map { name, title in
      guard let document = documents[name] else {
        preconditionFailure("gallery.json names \(name), of which there is no document.")
      }
      return GalleryEntry(name, title, document: document)
    }
  }

  /// The name and the title of each layout.
  ///
  /// - Precondition: The text is an array of objects with both.
  private static var list: [(name: String, title: String)] {
    guard case .array(let entries)? = try? JSONParser.parse(PackageResources.gallery_json) else {
      preconditionFailure("gallery.json is no list of layouts.")
    }
    return entries.map { entry in
      guard case .string(let name)? = entry["name"], case .string(let title)? = entry["title"]
      else { preconditionFailure("An entry of gallery.json has no name or no title.") }
      return (name, title)
    }
  }

  /// The documents by the names of their files, because nothing finds a resource by its name.
  private static var documents: [String: [UInt8]] {
    [
      "adaptive-sections": PackageResources.adaptive_sections_json,
      "agenda": PackageResources.agenda_json,
      "background-decorations": PackageResources.background_decorations_json,
      "calendar": PackageResources.calendar_json,
      "carousel": PackageResources.carousel_json,
      "chat": PackageResources.chat_json,
      "custom-group": PackageResources.custom_group_json,
      "discover": PackageResources.discover_json,
      "distinct-sections": PackageResources.distinct_sections_json,
      "emoji-keyboard": PackageResources.emoji_keyboard_json,
      "empty-sections": PackageResources.empty_sections_json,
      "equal-heights": PackageResources.equal_heights_json,
      "flights": PackageResources.flights_json,
      "flow-grid": PackageResources.flow_grid_json,
      "form": PackageResources.form_json,
      "full-bleed-header": PackageResources.full_bleed_header_json,
      "gantt": PackageResources.gantt_json,
      "getting-started": PackageResources.getting_started_json,
      "global-header": PackageResources.global_header_json,
      "grid": PackageResources.grid_json,
      "grid-by-width": PackageResources.grid_by_width_json,
      "inbox": PackageResources.inbox_json,
      "inner-groups": PackageResources.inner_groups_json,
      "inset-grid": PackageResources.inset_grid_json,
      "item-badges": PackageResources.item_badges_json,
      "list": PackageResources.list_json,
      "messages": PackageResources.messages_json,
      "mosaic": PackageResources.mosaic_json,
      "nested-groups": PackageResources.nested_groups_json,
      "onboarding": PackageResources.onboarding_json,
      "peeking-carousel": PackageResources.peeking_carousel_json,
      "pinboards": PackageResources.pinboards_json,
      "pinned-headers": PackageResources.pinned_headers_json,
      "pinned-list": PackageResources.pinned_list_json,
      "right-to-left": PackageResources.right_to_left_json,
      "section-headers-footers": PackageResources.section_headers_footers_json,
      "settings": PackageResources.settings_json,
      "split-screen": PackageResources.split_screen_json,
      "spreadsheet": PackageResources.spreadsheet_json,
      "storefront": PackageResources.storefront_json,
      "stretchy-header": PackageResources.stretchy_header_json,
      "supplementary-badges": PackageResources.supplementary_badges_json,
      "tallest-page": PackageResources.tallest_page_json,
      "tiled-section": PackageResources.tiled_section_json,
      "timeline": PackageResources.timeline_json,
      "two-columns": PackageResources.two_columns_json,
      "waterfall": PackageResources.waterfall_json,
      "wide-table": PackageResources.wide_table_json,
      "wrapping-tags": PackageResources.wrapping_tags_json,
    ]
  }
}
