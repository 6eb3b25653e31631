// The argument table. What it says is what the parser accepts and what the help prints.

extension VerbDescription {
  static let size = OptionLine(.size, "the size of the view in points, such as 375x812")
  static let counts = OptionLine(.counts, "items of each section, such as 3,40")
  static let textOrJSON = OptionLine(.format, "text (the default) or json")
  static let ascii = OptionLine(.ascii, "draws in plain ASCII, as it does off a terminal")
  static let unicode = OptionLine(.unicode, "draws with box drawing even off a terminal")
  static let columns = OptionLine(.columns, "the width of the picture in characters")
  static let orthogonal = OptionLine(
    .orthogonal, "asks section S to scroll to offset V; may be repeated")
  static let layoutNote = [
    "LAYOUT is a name of the gallery, a layout document, a case document, or - for standard",
    "input. Everything in a case document applies unless an option overrides it.",
  ]

  static let gallery = VerbDescription(
    verb: .gallery, operands: Operands(name: "NAME", count: 0...1),
    summary: "lists the built-in layouts, or prints the document of one",
    discussion: [],
    options: [textOrJSON],
    examples: [
      Example(arguments: "gallery", effect: "lists the layouts with a line each"),
      Example(arguments: "gallery two-columns", effect: "prints a document to start from"),
      Example(arguments: "gallery --format json", effect: "lists them for a program"),
    ])

  static let query = VerbDescription(
    verb: .query, operands: Operands(name: "LAYOUT", count: 1...1),
    summary: "answers the elements of a rectangle, or of the view at an offset",
    discussion: layoutNote + [
      "Without --rect the view is asked: what meets its bounds at the offset. With --rect the",
      "elements that meet the rectangle are answered; pinned ones stay where the offset has them.",
    ],
    options: [
      OptionLine(.rect, "the rectangle to ask for, in points of the content"),
      OptionLine(.offset, "where the view is scrolled to; default the start"),
      orthogonal, counts, size,
      OptionLine(.format, "json (the default) or text"),
      ascii, unicode,
    ],
    examples: [
      Example(arguments: "query grid", effect: "answers the first screen as JSON"),
      Example(
        arguments: "query pinned-headers --offset 0,130 --format text",
        effect: "shows where a header is pinned"),
      Example(
        arguments: "query list --counts 1000000 --rect 0,40000,375,100",
        effect: "asks for a rectangle far down"),
    ])

  static let render = VerbDescription(
    verb: .render, operands: Operands(name: "LAYOUT", count: 1...1),
    summary: "draws the solved layout at an offset in characters",
    discussion: layoutNote + [
      "The picture is as wide as the terminal, COLUMNS or 80 characters; a character counts as",
      "twice as high as it is wide. What is nearer to the eye covers what lies behind.",
    ],
    options: [
      OptionLine(.format, "text, the only one there is"),
      OptionLine(.offset, "where the view is scrolled to; default the start"),
      orthogonal, size, counts, columns, ascii, unicode,
    ],
    examples: [
      Example(arguments: "render nested-groups", effect: "draws the first screen"),
      Example(
        arguments: "render mosaic --size 1024x768 --columns 120",
        effect: "draws it on a larger view"),
      Example(
        arguments: "render pinned-headers --offset 0,130 --ascii",
        effect: "draws it scrolled, in plain ASCII"),
    ])

  static let verify = VerbDescription(
    verb: .verify, operands: Operands(name: "CASE", count: 1...Int.max),
    summary: "checks case documents against what they expect",
    discussion: [
      "CASE is a case document, a folder of them (.json, subfolders included), or - for standard",
      "input. The last line counts; the exit status is 1 when a case fails.",
    ],
    options: [textOrJSON, ascii, unicode],
    examples: [
      Example(arguments: "verify case.json", effect: "checks one case"),
      Example(
        arguments: "verify Tests/CompositionalDocumentsTests/Fixtures/static",
        effect: "checks a folder of recorded cases"),
    ])
}
