import Compositional
import CompositionalDocuments
import CompositionalTrials

/// `lint`: prints what will surprise in layouts.
struct LintCommand: Command {
  private let sources: [LayoutSource]
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
    sources = try invocation.operands.map { try LayoutSource($0, in: gallery) }
    overrides = try LayoutOverrides(invocation)
    offset = try invocation.offset()
    measurement = try MeasureOption(invocation)
    isStrict = invocation.has(.strict)
    isJSON = try invocation.format() == "json"
  }

  func run(on console: Console) throws -> ExitStatus {
    var findings: [(name: String, finding: LintFinding)] = []
    for source in sources {
      if let content = try source.content() {
        findings += content.lint().map { (source.name, $0) }
        continue
      }
      let (subject, viewport) = try source.load(
        from: console, overrides, measuring: measurement, at: offset)
      findings += subject.lint(in: viewport, measuring: measurement).map { (source.name, $0) }
    }
    if isJSON {
      console.output.line(try answer(findings).checked().pretty())
    } else {
      for (name, finding) in findings {
        console.output.line((sources.count > 1 ? name.printable + ": " : "") + finding.description)
      }
      console.output.line(summary(findings.map(\.finding)))
    }
    let least: LintSeverity = isStrict ? .warning : .error
    return findings.contains { $0.finding.severity >= least } ? .negative : .success
  }

  private func summary(_ findings: [LintFinding]) -> String {
    guard !findings.isEmpty else { return "no findings" }
    let parts = LintSeverity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return parts.joined(separator: ", ")
  }

  private func answer(_ findings: [(name: String, finding: LintFinding)]) -> JSONValue {
    let list = findings.map { name, finding in
      JSONValue.finding(finding, in: sources.count > 1 ? name : nil)
    }
    return .object([.answerVersion, .init("findings", .array(list))])
  }
}

extension LayoutSource {
  /// Returns the content document of a file; nil for everything else.
  fileprivate func content() throws -> ContentDocument? {
    guard case .file(let path) = self else { return nil }
    let bytes = [UInt8](try DocumentFile.read(path))
    do throws(DocumentError) {
      return try ContentDocument.ifContent(bytes)
    } catch {
      throw CommandFailure.data("\(name): \(error)")
    }
  }
}

extension LoadedLayout {
  /// Returns what will surprise in the layout.
  fileprivate func lint(
    in viewport: Viewport, measuring option: MeasureOption?
  ) -> [LintFinding] {
    let measuring: LintMeasuring =
      measurer != nil ? .something : hasEnvironment || option != nil ? .nothing : .unknown
    let movesItems = script?.actions.contains { if case .lift = $0 { true } else { false } }
    return layout.lint(in: viewport, measuring: measuring, movesItems: movesItems ?? false)
  }
}
