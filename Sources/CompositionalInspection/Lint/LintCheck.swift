import Compositional

/// A check of a layout for one condition.
protocol LintCheck {
  /// The code, the severity and the texts.
  static var rule: LintRule { get }
  /// Returns a hit for each place at which the condition holds.
  static func hits(in subject: LintSubject) -> [LintHit]
}

/// The code, the severity and the texts of a check.
public struct LintRule: Hashable, Sendable {
  /// The stable code.
  public let code: String
  /// The weight of its findings, unless a system reacts more severely.
  public let severity: LintSeverity
  /// The condition, in a few words.
  public let title: String
  /// A sentence that says what to do.
  public let advice: String
}

/// A place at which a condition holds.
struct LintHit {
  /// The place in a layout document.
  let path: String
  /// An element that shows it.
  var id: ElementID?
  /// A sentence that says why, with numbers.
  let message: String
  /// The weight, if it is not that of the check.
  var severity: LintSeverity?
}

/// A row of the table of checks.
struct LintEntry {
  let rule: LintRule
  let hits: (LintSubject) -> [LintHit]

  init<Check: LintCheck>(_ check: Check.Type) {
    rule = check.rule
    hits = { check.hits(in: $0) }
  }
}
