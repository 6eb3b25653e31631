// The argument table of the verbs that scroll.

extension VerbDescription {
  /// The options of a simulated run.
  static let run = [
    OptionLine(.script, "a script of actions in JSON, or - for standard input"),
    OptionLine(.fling, "flings once, at a velocity in points a second, instead of a script"),
    OptionLine(.drag, "drags once: DX,DY or DX,DY,SECONDS; upwards is negative"),
    OptionLine(.to, "scrolls once to an offset along the axis, or to \"cell 0.12\""),
    OptionLine(.duration, "the maximum duration of the run, in simulated seconds; default 600"),
    measure,
  ]

  /// The option to run again after each change.
  static let watch = OptionLine(.watch, "runs again each time a file changes; Ctrl-C ends it")

  static func simulate(_ gallery: Gallery) -> VerbDescription {
    VerbDescription(
      verb: .simulate, operands: Operands(name: "LAYOUT", count: 0...1),
      summary: "simulates scrolling a collection view, and prints a report",
      discussion: layoutNote + [
        withoutLayout(gallery) + " Without a script it swipes along orthogonal",
        "sections, drags, flicks to the end, pulls past it, and scrolls back. The same arguments",
        "give the same report on every run.",
      ],
      options: run + [
        OptionLine(.hz, "frames a second in the report; a divisor of 120, which is the default"),
        watch,
      ] + view + [
        OptionLine(
          .format, "text (the default), json, csv or recording",
          words: ["text", "json", "csv", "recording"]), formOut,
      ] + picture,
      examples: [
        Example("simulate", "scrolls the first layout of the gallery"),
        Example(
          "simulate \(gallery.example("list")) --counts 1000000000 --fling 9000",
          "flings through a billion items"),
        Example(
          "simulate \(gallery.example("carousel")) --script Documentation/Examples/swipes.json --hz 60",
          "runs your own script"),
        Example(
          "simulate \(gallery.example("storefront")) --format recording --out run.json",
          "records the run for play"),
      ])
  }

  static let play = VerbDescription(
    verb: .play, operands: Operands(name: "RECORDING|LAYOUT", count: 0...1),
    summary: "plays a recording, or a run through a layout, in the terminal",
    discussion: [
      "A recording is the output of simulate --format recording. For a layout it plays the run of",
      "simulate. q quits, space pauses, left and right go back and forth by a second, up and down",
      "change the speed.",
    ],
    options: run + view + picture,
    examples: [
      Example("play", "plays the run of simulate"),
      Example("play Documentation/Examples/run.json", "plays a recording"),
    ])

  static func step(_ gallery: Gallery) -> VerbDescription {
    VerbDescription(
      verb: .step, operands: Operands(name: "LAYOUT", count: 0...1),
      summary: "scrolls through a layout in steps, and lists the visible elements of each",
      discussion: layoutNote + [
        withoutLayout(gallery) + " Without --step, a step is three quarters",
        "of the view, or longer if that takes more than 10000 steps. The text then shows only the",
        "beginning and the end of a long run. With --step it shows every step.",
      ],
      options: [
        OptionLine(.step, "the length of a step, in points"),
        OptionLine(.from, "the first offset, along the scroll direction; default: the start"),
        OptionLine(.to, "the last offset, or \"cell 0.12\"; default: the end of the content"),
        measure,
      ] + view + [textOrJSON, formOut] + picture,
      examples: [
        Example("step", "steps through the first layout of the gallery"),
        Example(
          "step \(gallery.example("pinned-headers")) --step 50 --to 400",
          "shows every 50 points, such as headers that push each other away"),
        Example(
          "step \(gallery.example("list")) --counts 1000000000", "steps through a billion items"),
        Example(
          "step Documentation/Examples/layouts/photos.json --size 375x812 --format json",
          "steps through your own document"),
      ])
  }
}
