/// An option, an argument that starts with two dashes.
enum Option: String, CaseIterable {
  case appearance, ascii, cases, check, color, columns, content, counts, device, devices, direction
  case directions, drag, duration, element, explain, film, fixtures, fling, format, from
  case guides, height, help, hz, jobs, kind, labels, landscape, measure, offset, orthogonal, os
  case out, pictures, record, rect, rows, scale, script, shard, size, snapshots, split, step, strict
  case textSize = "text-size"
  case textSizes = "text-sizes"
  case to, tolerance, unicode, version, watch, width

  /// The text of the argument.
  var flag: String { "--" + rawValue }

  /// The text of the argument with one dash; nil for none.
  var shortFlag: String? {
    switch self {
    case .help: "-h"
    case .out: "-o"
    default: nil
    }
  }

  /// Creates an option from the text of its argument, with one dash or two.
  init?(flag: String) {
    guard let option = Self.allCases.first(where: { $0.flag == flag || $0.shortFlag == flag })
    else { return nil }
    self = option
  }

  /// The name of its value in the help; nil for an option without a value.
  var placeholder: String? {
    switch self {
    case .ascii, .explain, .help, .landscape, .record, .strict, .unicode, .version, .watch: nil
    case .color: "WHEN"
    case .appearance: "LOOK"
    case .columns, .film, .jobs, .rows, .scale: "N"
    case .content: "PART"
    case .device: "NAME"
    case .check, .devices, .directions, .guides, .textSizes: "LIST"
    case .pictures: "FORMAT"
    case .shard: "K/N"
    case .cases, .fixtures, .snapshots: "FOLDER"
    case .split: "PART"
    case .labels: "WHEN"
    case .counts: "N,N"
    case .direction: "DIRECTION"
    case .drag: "DX,DY"
    case .duration: "SECONDS"
    case .element: "ELEMENT"
    case .fling: "VELOCITY"
    case .format: "FORMAT"
    case .from: "OFFSET"
    case .hz: "N"
    case .kind: "KIND"
    case .measure: "HOW"
    case .os: "N"
    case .out, .script: "FILE"
    case .to: "WHERE"
    case .offset: "X,Y"
    case .orthogonal: "S=V"
    case .rect: "X,Y,W,H"
    case .size: "WxH"
    case .height, .step, .tolerance, .width: "POINTS"
    case .textSize: "CATEGORY"
    }
  }

  /// True if each value of the option adds to the others.
  var repeats: Bool { self == .orthogonal }
}

/// The first argument of the command.
enum Verb: String, CaseIterable {
  case gallery, simulate, play, step, query, explain, lint, render, sweep, diff, solve, verify
  case settle
  case view, convert, infer, new, completions, man

  /// True if `--out` is a folder for files beside the answer, not a file for the answer.
  var writesFolder: Bool { self == .sweep }
}
