import Compositional
import CompositionalDocuments
import CompositionalTools

/// `lint`: prints what will surprise in layouts.
struct LintCommand: Command {
  private let operands: [LayoutSource]
  private let overrides: LayoutOverrides
  private let offset: CGPoint?
  private let measurement: MeasureOption?
  private let isStrict: Bool
  private let isJSON: Bool

  init(_ invocation: Invocation) throws {
    let gallery = invocation.program.gallery
    guard invocation.operands.count(where: { $0 == "-" }) <= 1 else {
      throw CommandFailure.usage("standard input (-) can be read only once.")
    }
    operands = try invocation.operands.map { try LayoutSource($0, in: gallery) }
    overrides = try LayoutOverrides(invocation)
    offset = try invocation.offset()
    measurement = try MeasureOption(invocation)
    isStrict = invocation.has(.strict)
    isJSON = try invocation.format() == "json"
  }

  /// Checks every layout.
  ///
  /// The first one that cannot be read decides the exit status.
  func run(on console: Console) throws -> ExitStatus {
    var checked: [(name: String, findings: [LintFinding])] = []
    var failures: [CommandFailure] = []
    func attempt(_ check: () throws -> Void) throws {
      do {
        try check()
      } catch let failure as CommandFailure {
        failures.append(failure)
        console.complain(failure)
      }
    }
    for operand in operands {
      try attempt {
        for source in try operand.sources(wanting: Self.kinds, on: console) {
          try attempt { checked.append((source.name, try findings(in: source, console))) }
        }
      }
    }
    if let failure = failures.first, checked.isEmpty { return failure.status }
    let isNamed = checked.count + failures.count > 1
    if isJSON {
      console.output.line(try answer(checked, isNamed).checked().pretty())
    } else {
      for (name, findings) in checked {
        for finding in findings {
          console.output.line((isNamed ? name.printable + ": " : "") + finding.description)
        }
      }
      console.output.line(summary(checked.flatMap(\.findings)))
    }
    if let failure = failures.first { return failure.status }
    let least: LintSeverity = isStrict ? .warning : .error
    return checked.contains { $0.findings.contains { $0.severity >= least } } ? .negative : .success
  }

  /// The kinds of documents that are checked.
  private static let kinds = DocumentFile.layouts + [.flow, .content]

  private func findings(in source: LayoutSource, _ console: Console) throws -> [LintFinding] {
    if let content = try source.content() { return content.lint() }
    switch try source.loadAny(from: console, overrides, measuring: measurement, at: offset) {
    case .compositional(let subject, let viewport):
      return subject.lint(in: viewport, measuring: measurement)
    case .flow(let flow): return flow.frames.findings
    }
  }

  private func summary(_ findings: [LintFinding]) -> String {
    guard !findings.isEmpty else { return "no findings" }
    let parts = LintSeverity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return parts.joined(separator: ", ")
  }

  private func answer(
    _ checked: [(name: String, findings: [LintFinding])], _ isNamed: Bool
  ) -> JSONValue {
    let list = checked.flatMap { name, findings in
      findings.map { JSONValue.finding($0, in: isNamed ? name : nil) }
    }
    return .object([.answerVersion, .init("findings", .array(list))])
  }
}

extension LayoutSource {
  /// Returns the content document of a file; nil for everything else.
  fileprivate func content() throws -> ContentDocument? {
    guard case .file(let path) = self else { return nil }
    let bytes = [UInt8](try DocumentFile.read(path))
    guard DocumentKind(of: bytes) == .content else { return nil }
    do throws(DocumentError) {
      return try ContentDocument(json: bytes)
    } catch {
      throw DocumentFile.failure(name, error)
    }
  }
}

extension LoadedLayout {
  /// Returns what will surprise in the layout.
  fileprivate func lint(
    in viewport: Viewport, measuring option: MeasureOption?
  ) -> [LintFinding] {
    let movesItems =
      script?.actions.contains { if case .lift = $0 { true } else { false } } ?? false
    if let measurer {
      return layout.lint(in: viewport, measuredBy: measurer, movesItems: movesItems)
    }
    return layout.lint(
      in: viewport, measuring: hasEnvironment || option != nil ? .nothing : .unknown,
      movesItems: movesItems)
  }
}
