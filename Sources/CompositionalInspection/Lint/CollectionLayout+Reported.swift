import Compositional

extension CollectionLayout {
  /// The engine's diagnostics as findings, with the codes of the table of checks.
  ///
  /// They are the findings that come with every preparation and measurement, without a further look
  /// at the layout.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of diagnostics.
  public var reportedFindings: [LintFinding] {
    LintFinding.findings(diagnostics)
  }
}

extension LintFinding {
  /// Returns the engine's diagnostics as findings, with the codes of the table of checks.
  ///
  /// - Complexity: O(diagnostics)
  package static func findings(_ diagnostics: [LayoutDiagnostic]) -> [LintFinding] {
    let rules = LintTable.rules
    return diagnostics.compactMap { diagnostic in
      let code = diagnostic.reason.code
      guard let rule = rules.first(where: { $0.code == code }) else { return nil }
      let hit = LintHit(diagnostic)
      return LintFinding(
        code: code, severity: rule.severity, path: hit.path, id: hit.id, message: hit.message,
        advice: rule.advice)
    }
  }
}

extension LintHit {
  /// Creates the hit of a diagnostic; the check has the advice.
  init(_ diagnostic: LayoutDiagnostic) {
    var id: ElementID?
    if case .unsettledSize(let element) = diagnostic.reason { id = element }
    self.init(path: diagnostic.path, id: id, message: diagnostic.problem)
  }
}

extension LayoutDiagnostic.Reason {
  /// The code of the check for the same condition.
  fileprivate var code: String {
    switch self {
    case .groupCannotFitItem: NoRoomForSubitem.rule.code
    case .noRoomForGroup: NoRoomInsideInsets.rule.code
    case .sizeNotPositive: SizeNotPositive.rule.code
    case .repeatedSubitemsOverflow: RepetitionOverflow.rule.code
    case .tooManyElementsInGroup: TooManyElements.rule.code
    case .duplicateElementKind: DuplicateKind.rule.code
    case .unsettledSize, .measuringStopped: UnsettledSize.rule.code
    case .visibleItemChangesIgnored: HandlerOnEstimates.rule.code
    case .missingSection: MissingSection.rule.code
    case .invalidCall: InvalidCall.rule.code
    case .showsNothing: ShowsNothing.rule.code
    case .notFinite: NotFinite.rule.code
    case .notPrepared: NotPrepared.rule.code
    case .tooManySections: TooManySections.rule.code
    }
  }
}
