// The argument table of the verbs that show a layout as it is, and of `verify`.

extension VerbDescription {
  static func list(_ gallery: Gallery) -> VerbDescription {
    VerbDescription(
      verb: .gallery, operands: Operands(name: "NAME", count: 0...1, kind: .gallery),
      summary: "lists the layouts, or prints the document of one",
      discussion: [
        "A layout written in Swift is printed if a document can describe it."
      ],
      options: [textOrJSON, formOut],
      examples: [
        Example("gallery", "lists the layouts, one line each"),
        Example("gallery \(gallery.example("two-columns"))", "prints a document"),
        Example("gallery --format json", "lists the layouts as JSON"),
      ])
  }

  static func query(_ gallery: Gallery) -> VerbDescription {
    VerbDescription(
      verb: .query, operands: Operands(name: "LAYOUT", count: 1...1),
      summary: "prints the elements in a rectangle, or in the view at an offset",
      discussion: layoutNote + [
        "Without --rect it prints the elements in the bounds of the view. With --rect it prints",
        "those in the rectangle; pinned elements keep their place at the offset.",
      ],
      options: [
        OptionLine(.rect, "the rectangle, in points of the content"), offset,
        OptionLine(.element, "only this element or part, such as \"cell 0.3\" or cell:0.3"),
        measure,
      ] + view + [
        OptionLine(
          .format, "json (the default) or text", words: ["json", "text"]),
        formOut, ascii, unicode,
      ],
      examples: [
        Example("query \(gallery.example("grid"))", "prints the first screen as JSON"),
        Example(
          "query \(gallery.example("pinned-headers")) --offset 0,130 --format text",
          "prints a scrolled screen as a table"),
        Example(
          "query \(gallery.example("list")) --counts 1000000 --rect 0,40000,375,100",
          "prints a rectangle far down, of a million items"),
        Example(
          "query \(gallery.example("grid")) --element cell:0.7",
          "prints one element, visible or not"),
      ])
  }

  static func render(_ gallery: Gallery) -> VerbDescription {
    VerbDescription(
      verb: .render, operands: Operands(name: "LAYOUT", count: 1...1),
      summary: "draws the layout at an offset, as text, SVG or PNG",
      discussion: layoutNote + [
        "In text the picture fits the terminal (COLUMNS and LINES, or 80 characters). Elements with a",
        "greater z-index cover others. A displaced pinned item has its own style, and an outline",
        "shows its natural position. With --fling, --drag, --to or --script it draws a run: an",
        "animated PNG, or moments side by side.",
      ],
      options: [
        OptionLine(
          .format, "text (the default), svg, png or html",
          words: ["text", "svg", "png", "html"]), offset, formOut,
        OptionLine(.content, "viewport (the default), or whole for all of the content"),
        OptionLine(.labels, "on (the default) or off"),
        OptionLine(.guides, "groups, insets, sections, rows, safe-area, all or none"),
        OptionLine(.scale, "the pixels per point of a PNG; default 2, or 1 for a run"),
        OptionLine(.appearance, "light or dark; an SVG follows the page by default"), watch,
      ] + run + [
        OptionLine(.hz, "pictures a second of a run, a divisor of 120; default 20"),
        OptionLine(.film, "draws N moments of a run side by side"),
      ] + view + [rows] + picture,
      examples: [
        Example("render \(gallery.example("nested-groups"))", "draws the first screen"),
        Example(
          "render \(gallery.example("mosaic")) --size 1024x768 --columns 120",
          "draws it in a larger view"),
        Example(
          "render \(gallery.example("pinned-headers")) --offset 0,130 --ascii",
          "draws it scrolled, in ASCII"),
        Example(
          "render \(gallery.example("storefront")) --device iPhone-15 --out shop.png",
          "writes a PNG of the layout on a phone"),
        Example(
          "render \(gallery.example("grid")) --fling 3000 --scale 0.5 --out fling.png",
          "writes an animated PNG of a fling"),
      ])
  }

