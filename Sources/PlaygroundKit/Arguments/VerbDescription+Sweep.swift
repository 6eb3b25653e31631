// The argument table of the verb that tries layouts in many views.

extension VerbDescription {
  static func sweep(_ gallery: Gallery) -> VerbDescription {
    VerbDescription(
      verb: .sweep, operands: Operands(name: "LAYOUT", count: 1...Int.max),
      summary: "checks layouts on every device, at every text size, in both directions",
      discussion: [
        "LAYOUT is the name of a gallery layout, a layout document, a case document, a folder of",
        "them, or - for standard input. Every combination of the lists is one trial; without a list,",
        "the layout's own value is used. The report begins with the failures. The exit status is 1",
        "if a trial fails.",
        "Documentation/Sweep.md describes the checks and the formats.",
      ],
      options: [
        OptionLine(.devices, "names separated by commas, sizes, own, all, phones or tablets"),
        OptionLine(.textSizes, "categories separated by commas, own, standard, accessibility, all"),
        OptionLine(.directions, "ltr, rtl, own or both, separated by commas"),
        OptionLine(.counts, "items of each section, such as 3,40, or each=40; repeat it for more"),
        OptionLine(.check, "lint, case, snapshot, separated by commas; default: lint,case"),
        OptionLine(.strict, "fails on warnings of lint too"),
        OptionLine(.snapshots, "the folder of the expected snapshots"),
        OptionLine(.record, "writes missing snapshots"),
        OptionLine(.jobs, "the number of threads; default: one for each core"),
        OptionLine(.shard, "runs part K of N, such as 1/4"),
        OptionLine(.offset, "the scroll position; default: the layout's value"),
        system,
        OptionLine(
          .format, "text (the default), jsonl or junit", words: ["text", "jsonl", "junit"]),
        OptionLine(.out, "the folder for a picture of each failure", placeholder: "FOLDER"),
        OptionLine(.pictures, "svg (the default) or text"), ascii, unicode,
      ],
      examples: [
        Example(
          "sweep \(gallery.example("grid")) --devices all", "checks a layout on all devices"),
        Example(
          "sweep Documentation/Examples/layouts --devices all --counts each=0 --counts own",
          "checks a folder of documents, without items and with their data"),
        Example(
          "sweep Documentation/Examples/layouts --devices iPhone-15,iPad-mini --out failures",
          "draws each failure into a folder"),
        Example(
          "sweep Documentation/Examples/layouts --check snapshot --snapshots frames --record",
          "records the frames; later runs without --record compare with them"),
        Example(
          "sweep Documentation/Examples/layouts --devices all --shard 2/8 --format jsonl",
          "runs the second of eight parts, as JSON Lines"),
      ],
      negative: "a trial fails")
  }
}
