/// What an argument that starts with two dashes is called.
enum Option: String, CaseIterable {
  case ascii, color, columns, counts, format, from, help, offset, orthogonal, rect, size, step, to
  case unicode, version

  /// How it is written.
  var flag: String { "--" + rawValue }

  /// What its value is called in the help; nil for one without a value.
  var placeholder: String? {
    switch self {
    case .ascii, .help, .unicode, .version: nil
    case .color: "WHEN"
    case .columns: "N"
    case .counts: "N,N"
    case .format: "FORMAT"
    case .from, .to: "OFFSET"
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
  case gallery, simulate, query, render, verify
}