  static let verify = VerbDescription(
    verb: .verify, operands: Operands(name: "CASE", count: 1...Int.max, kind: .file),
    summary: "checks case documents against their expectations",
    discussion: [
      "CASE is a case, a flow or a content document, a folder of them (.json, with subfolders), or -",
      "for standard input. The last line counts the cases. The exit status is 1 if a case fails.",
    ],
    options: [system, textOrJSON, formOut, ascii, unicode],
    examples: [
      Example("verify Documentation/Examples/case.json", "checks one case"),
      Example(
        "verify Tests/CompositionalDocumentsTests/Fixtures/static", "checks the cases of a folder"),
      Example(
        "verify Documentation/Examples/case.json --os 14", "checks a case as iOS 14 lays it out"),
    ],
    negative: "a case fails")

  static let settle = VerbDescription(
    verb: .settle, operands: Operands(name: "RESULTS", count: 1...1, kind: .file),
    summary: "tells how a recorded system answers the open choices",
    discussion: [
      "RESULTS is the file that the recorder in the folder Conformance writes, a folder of recorded",
      "cases, or - for standard input. Each case is verified under each answer to each open choice.",
      "Unexplained differences are listed too, largest first. A file with other contents is never",
      "replaced. Documentation/Settle.md has an example.",
    ],
    options: [
      OptionLine(.fixtures, "writes the explained cases as fixtures into a folder"),
      OptionLine(.cases, "writes the cases that differ into a folder"), textOrJSON, formOut,
    ],
    examples: [
      Example("settle Documentation/Examples/results.json", "prints a table of the choices"),
      Example(
        "settle Documentation/Examples/results.json --format json", "prints all votes as JSON"),
      Example(
        "settle Tests/CompositionalDocumentsTests/Fixtures/static",
        "reads a folder of cases"),
    ],
    negative: "a case differs that the answers do not explain")

  private static let offset = OptionLine(.offset, "the scroll position; default: the start")
}

// Parts that several verbs share.
extension VerbDescription {
  /// The options that replace the data and the view of a layout.
  static let view = [
    OptionLine(.size, "the size of the view in points, such as 375x812"),
    OptionLine(.device, "the device that shows the view, such as iPhone-15"),
    OptionLine(.landscape, "rotates the view or the device to landscape"),
    OptionLine(.split, "the part of an iPad that shows the view: third, half or twoThirds"),
    OptionLine(.counts, "the items of each section, such as 3,40"),
    OptionLine(.orthogonal, "scrolls section S to offset V; may be repeated"),
    textSize, direction, system,
  ]
  static let textSize = OptionLine(
    .textSize, "the preferred text size, such as accessibilityLarge")
  static let direction = OptionLine(.direction, "the reading direction: ltr or rtl")
  static let system = OptionLine(
    .os, "the iOS to follow, such as 14, 17 or 26; default: the layout's value")
  /// The options of pictures.
  static let picture = [
    OptionLine(.columns, "the width of the picture in characters"), ascii, unicode,
  ]
  /// The option that replaces the measurer of a layout.
  static let measure = OptionLine(
    .measure, "the measured heights of cells: none, 80, or a range such as 40-300")
  static let rows = OptionLine(.rows, "the height of the text in lines")
  static let ascii = OptionLine(
    .ascii, "draws in ASCII; the default if the output is not a terminal")
  static let unicode = OptionLine(
    .unicode, "draws with box drawing, even if the output is not a terminal")
  static let out = OptionLine(
    .out, "the output file, instead of standard output")
  /// The file of a verb that answers in several forms.
  static let formOut = OptionLine(.out, "the output file; its extension selects the format")
  static let textOrJSON = OptionLine(
    .format, "text (the default) or json", words: ["text", "json"])
  static let layoutNote = [
    "LAYOUT is the name of a gallery layout, a layout, flow or case document, or - for standard",
    "input. Options override the values of a gallery layout or a document.",
  ]

  /// Returns a sentence about the layout of a verb that needs none; the rest of its line follows.
  static func withoutLayout(_ gallery: Gallery) -> String {
    gallery.showpiece.map { "Without LAYOUT it shows \($0.name)." } ?? "Its gallery is empty."
  }
}
