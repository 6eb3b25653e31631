/// Measures every element, cell or not, by one of the rules that a case document may hold.
///
/// Written as ``Measuring/heights(_:)`` and the like; `CaseMeasurement` tells cells from
/// supplementary views.
public struct AnswerMeasurer: Measuring, Hashable, Sendable {
  /// The rule.
  public let answer: CaseMeasurement.Answer

  /// Makes a measurer of a rule.
  public init(_ answer: CaseMeasurement.Answer) { self.answer = answer }

  /// What the rule says for the element.
  public func preferredSize(for proposal: MeasurementProposal) -> PreferredSize {
    answer.preferredSize(for: proposal)
  }
}
