import Compositional
import CompositionalDocuments

/// Layouts in every combination of views, text sizes, reading directions and item counts.
///
/// The order of the trials is fixed: by layout, view, text size, direction and counts. A case with
/// expectations comes before the other trials of its layout, once, in its own view.
///
/// ```swift
/// var axes = SweepAxes()
/// axes.textSizes = PreferredContentSizeCategory.allCases
/// let sweep = try LayoutSweep([SweepSubject("feed", document)], over: axes)
/// for outcome in sweep.outcomes(jobs: 4) where !outcome.isPassed { print(outcome.combination) }
/// ```
public struct LayoutSweep: Sendable {
  /// The most combinations of a sweep.
  public static let combinationsAtMost = 100_000

  /// The layouts.
  public let subjects: [SweepSubject]
  /// The values that are combined.
  public let axes: SweepAxes
  /// The checks of every combination.
  public let checks: SweepChecks
  /// The number of combinations.
  public let count: Int
  /// The index of the first trial of each layout, and behind them the count.
  private let starts: [Int]
  private let stems: [String]

  /// Creates a sweep.
  ///
  /// - Parameters:
  ///   - subjects: The layouts.
  ///   - axes: The values that are combined.
  ///   - checks: The checks of every combination.
  /// - Throws: ``SweepError`` if there are too many combinations or none.
  public init(
    _ subjects: [SweepSubject], over axes: SweepAxes = .init(), checks: SweepChecks = .init()
  ) throws(SweepError) {
    self.subjects = subjects
    self.axes = axes
    self.checks = checks
    stems = SweepFileNames.stems(of: subjects.map { $0.name })
    let product = checks.checks.subtracting([.expectations]).isEmpty ? 0 : axes.count
    var starts = [0]
    for subject in subjects {
      let cases = Self.hasCase(subject, checks) ? 1 : 0
      let (trials, isTooLarge) = product.addingReportingOverflow(cases)
      let (sum, isSumTooLarge) = starts[starts.count - 1].addingReportingOverflow(trials)
      starts.append(isTooLarge || isSumTooLarge ? Int.max : sum)
      guard starts[starts.count - 1] < Int.max else { throw .tooManyCombinations(Int.max) }
    }
    self.starts = starts
    count = starts[starts.count - 1]
    guard count > 0 else { throw .nothingToCheck }
    guard count <= Self.combinationsAtMost else { throw .tooManyCombinations(count) }
  }

  private static func hasCase(_ subject: SweepSubject, _ checks: SweepChecks) -> Bool {
    checks.checks.contains(.expectations) && subject.hasExpectations
  }

  /// Returns a combination.
  ///
  /// - Parameter index: The place in the order of the sweep.
  /// - Precondition: The index is from 0 to below ``count``.
  /// - Complexity: O(log layouts)
  public func combination(at index: Int) -> SweepCombination {
    precondition(index >= 0 && index < count, "A combination has an index from 0 below the count.")
    var (low, high) = (0, subjects.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    let subject = subjects[low]
    let hasCase = Self.hasCase(subject, checks)
    let place = index - starts[low]
    let isCase = hasCase && place == 0
    let setting = isCase ? SweepSetting.own : axes.setting(at: hasCase ? place - 1 : place)
    var environment = setting.view.replacing(subject.environment)
    environment.contentSizeCategory = setting.textSize ?? environment.contentSizeCategory
    environment.layoutDirection = setting.direction ?? environment.layoutDirection
    return SweepCombination(
      index: index, layout: subject.name, setting: setting, isCase: isCase,
      environment: environment, itemCounts: setting.itemCounts.replacing(subject.itemCounts),
      subject: low, fileName: SweepFileNames.name(stems[low], setting, isCase: isCase))
  }

  /// Returns the indexes of a part of the sweep.
  ///
  /// The parts are consecutive and differ in length by at most one. Each combination is in exactly
  /// one of them.
  ///
  /// - Parameters:
  ///   - number: The number of the part, from 1.
  ///   - parts: The number of parts.
  /// - Precondition: The number is from 1 to the number of parts.
  public func shard(_ number: Int, of parts: Int) -> Range<Int> {
    precondition(number >= 1 && number <= parts, "A shard has a number from 1 to their count.")
    let (length, longer) = count.quotientAndRemainder(dividingBy: parts)
    let before = number - 1
    let start = before * length + min(before, longer)
    return start..<(start + length + (before < longer ? 1 : 0))
  }
}
