/// A measurer of self-sizing elements.
///
/// Apple's names: `preferredLayoutAttributesFitting(_:)` of a cell, `sizeThatFits(_:)` of a view.
/// Equal proposals must give equal sizes; a layout detects and reports sizes that never settle.
public protocol Measuring {
  /// Returns the size that an element prefers.
  ///
  /// - Parameter proposal: The size to fit and the axes to measure.
  func preferredSize(for proposal: MeasurementProposal) -> PreferredSize

  /// Returns the parts inside an element, containers before their parts.
  ///
  /// A measurer that does not implement it knows of no parts.
  ///
  /// - Parameter proposal: The size of the element, with no axis to measure.
  func parts(for proposal: MeasurementProposal) -> [ElementPart]
}

extension Measuring {
  /// Returns no parts.
  public func parts(for proposal: MeasurementProposal) -> [ElementPart] { [] }
}
