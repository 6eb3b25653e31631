/// The frame of an element and what it takes to name it: the least that tells what is where.
///
/// It holds no reference, so that a buffer of frames costs nothing to fill and to empty. The
/// layout that made it knows the kind: `layout.id(of: frame)`.
public struct ElementFrame: Hashable, Sendable {
  /// Where in a prepared layout an element comes from.
  @usableFromInline
  package enum Source: UInt8, Hashable, Sendable {
    case cell
    case anchored
    case boundary
    case decoration
    case layoutBoundary
  }

  /// Where the element is, in points of the content.
  public let frame: CGRect
  /// The place of the element in the data.
  public let indexPath: ElementIndexPath
  /// The list of the section that the element stands in.
  @usableFromInline
  package let source: Source
  /// The place in that list; of an anchored view its kind's among those of the section.
  @usableFromInline
  package let slot: Int32

  @inline(__always)
  package init(frame: CGRect, indexPath: ElementIndexPath, source: Source, slot: Int) {
    self.frame = frame
    self.indexPath = indexPath
    self.source = source
    self.slot = Int32(truncatingIfNeeded: slot)
  }

  /// What the element is.
  public var category: ElementCategory {
    switch source {
    case .cell: .cell
    case .anchored, .boundary, .layoutBoundary: .supplementaryView
    case .decoration: .decorationView
    }
  }
}
