/// A measurer that calls closures.
public struct ClosureMeasurer: Measuring {
  private let body: (MeasurementProposal) -> PreferredSize
  private let parts: (MeasurementProposal) -> [ElementPart]

  /// Creates a measurer that knows of no parts.
  ///
  /// - Parameter body: A closure that returns the preferred size for a proposal.
  public init(_ body: @escaping (MeasurementProposal) -> PreferredSize) {
    self.init(body, parts: { _ in [] })
  }

  /// Creates a measurer.
  ///
  /// - Parameters:
  ///   - body: A closure that returns the preferred size for a proposal.
  ///   - parts: A closure that returns the parts inside an element of a size.
  public init(
    _ body: @escaping (MeasurementProposal) -> PreferredSize,
    parts: @escaping (MeasurementProposal) -> [ElementPart]
  ) {
    self.body = body
    self.parts = parts
  }

  /// Creates a measurer that asks another one.
  public init(_ measurer: some Measuring) {
    self.init(measurer.preferredSize, parts: measurer.parts)
  }

  /// Returns the result of the closure for sizes.
  public func preferredSize(for proposal: MeasurementProposal) -> PreferredSize { body(proposal) }

  /// Returns the result of the closure for parts.
  public func parts(for proposal: MeasurementProposal) -> [ElementPart] { parts(proposal) }
}
