// The argument table of the verb that compares.

extension VerbDescription {
  static func diff(_ gallery: Gallery) -> VerbDescription {
    VerbDescription(
      verb: .diff, operands: Operands(name: "A B", count: 2...2),
      summary: "compares two layouts, answers of query, or recordings",
      discussion: [
        "A and B are names of gallery layouts, layout documents, case documents, answers of query, or",
        "two recordings of simulate; one may be - for standard input. Layouts are compared over their",
        "whole content, or only in the view if they have more than 20000 elements; the output says",
        "which. The exit status is 0 if they are equal and 1 if they differ. Lengths that differ by",
        "at most 0.01 points are equal.",
      ],
      options: [
        OptionLine(
          .format, "text (the default), json, svg or png",
          words: ["text", "json", "svg", "png"]),
        OptionLine(.content, "whole or viewport; default: whole, or viewport for a large layout"),
        OptionLine(.offset, "the scroll position; default: the start"), formOut,
        OptionLine(.scale, "the pixels per point of a PNG; default 2"),
        OptionLine(.appearance, "light or dark; an SVG follows the page by default"),
      ] + view + [ascii, unicode],
      examples: [
        Example(
          "diff Documentation/Examples/before.json Documentation/Examples/after.json",
          "lists the differences"),
        Example(
          "diff \(gallery.example("grid")) \(gallery.example("inset-grid")) --out both.svg",
          "draws both in one picture"),
        Example(
          "diff \(gallery.example("grid")) \(gallery.example("inset-grid")) --device iPhone-15",
          "compares two layouts on a phone"),
        Example(
          "diff Documentation/Examples/run.json Documentation/Examples/longer-run.json",
          "compares two recordings"),
      ],
      negative: "the two differ")
  }
}
