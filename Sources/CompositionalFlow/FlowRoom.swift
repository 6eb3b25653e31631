import Compositional

/// The room that a view gives the lines of a flow layout.
package struct FlowRoom: Hashable, Sendable {
  /// The axis of scrolling.
  package let axis: LayoutAxis
  /// The length of the content across it, in points.
  package let across: Double
  /// The insets of all sections, besides their own, in points.
  package let inset: PhysicalEdgeInsets
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
    switch reference {
    case .contentInset: inset = .zero
    case .safeArea: inset = safeArea.exceeding(contentInset, along: side)
    case .layoutMargins: inset = margins.exceeding(contentInset, along: side)
    }
    self.scale = Double(scale)
    self.isMirrored = isMirrored
  }
}

extension PhysicalEdgeInsets {
  /// Returns what the insets have more than others at the ends of an axis, and 0 elsewhere.
  fileprivate func exceeding(_ other: Self, along axis: LayoutAxis) -> Self {
    switch axis {
    case .vertical: Self(top: max(0, top - other.top), bottom: max(0, bottom - other.bottom))
    case .horizontal: Self(left: max(0, left - other.left), right: max(0, right - other.right))
    }
  }
}
