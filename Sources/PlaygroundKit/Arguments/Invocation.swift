/// The operands and options of one call, as text.
struct Invocation {
  let verb: Verb
  /// The executable, whose gallery the operands may name.
  let program: Program
  private(set) var operands: [String] = []
  private var values: [Option: [String]] = [:]

  /// Returns true if an option is present.
  func has(_ option: Option) -> Bool { values[option] != nil }

  /// Returns the value of an option, the last of several; nil if it is absent.
  func value(_ option: Option) -> String? { values[option]?.last }

  /// Returns all values of an option that may be repeated.
  func allValues(_ option: Option) -> [String] { values[option] ?? [] }

  /// Parses the arguments of a verb.
  ///
  /// `--name value` and `--name=value` are the same, and `-o value` is `--out value`. Arguments after
  /// `--`, and a lone `-`, are operands.
  init(_ verb: Verb, _ arguments: [String], of program: Program) throws {
    self.verb = verb
    self.program = program
    let table = VerbDescription.of(verb, in: program.gallery)
    var rest = arguments[...]
    var onlyOperands = false
    while let argument = rest.popFirst() {
      if onlyOperands || argument == "-" || !argument.hasPrefix("-") {
        operands.append(argument)
      } else if argument == "--" {
        onlyOperands = true
      } else {
        let (option, inline) = try Self.option(in: argument, of: table)
        let value = try inline ?? Self.value(of: option, from: &rest)
        values[option, default: []].append(value)
      }
    }
    guard !has(.help) else { return }
    try checkOperands(table)
  }

  private func checkOperands(_ table: VerbDescription) throws {
    if operands.count < table.operands.count.lowerBound {
      throw CommandFailure.usage(
        "\(verb.rawValue) needs \(table.operands.name); try: \(program.name) "
          + (table.examples.first?.arguments ?? verb.rawValue))
    }
    if operands.count > table.operands.count.upperBound {
      let extra = operands[table.operands.count.upperBound]
      throw CommandFailure.usage("unexpected argument \"\(extra)\" after \(verb.rawValue).")
    }
  }

  private static func option(
    in argument: String, of table: VerbDescription
  ) throws -> (Option, String?) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let known = table.allOptions.map(\.option)
    guard let option = known.first(where: { $0.isNamed(name) }) else {
      let end = Suggestion.clause(for: name, in: known.map(\.flag))
      throw CommandFailure.usage("\(table.verb.rawValue) has no option \"\(name)\"\(end)")
    }
    guard parts.count == 2 else { return (option, nil) }
    guard option.placeholder != nil else {
      throw CommandFailure.usage("\(name) takes no value.")
    }
    return (option, String(parts[1]))
  }

  private static func value(of option: Option, from rest: inout ArraySlice<String>) throws -> String
  {
    guard let placeholder = option.placeholder else { return "" }
    guard let value = rest.first, !value.hasPrefix("--") else {
      throw CommandFailure.usage("\(option.flag) needs a value: \(option.flag) \(placeholder)")
    }
    rest.removeFirst()
    return value
  }

  /// Returns the arguments with those before the verb behind it.
  ///
  /// An option before the verb keeps its value, so that `--size 320x480 query` has the verb `query`. Arguments
  /// that begin with something else than an option of a verb stay as they are.
  static func verbFirst(_ arguments: [String], of program: Program) -> [String] {
    guard arguments.first?.hasPrefix("-") ?? false else { return arguments }
    let options = Verb.allCases.flatMap { VerbDescription.of($0, in: program.gallery).allOptions }
      .map(\.option)
    var rest = arguments[...]
    while let argument = rest.first, argument.hasPrefix("-") {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = options.first(where: { $0.isNamed(String(parts[0])) }), option != .help
      else { return arguments }
      rest.removeFirst()
      if parts.count == 1, option.placeholder != nil { rest = rest.dropFirst() }
    }
    guard let verb = rest.popFirst() else { return arguments }
    return [verb] + arguments.prefix(arguments.count - rest.count - 1) + rest
  }
}
