/// The room that a view gives the lines of a flow layout.
package struct FlowRoom: Hashable, Sendable {
  /// The axis of scrolling.
  package let axis: LayoutAxis
  /// The length of the content across it, in points.
  package let across: Double
  /// The safe area or the layout margins without the content inset, in points; nil if the insets of
  /// sections are measured from the content inset.
  private let reference: PhysicalEdgeInsets?
  /// The pixels per point.
  package let scale: Double
  /// True if the content is mirrored from left to right.
  package let isMirrored: Bool

  /// Creates the room in a view.
  ///
  /// - Parameters:
  ///   - axis: The axis of scrolling.
  ///   - reference: What the insets of sections are measured from.
  ///   - size: The size of the view, in points.
  ///   - contentInset: The adjusted content inset, in points.
  ///   - safeArea: The safe area, in points.
  ///   - margins: The layout margins, in points.
  ///   - scale: The pixels per point.
  ///   - isMirrored: True to mirror the content from left to right.
  package init(
    along axis: LayoutAxis, from reference: CollectionFlowLayout.SectionInsetReference,
    in size: CGSize, contentInset: PhysicalEdgeInsets, safeArea: PhysicalEdgeInsets,
    margins: PhysicalEdgeInsets, scale: CGFloat, isMirrored: Bool
  ) {
    let side = axis.perpendicular
    self.axis = axis
    across = FlowSize.usable(size[side] - contentInset.low(side) - contentInset.high(side))
    self.reference =
      switch reference {
      case .contentInset: nil
      case .safeArea: safeArea.without(contentInset)
      case .layoutMargins: margins.without(contentInset)
      }
    self.scale = Double(scale)
    self.isMirrored = isMirrored
  }

  /// Returns the distances of the lines of a section from the content, in points.
  ///
  /// - Parameter inset: The inset of the section, in points.
  package func inset(of inset: PhysicalEdgeInsets) -> PhysicalEdgeInsets {
    guard let reference else { return inset }
    let side = axis.perpendicular
    let low = CGFloat(max(0, reference.low(side) + inset.low(side)))
    let high = CGFloat(max(0, reference.high(side) + inset.high(side)))
    var result = inset
    if side == .horizontal {
      (result.left, result.right) = (low, high)
    } else {
      (result.top, result.bottom) = (low, high)
    }
    return result
  }
}

extension PhysicalEdgeInsets {
  /// Returns the insets less others; a side may become negative.
  fileprivate func without(_ other: Self) -> Self {
    Self(
      top: top - other.top, left: left - other.left, bottom: bottom - other.bottom,
      right: right - other.right)
  }
}
