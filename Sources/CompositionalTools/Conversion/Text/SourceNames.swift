/// The names of the functions of a source file.
struct SourceNames {
  /// The part that all names share, such as `PhotoGrid`.
  private let stem: String

  /// Creates names from that of a layout, such as `photo-grid`.
  init(_ name: String) {
    var stem = ""
    var startsWord = true
    for scalar in name.unicodeScalars {
      let isLetter = "a"..."z" ~= scalar || "A"..."Z" ~= scalar
      guard isLetter || ("0"..."9" ~= scalar && !stem.isEmpty) else {
        startsWord = true
        continue
      }
      stem += startsWord ? String(scalar).uppercased() : String(scalar)
      startsWord = false
    }
    if stem.hasSuffix("Layout"), stem != "Layout" { stem.removeLast("Layout".count) }
    self.stem = stem == "Layout" ? "" : stem
  }

  /// The function that returns the layout.
  var layout: String { "make" + stem + "Layout" }

  /// The function that returns the contents of cells.
  var contents: String { "make" + stem + "Contents" }

  /// Returns the function that returns the contents of the cells of a section.
  func contents(ofSection index: Int) -> String { contents + String(index) }

  /// Returns the function that returns the constraints of a node.
  func constraints(_ index: Int) -> String {
    "make" + stem + "Constraints" + (index == 0 ? "" : String(index + 1))
  }

  /// Returns the function that returns a section.
  func section(_ index: Int) -> String { "make" + stem + "Section" + String(index) }
}
