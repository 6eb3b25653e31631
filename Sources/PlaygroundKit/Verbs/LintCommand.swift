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
    // Contents draw cells as well as measure them.
    let drawsOnly =
      option == nil && !layout.hasEstimates
      && content(.cell(section: 0, item: 0), environment) != nil
    let measuring: LintMeasuring =
      drawsOnly
      ? .unknown
      : measurer != nil ? .something : hasEnvironment || option != nil ? .nothing : .unknown
    let movesItems = script?.actions.contains { if case .lift = $0 { true } else { false } }
    return withMeasuredRows(from: viewport).layout.lint(
      in: viewport, measuring: measuring, movesItems: movesItems ?? false)
  }

  /// The most pages of rows that are measured.
  private static let pagesAtMost = 200

  /// Returns the layout with the cells of its orthogonal sections measured, from the first page to the last.
  ///
  /// A user sees them sooner or later, and the lengths of rows follow from all of them (rule 2.15.8).
  private func withMeasuredRows(from viewport: Viewport) -> LoadedLayout {
    guard measurer != nil else { return self }
    var copy = self
    var pages = 0
    for section in itemCounts.indices where survey.scrollsOrthogonally(section) {
      var offset = 0.0
      while pages < Self.pagesAtMost,
        let scroller = copy.layout.orthogonalScroller(ofSection: section)
      {
        copy.measure(in: copy.layout.viewport(viewport, of: section, at: offset), keeping: nil)
        pages += 1
        guard scroller.viewLength > 0, offset < Double(scroller.offsetRange.upperBound) else {
          break
        }
        offset += Double(scroller.viewLength)
      }
    }
    return copy
  }
}

extension CollectionLayout {
  /// Returns a viewport with all of a row at an offset in it, in points.
  fileprivate func viewport(_ viewport: Viewport, of section: Int, at offset: Double) -> Viewport {
    let row = rowSpan(ofSection: section)
    let axis = configuration.scrollDirection
    var all = viewport
    all.contentOffset[axis] = row.low
    let length = CGFloat(max(1, row.length))
    all.size =
      axis == .horizontal
      ? CGSize(width: length, height: viewport.size.height)
      : CGSize(width: viewport.size.width, height: length)
    all.orthogonalOffsets[section] = CGFloat(offset)
    return all
  }
}
