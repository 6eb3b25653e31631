/// The layouts that arguments can name.
struct Gallery {
  /// The layouts, in the order of the list.
  let entries: [GalleryEntry]

  /// Creates a gallery of entries with different names.
  init(_ entries: [GalleryEntry]) {
    self.entries = entries
    var known: Set<String> = []
    for entry in entries {
      require(
        !entry.name.isEmpty && !entry.name.hasPrefix("-"),
        "Invalid name: \"\(entry.name)\". A layout of a gallery needs a name without a leading -.")
      require(
        known.insert(entry.name).inserted,
        "Invalid gallery: \"\(entry.name)\" is the name of more than one layout.")
    }
  }

  /// The names, in the order of the list.
  var names: [String] { entries.map(\.name) }

  /// The layout that `simulate`, `play` and `step` show when no other is named.
  var showpiece: GalleryEntry? { entries.first }

  /// Returns the layout with a name; nil if it does not exist.
  func entry(_ name: String) -> GalleryEntry? { entries.first { $0.name == name } }

  /// Returns a name for an example: the preferred one if it exists, else the first of the gallery.
  func example(_ name: String) -> String {
    entry(name)?.name ?? showpiece?.name ?? "layout.json"
  }
}

/// The executable that runs the command.
struct Program {
  /// The name for messages and help texts.
  let name: String
  /// The layouts that arguments can name.
  let gallery: Gallery
}
