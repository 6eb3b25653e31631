/// A measurer of self-sizing elements.
///
/// Apple's names: `preferredLayoutAttributesFitting(_:)` of a cell, `sizeThatFits(_:)` of a view.
/// Equal proposals must give equal sizes; a layout detects and reports sizes that never settle.
public protocol Measuring {
  /// Returns the size that an element prefers.
  ///
  /// - Parameter proposal: The size to fit and the axes to measure.
  func preferredSize(for proposal: MeasurementProposal) -> PreferredSize
}
