/// What answers for the elements of a layout how large they would like to be.
///
/// Apple's names: `preferredLayoutAttributesFitting(_:)` of a cell, `sizeThatFits(_:)` of a view.
/// The same proposal must have the same answer; a layout notices where it has not.
public protocol Measuring {
  /// How large an element would like to be.
  ///
  /// - Parameter proposal: what it has to fit.
  func preferredSize(for proposal: MeasurementProposal) -> PreferredSize
}
