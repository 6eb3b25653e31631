import Compositional

// The argument table of the verbs that scroll.

extension VerbDescription {
  private static let script = OptionLine(
    .script, "a script of actions in JSON, or - for standard input")
  private static let measure = OptionLine(
    .measure, "what estimated sizes measure: none, a height, or a range such as 40-300")
  private static let duration = OptionLine(
    .duration, "the longest the run may take, in simulated seconds; default 600")

  static let simulate = VerbDescription(
    verb: .simulate, operands: Operands(name: "LAYOUT", count: 0...1),
    summary: "simulates a collection view with a finger on it, and reports the run",
    discussion: layoutNote + [
      "Without LAYOUT it runs \(Gallery.showpiece). Without a script it shows the layout off: swipes",
      "along orthogonal sections, a drag, flicks to the end, a pull past it, and the way back. The",
      "same arguments give the same report on every run.",
    ],
    options: [
      script,
      OptionLine(.fling, "flings once, in points a second, instead of a script"),
      OptionLine(.drag, "drags once: DX,DY or DX,DY,SECONDS; upwards is negative"),
      OptionLine(.to, "scrolls once to an item, \"cell 0.12\", or to an offset, Y or X,Y"),
      OptionLine(.hz, "frames a second in the report; divides 120, which is the default"),
      duration, measure, size, counts, orthogonal,
      OptionLine(.format, "text (the default), json, csv or recording"),
      OptionLine(.out, "where the answer goes instead of standard output"),
      columns, ascii, unicode,
    ],
    examples: [
      Example(arguments: "simulate", effect: "scrolls a layout with a lot going on"),
      Example(
        arguments: "simulate list --counts 1000000000 --fling 9000",
        effect: "flings a list of a billion rows"),
      Example(
        arguments: "simulate carousel --script swipes.json --hz 60",
        effect: "carries out a script of yours"),
      Example(
        arguments: "simulate storefront --format recording --out run.json",
        effect: "records the run for play"),
    ])

  static let play = VerbDescription(
    verb: .play, operands: Operands(name: "RECORDING|LAYOUT", count: 0...1),
    summary: "plays a recording, or a run through a layout, in the terminal",
    discussion: [
      "A recording is what simulate --format recording writes; of a layout the run of simulate is",
      "played. q quits, space pauses, the arrows left and right go back and forth by a second, those",
      "up and down change the speed.",
    ],
    options: [
      script, duration, measure, size, counts, columns, ascii, unicode,
    ],
    examples: [
      Example(arguments: "play", effect: "plays the run of simulate"),
      Example(arguments: "play run.json", effect: "plays a recording"),
    ])

  static let step = VerbDescription(
    verb: .step, operands: Operands(name: "LAYOUT", count: 0...1),
    summary: "steps through a layout and lists what each step shows",
    discussion: layoutNote + [
      "Without LAYOUT it runs \(Gallery.showpiece). Without --step it moves by three quarters of",
      "what is in sight, or by more where that would take over 10000 steps; of a long run the",
      "text then shows the beginning and the end. With --step it shows every step.",
    ],
    options: [
      OptionLine(.step, "how far to move at a time, in points"),
      OptionLine(.from, "the offset to start at, along the scroll direction; default the start"),
      OptionLine(.to, "the offset to end at; default the end of the content"),
      size, counts, orthogonal, textOrJSON, columns, ascii, unicode,
    ],
    examples: [
      Example(arguments: "step", effect: "steps through a layout a screen at a time"),
      Example(
        arguments: "step pinned-headers --step 50 --to 400",
        effect: "watches headers push one another out"),
      Example(
        arguments: "step list --counts 1000000000", effect: "steps through a billion rows"),
      Example(
        arguments: "step my-layout.json --size 375x812 --format json",
        effect: "reports a layout of yours to a program"),
    ])

}
