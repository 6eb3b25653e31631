/// A measurer that calls a closure.
public struct ClosureMeasurer: Measuring {
  private let body: (MeasurementProposal) -> PreferredSize

  /// Creates a measurer.
  ///
  /// - Parameter body: A closure that returns the preferred size for a proposal.
  public init(_ body: @escaping (MeasurementProposal) -> PreferredSize) { self.body = body }

  /// Returns the result of the closure.
  public func preferredSize(for proposal: MeasurementProposal) -> PreferredSize { body(proposal) }
}
