import Compositional
import CompositionalDocuments
import CompositionalTools

// The options of sweeps.
extension Invocation {
  /// `--devices`, `--text-sizes`, `--directions` and `--counts`: what a sweep varies.
  func sweepAxes() throws -> SweepAxes {
    var axes = SweepAxes()
    axes.views = Self.distinct(try words(.devices).flatMap(Self.views), default: .own)
    axes.textSizes = Self.distinct(try words(.textSizes).flatMap(Self.textSizes), default: nil)
    axes.directions = Self.distinct(try words(.directions).flatMap(Self.directions), default: nil)
    axes.itemCounts = Self.distinct(try allValues(.counts).map(Self.sweepCounts), default: .own)
    return axes
  }

  /// Returns the values without repetitions; the value of the layout if there is none.
  private static func distinct<Value: Hashable>(
    _ values: [Value], default value: Value
  ) -> [Value] {
    var seen: Set<Value> = []
    let distinct = values.filter { seen.insert($0).inserted }
    return distinct.isEmpty ? [value] : distinct
  }

  /// Returns the words of a list that commas separate; those of a repeated option together.
  private func words(_ option: Option) throws -> [String] {
    try allValues(option).flatMap { text in
      try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
        let word = part.split(separator: " ").joined(separator: " ")
        guard !word.isEmpty else {
          throw CommandFailure.usage("\(option.flag) \"\(text)\": a name is missing.")
        }
        return word
      }
    }
  }

  /// Returns the views of a name, of a size, or of a word for several devices.
  private static func views(_ word: String) throws -> [SweepView] {
    if word == "own" { return [.own] }
    if let size = size(word) { return [SweepView(size: size)] }
    guard let words = DeviceWords(word),
      let group = [
        "all": DevicePreset.all, "phones": DevicePreset.phones, "tablets": DevicePreset.tablets,
      ][words.name]
    else { return [SweepView(try device(word, of: .devices))] }
    let screens = group.filter { DevicePreset.screens.contains($0) }
    let views = screens.compactMap {
      DeviceView($0, isLandscape: words.isLandscape ?? false, split: words.split)
    }
    guard !views.isEmpty else {
      throw CommandFailure.usage("--devices \(word): a split view is for iPads.")
    }
    return views.map { SweepView($0) }
  }

  /// Returns a size such as `375x812`; nil for other words.
  private static func size(_ word: String) -> CGSize? {
    let sides = word.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard sides.count == 2,
      sides.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") } }
      ),
      let width = Double(sides[0]), let height = Double(sides[1]),
      max(width, height) <= ArgumentLimits.side
    else { return nil }
    return CGSize(width: width, height: height)
  }

  private static func textSizes(_ word: String) throws -> [PreferredContentSizeCategory?] {
    let all = PreferredContentSizeCategory.allCases
    switch word {
    case "own": return [nil]
    case "all": return all
    case "accessibility": return all.filter { $0.rawValue.hasPrefix(word) }
    case "standard": return all.filter { !$0.rawValue.hasPrefix("accessibility") }
    default: break
    }
    guard let size = PreferredContentSizeCategory(rawValue: word) else {
      let known = Option.textSizes.words
      let end =
        Suggestion.nearest(to: word, in: known).map { "; did you mean \"\($0)\"?" }
        ?? "; the text sizes are \(known.joined(separator: ", "))."
      throw CommandFailure.usage("--text-sizes: there is no text size \"\(word)\"\(end)")
    }
    return [size]
  }

  private static func directions(
    _ word: String
  ) throws -> [UserInterfaceLayoutDirection?] {
    switch word {
    case "own": return [nil]
    case "ltr": return [.leftToRight]
    case "rtl": return [.rightToLeft]
    case "both": return [.leftToRight, .rightToLeft]
    default:
      let known = Option.directions.words
      throw CommandFailure.usage(
        "--directions must be a list of \(known.joined(separator: ", ")), separated by commas, not "
          + "\"\(word)\"" + Suggestion.clause(for: word, in: known))
    }
  }

  private static func sweepCounts(_ text: String) throws -> SweepCounts {
    if text == "own" { return .own }
    guard text.hasPrefix("each=") else { return .sections(try counts(text)) }
    let counts = try counts(String(text.dropFirst(5)))
    guard counts.count == 1 else {
      throw CommandFailure.usage("--counts \(text): each= takes one number, such as each=40.")
    }
    return .each(counts[0])
  }

  /// `--check`: the checks of a sweep.
  func sweepChecks() throws -> Set<SweepCheck> {
    guard has(.check) else {
      return has(.snapshots) ? [.lint, .expectations, .snapshot] : [.lint, .expectations]
    }
    let known = SweepCheck.allCases.map(\.rawValue)
    return Set(
      try words(.check).map { word in
        guard let check = SweepCheck(rawValue: word) else {
          throw CommandFailure.usage(
            "--check must be a list of \(known.joined(separator: ", ")), separated by commas, not "
              + "\"\(word)\"" + Suggestion.clause(for: word, in: known))
        }
        return check
      })
  }

  /// `--jobs N`: the number of threads; nil if the option is absent.
  func jobs() throws -> Int? {
    guard let text = value(.jobs) else { return nil }
    guard let jobs = Int(text), (1...OrderedJobs.jobsAtMost).contains(jobs) else {
      throw CommandFailure.usage(
        "--jobs must be from 1 to \(OrderedJobs.jobsAtMost) threads, not \"\(text)\".")
    }
    return jobs
  }

  /// `--shard K/N`: the part of a sweep, and the number of parts.
  func shard() throws -> (number: Int, parts: Int) {
    guard let text = value(.shard) else { return (1, 1) }
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let parts = numbers[1],
      (1...LayoutSweep.combinationsAtMost).contains(parts), (1...parts).contains(number)
    else {
      throw CommandFailure.usage(
        "--shard must be a part and the number of parts, such as 1/4 up to 4/4, not \"\(text)\".")
    }
    return (number, parts)
  }
}
