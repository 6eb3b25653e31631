/// What an argument that starts with two dashes is called.
enum Option: String, CaseIterable {
  case ascii, color, columns, counts, drag, duration, fling, format, from, help, hz, measure, offset
  case orthogonal, out, rect, script, size, step, to, unicode, version

  /// How it is written.
  var flag: String { "--" + rawValue }

  /// What its value is called in the help; nil for one without a value.
  var placeholder: String? {
    switch self {
    case .ascii, .help, .unicode, .version: nil
    case .color: "WHEN"
    case .columns: "N"
    case .counts: "N,N"
    case .drag: "DX,DY"
    case .duration: "SECONDS"
    case .fling: "VELOCITY"
    case .format: "FORMAT"
    case .from: "OFFSET"
    case .hz: "N"
    case .measure: "HOW"
    case .out, .script: "FILE"
    case .to: "WHERE"
    case .offset: "X,Y"
    case .orthogonal: "S=V"
    case .rect: "X,Y,W,H"
    case .size: "WxH"
    case .step: "POINTS"
    }
  }

  /// Whether it may be given more than once, each adding to the others.
  var repeats: Bool { self == .orthogonal }
}

/// What the command is asked to do.
enum Verb: String, CaseIterable {
  case gallery, simulate, play, step, query, render, verify
}
