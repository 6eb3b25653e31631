/// A closure that measures.
public struct ClosureMeasurer: Measuring {
  private let body: (MeasurementProposal) -> PreferredSize

  /// Makes a measurer.
  ///
  /// - Parameter body: answers a proposal.
  public init(_ body: @escaping (MeasurementProposal) -> PreferredSize) { self.body = body }

  /// What the closure answers.
  public func preferredSize(for proposal: MeasurementProposal) -> PreferredSize { body(proposal) }
}
