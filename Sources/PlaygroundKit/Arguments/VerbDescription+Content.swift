// The argument table of the verb for content.

extension VerbDescription {
  static let solve = VerbDescription(
    verb: .solve, operands: Operands(name: "CONTENT", count: 1...1, kind: .file),
    summary: "lays out and draws the content of a cell",
    discussion: [
      "CONTENT is a content document, a tree of content alone, or - for standard input. Options",
      "override the values of the document. After a change of items (\"update\") the new tree is",
      "drawn.",
    ],
    options: [
      OptionLine(.width, "the imposed width in points, or any to let the content choose"),
      OptionLine(.height, "the imposed height in points, or any to let the content choose"),
      textSize, direction,
      OptionLine(.explain, "names the constraints that fix each view"),
      OptionLine(
        .format, "text (the default), json, svg or png",
        words: ["text", "json", "svg", "png"]),
      formOut,
      OptionLine(.scale, "the pixels per point of a PNG; default 2"),
      OptionLine(.appearance, "light or dark; an SVG follows the page by default"),
    ] + picture,
    examples: [
      Example("solve Documentation/Examples/message.json", "draws a message and lists its parts"),
      Example(
        "solve Documentation/Examples/constraints.json --explain",
        "names the constraints that fix each view, with numbers"),
      Example(
        "solve Documentation/Examples/message.json --text-size accessibilityLarge",
        "draws it with large text"),
      Example(
        "solve Documentation/Examples/message.json --out message.svg",
        "writes a picture"),
    ])
}
