import Compositional

/// A property of a layout that will surprise.
public struct LintFinding: Hashable, Sendable {
  /// The stable code, such as `CL006`.
  public let code: String
  /// The weight of the finding.
  public let severity: LintSeverity
  /// The place in a layout document, such as `sections[0].group.subitems[1]`.
  public let path: String
  /// An element that shows it; nil if there is none.
  public let id: ElementID?
  /// A sentence that says why.
  public let message: String
  /// A sentence that says what to do.
  public let advice: String

  package init(
    code: String, severity: LintSeverity, path: String, id: ElementID?, message: String,
    advice: String
  ) {
    self.code = code
    self.severity = severity
    self.path = path
    self.id = id
    self.message = message
    self.advice = advice
  }
}

/// The weight of a finding.
public enum LintSeverity: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Worth knowing; the layout may be meant like this.
  case note
  /// The layout probably does not do what its author expects.
  case warning
  /// Elements are missing.
  case error

  /// Orders by weight, the lightest first.
  public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

extension LintFinding: CustomStringConvertible {
  /// The place, the severity, the code, the reason and the advice.
  public var description: String {
    let element = id.map { " (" + $0.description + ")" } ?? ""
    let place = path.isEmpty ? "layout" : path
    let text =
      place + element + ": " + severity.rawValue + " " + code + ": " + message + " " + advice
    return text.printable
  }
}
