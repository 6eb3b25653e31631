/// A file to start from.
enum Starter: String, CaseIterable {
  /// A layout document.
  case layout
  /// A case document: a layout with a view, data and expectations.
  case `case`
  /// A script of a simulation.
  case script
  /// A content document.
  case content
  /// A test of a layout in Swift.
  case test

  /// Returns the ending of a name that the file cannot have; nil if the name fits.
  func wrongEnding(of name: String) -> String? {
    let other = self == .test ? ".json" : ".swift"
    return name.hasSuffix(other) ? other : nil
  }

  /// Returns the path of the file with its ending.
  func path(for name: String) -> String {
    switch self {
    case .test:
      if name.hasSuffix(".swift") { return name }
      return name.hasSuffix("Tests") ? name + ".swift" : name + "Tests.swift"
    case .layout, .case, .script, .content:
      return name.hasSuffix(".json") ? name : name + ".json"
    }
  }

  /// Returns the text of the file.
  ///
  /// - Parameter name: The name of the file without its ending.
  func text(named name: String) -> String {
    switch self {
    case .layout: Self.layoutText
    case .case: Self.caseText(name)
    case .script: Self.scriptText
    case .content: Self.contentText(name)
    case .test: Self.testText(name)
    }
  }

  /// Returns the calls that use the file.
  func next(_ path: String, _ program: String) -> [String] {
    // A name that begins as an option does would be read as one.
    let path = path.hasPrefix("-") ? "./" + path : path
    let word =
      path.contains(where: { !($0.isLetter || $0.isNumber || "./_-".contains($0)) })
      ? CompletionScript.quoted(path) : path
    switch self {
    case .layout:
      return [
        "\(program) render \(word)", "\(program) simulate \(word) --counts 1,200",
        "\(program) convert \(word) --to dsl",
      ]
    case .case: return ["\(program) verify \(word)", "\(program) simulate \(word)"]
    case .script: return ["\(program) simulate --script \(word)"]
    case .content: return ["\(program) solve \(word)", "\(program) convert \(word) --to dsl"]
    case .test:
      return [
        "put it into a test target that depends on CompositionalDSL and CompositionalSimulation",
        "swift test",
      ]
    }
  }
}
