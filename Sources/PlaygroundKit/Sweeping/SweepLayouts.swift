import Compositional
import CompositionalDocuments
import CompositionalTools
import Foundation

/// The layouts of a sweep, read and ready to be tried.
struct SweepLayouts {
  private let sources: [LayoutSource]
  /// The layouts that are written in Swift, by index; their closures stay in one thread.
  private let setups: [Int: LayoutSetup]
  /// The layouts, in the order of the arguments.
  let subjects: [SweepSubject]

  /// Reads the documents of the operands.
  ///
  /// - Parameters:
  ///   - invocation: The operands.
  ///   - offset: The scroll position; nil for that of the layout.
  ///   - system: The version of iOS to follow; nil for what the layout says.
  ///   - console: The console, for standard input.
  init(
    _ invocation: Invocation, at offset: CGPoint?, as system: SystemVersion?,
    from console: Console
  ) throws {
    sources = try invocation.operands.flatMap {
      try LayoutSource($0, in: invocation.program.gallery)
        .sources(wanting: DocumentFile.layouts, on: console)
    }
    var setups: [Int: LayoutSetup] = [:]
    var subjects: [SweepSubject] = []
    for (index, source) in sources.enumerated() {
      if var setup = source.swiftSetup {
        setup.contentOffset = offset ?? setup.contentOffset
        if let system { setup.environment.follow(system) }
        try setup.prepared().layout.checkFinite(named: source.name)
        setups[index] = setup
        subjects.append(
          SweepSubject(
            source.name, in: setup.environment, itemCounts: setup.itemCounts,
            isMeasured: setup.measurer != nil))
        continue
      }
      var (document, hasView) = try source.document(from: console)
      document.contentOffset = offset ?? document.contentOffset
      if let system { document.environment.follow(system) }
      let setup = LayoutSetup(document, name: source.name)
      try setup.prepared().layout.checkFinite(named: source.name)
      subjects.append(SweepSubject(source.name, document, hasView: hasView))
    }
    self.setups = setups
    self.subjects = subjects
  }

  /// Returns true if a layout is tried in the thread of the command.
  func isLocal(_ combination: SweepCombination) -> Bool { setups[combination.subject] != nil }

  /// True if a layout is tried in the thread of the command.
  var hasLocal: Bool { !setups.isEmpty }

  /// Returns the prepared layout of a combination; nil for a document.
  func trial(_ combination: SweepCombination) -> SweepTrial? {
    guard let setup = setups[combination.subject] else { return nil }
    return SweepTrial(
      setup.layout(combination.environment.layoutEnvironment), combination,
      of: subjects[combination.subject], contentOffset: setup.contentOffset,
      orthogonalOffsets: setup.orthogonalOffsets, measurer: setup.measurer)
  }

  /// Returns the arguments that show a combination with another verb.
  func arguments(_ combination: SweepCombination, _ options: [String]) -> [String] {
    let source = sources[combination.subject]
    let operand = if case .standardInput = source { "-" } else { source.name }
    if combination.isCase { return ["verify", operand] + options }
    var arguments = [operand]
    let setting = combination.setting
    if let view = setting.view.environment {
      arguments +=
        view.device == nil ? ["--size", setting.view.name] : ["--device", setting.view.name]
    }
    if let size = setting.textSize { arguments += ["--text-size", size.rawValue] }
    if let direction = setting.direction {
      arguments += ["--direction", direction == .rightToLeft ? "rtl" : "ltr"]
    }
    if setting.itemCounts != .own {
      let counts = combination.itemCounts.map(String.init).joined(separator: ",")
      if !counts.isEmpty { arguments += ["--counts", counts] }
    }
    return arguments + options
  }
}
