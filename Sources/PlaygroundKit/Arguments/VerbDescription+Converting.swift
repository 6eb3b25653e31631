// The argument table of the verbs that write files, and of those for the shell.

extension VerbDescription {
  static func view(_ gallery: Gallery) -> VerbDescription {
    VerbDescription(
      verb: .view, operands: Operands(name: "LAYOUT", count: 0...1),
      summary: "writes an HTML page with the layout and the engine",
      discussion: [
        "LAYOUT is the name of a gallery layout, a layout document, a case document, or - for standard",
        "input. The page is one HTML file that needs no network: edit the layout, scroll it, see the",
        "reason for each frame, and share it as a link. Without --out it is written to the current",
        "folder under the name of the layout, and its name is printed. Devices, text sizes,",
        "directions and counts are chosen in the page. A recording, the output of simulate",
        "--format recording or json, is played there. With --watch an open page shows each saved",
        "change.",
      ],
      options: [out, watch],
      examples: [
        Example(
          "view \(gallery.example("storefront"))", "writes a page of a layout of the gallery"),
        Example(
          "view Documentation/Examples/layouts/photos.json --out page.html",
          "writes a page of a document"),
        Example(
          "view Documentation/Examples/layouts/photos.json --watch",
          "an open page shows each saved change"),
        Example("view Documentation/Examples/run.json", "writes a page that plays a recording"),
      ])
  }

  static func convert(_ gallery: Gallery) -> VerbDescription {
    VerbDescription(
      verb: .convert, operands: Operands(name: "LAYOUT", count: 1...1),
      summary: "writes a layout as Swift code, or as a document",
      discussion: [
        "LAYOUT is the name of a gallery layout, a layout, case or content document, or - for standard",
        "input. The Swift code compiles and describes an equal layout. A comment in the code and a",
        "line on standard error name omitted parts. See Documentation/Convert.md.",
      ],
      options: [
        OptionLine(
          .to, "dsl for the builders, uikit for Apple's classes, json for the document",
          words: ConvertCommand.Form.allCases.map(\.rawValue), placeholder: "FORM"), out,
      ],
      examples: [
        Example("convert \(gallery.example("two-columns")) --to dsl", "writes builders of the DSL"),
        Example(
          "convert \(gallery.example("storefront")) --to uikit --out Storefront.swift",
          "writes code for UIKit into a file"),
        Example(
          "convert Documentation/Examples/layouts/photos.json --to json",
          "writes a formatted document"),
      ])
  }

  static let infer = VerbDescription(
    verb: .infer, operands: Operands(name: "ANSWER", count: 1...Int.max, kind: .file),
    summary: "finds the layout behind frames",
    discussion: [
      "ANSWER is an answer of query --format json, a recording of simulate, or plain rectangles,",
      "{\"view\": [390, 844], \"frames\": [[0, 0, 390, 44], ...]}; one may be - for standard input.",
      "Several answers show the same data at different sizes; a second size shows which lengths are",
      "fractions. The report lists unexplained elements and alternatives for each dimension. The exit",
      "status is 1 if an element is unexplained. See Documentation/Inference.md.",
    ],
    options: [
      textOrJSON,
      OptionLine(
        .to, "writes the layout as code, or as a case with the frames: dsl, uikit or case",
        words: ["dsl", "uikit", "case"], placeholder: "FORM"),
      OptionLine(.counts, "the items of each section, such as 3,40, where not all are visible"),
      OptionLine(.tolerance, "the largest difference of a frame, in points; default 0.34"), out,
    ],
    examples: [
      Example(
        "infer Documentation/Examples/narrow.json", "finds a layout, and lists alternatives"),
      Example(
        "infer Documentation/Examples/narrow.json Documentation/Examples/wide.json",
        "finds the layout that has the frames of both views"),
      Example(
        "infer Documentation/Examples/narrow.json --to uikit", "writes it as code for UIKit"),
      Example(
        "infer Documentation/Examples/app.json --to case",
        "writes a recording of an app as a case, for verify, explain and lint"),
      Example(
        "infer Documentation/Examples/run.json --format json", "finds the layout of a recording"),
    ],
    negative: "a frame is not explained")

  static let new = VerbDescription(
    verb: .new, operands: Operands(name: "NAME", count: 1...1, kind: .free),
    summary: "writes a template file, and prints the next command",
    discussion: [
      "NAME is the name of the file, with or without its ending, or - for standard output. A file",
      "that exists is never overwritten.",
    ],
    options: [
      OptionLine(.kind, "layout (the default), case, script, content or test")
    ],
    examples: [
      Example("new feed", "writes feed.json, a layout document"),
      Example(
        "new feed-case --kind case",
        "writes a case with a view, data and expected frames, for verify"),
      Example("new swipes --kind script", "writes the actions of a finger, for simulate"),
      Example("new Feed --kind test", "writes FeedTests.swift, a test of a layout in Swift"),
    ], readsDocuments: false)

  static let completions = VerbDescription(
    verb: .completions,
    operands: Operands(
      name: "SHELL", count: 1...1, kind: .words(Shell.allCases.map(\.rawValue))),
    summary: "prints a completion script for bash, zsh or fish",
    discussion: [
      "bash: put the output into ~/.local/share/bash-completion/completions under the name of the",
      "command. zsh: into a folder of fpath, as the name of the command after an underscore. fish:",
      "into ~/.config/fish/completions, as the name of the command with .fish.",
    ],
    options: [out],
    examples: [
      Example("completions bash", "prints the script for bash"),
      Example("completions zsh --out completions.zsh", "writes the script for zsh into a file"),
    ], readsDocuments: false)

  static let man = VerbDescription(
    verb: .man, operands: Operands(name: "", count: 0...0, kind: .free),
    summary: "prints the manual page",
    discussion: ["The page is in roff. To read it: man writes it, and man -l - shows it."],
    options: [out],
    examples: [
      Example("man", "prints the page; pipe it to man -l - to read it"),
      Example("man --out manual.1", "writes the page into a file to install"),
    ], readsDocuments: false)
}
