// The argument table of the verbs that explain and check a layout.

extension VerbDescription {
  static func explain(_ gallery: Gallery) -> VerbDescription {
    VerbDescription(
      verb: .explain, operands: Operands(name: "LAYOUT ELEMENT", count: 2...Int.max),
      summary: "explains the frame of an element, step by step",
      discussion: layoutNote + [
        "ELEMENT is the name that query prints, such as \"cell 0.4\", \"supplementary header 0.0\"",
        "or \"decoration background 0.0\". The steps lead from the size of the view down to the",
        "frame; each has its numbers and its rule, a heading of Documentation/Rules, or a rule of",
        "Documentation/FlowLayout.md. For a part of a cell, such as \"cell 0.3/texts/title\", the steps",
        "of its containers follow.",
      ],
      options: [OptionLine(.offset, "the scroll position; default: the start"), measure] + view
        + [textOrJSON, formOut, ascii, unicode],
      examples: [
        Example("explain \(gallery.example("grid")) cell 0.7", "explains a cell"),
        Example(
          "explain \(gallery.example("pinned-headers")) supplementary header 1.0 --offset 0,600",
          "explains a pinned header"),
        Example(
          "explain \(gallery.example("mosaic")) cell 0.2 --size 1024x768 --format json",
          "explains a cell in a larger view, as JSON"),
      ])
  }

  static func lint(_ gallery: Gallery) -> VerbDescription {
    VerbDescription(
      verb: .lint, operands: Operands(name: "LAYOUT", count: 1...Int.max),
      summary: "finds likely mistakes in layouts",
      discussion: layoutNote + [
        "A layout can be a content document, or a folder of documents. Each finding has a code, a path,",
        "a reason and advice; Documentation/Lint.md lists the codes. A document that cannot be read does",
        "not keep the others from being checked. The exit status is 1 if there is an error; with",
        "--strict also for a warning.",
      ],
      options: [
        OptionLine(.strict, "fails on warnings too"), watch,
        OptionLine(.offset, "the scroll position; default: the start"), measure,
      ] + view + [textOrJSON, formOut],
      examples: [
        Example("lint \(gallery.example("mosaic"))", "checks one layout"),
        Example(
          "lint Documentation/Examples/layouts/*.json --strict",
          "checks documents, and fails on warnings"),
        Example(
          "lint Documentation/Examples/layouts/photos.json --watch",
          "checks it again each time it is saved"),
        Example("lint \(gallery.example("list")) --format json", "prints the findings as JSON"),
      ],
      negative: "there is an error, or with --strict a warning")
  }
}
