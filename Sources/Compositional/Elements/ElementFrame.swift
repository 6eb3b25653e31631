/// The frame of an element and the minimum needed to identify it.
///
/// It contains no reference, so filling and clearing a buffer of frames costs no reference
/// counting. The layout that made it returns its identifier: `layout.id(of: frame)`.
public struct ElementFrame: Hashable, Sendable {
  /// The list of a prepared layout that an element comes from.
  @usableFromInline
  package enum Source: UInt8, Hashable, Sendable {
    case cell
    case anchored
    case boundary
    case decoration
    case layoutBoundary
  }

  /// The frame of the element, in points in content coordinates.
  public let frame: CGRect
  /// The position of the element in the data.
  public let indexPath: ElementIndexPath
  /// The list that the element belongs to.
  @usableFromInline
  package let source: Source
  /// The position in that list; for an anchored view, the index of its kind among those of the
  /// section.
  @usableFromInline
  package let slot: Int32

  @inline(__always)
  package init(frame: CGRect, indexPath: ElementIndexPath, source: Source, slot: Int) {
    self.frame = frame
    self.indexPath = indexPath
    self.source = source
    self.slot = Int32(truncatingIfNeeded: slot)
  }

  /// The category of the element.
  public var category: ElementCategory {
    switch source {
    case .cell: .cell
    case .anchored, .boundary, .layoutBoundary: .supplementaryView
    case .decoration: .decorationView
    }
  }
}
