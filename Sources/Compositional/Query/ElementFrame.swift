/// The frame of an element and what it takes to name it: the least that tells what is where.
///
/// It holds no reference, so that a buffer of frames costs nothing to fill and to empty. The
/// layout that made it knows the kind: `layout.id(of: frame)`.
public struct ElementFrame: Hashable, Sendable {
  /// Where in a prepared layout an element comes from.
  enum Source: UInt8, Hashable, Sendable {
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
  let source: Source
  /// The place in that list; of an anchored view its kind's among those of the section.
  let slot: Int32

  @inline(__always)
  init(frame: CGRect, indexPath: ElementIndexPath, source: Source, slot: Int) {
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

extension SectionStack {
  /// The name of an element that this stack handed out.
  func id(of element: ElementFrame) -> ElementID {
    let path = element.indexPath
    let slot = Int(element.slot)
    switch element.source {
    case .cell:
      return .cell(path)
    case .anchored:
      let kinds = sections[path.section].geometry.template.kinds
      return .supplementary(kind: kinds[slot], path)
    case .boundary:
      let items = sections[path.section].geometry.boundaryItems
      return .supplementary(kind: items[slot].item.elementKind, path)
    case .decoration:
      let items = sections[path.section].geometry.decorationItems
      return .decoration(kind: items[slot].elementKind, path)
    case .layoutBoundary:
      return .supplementary(kind: boundary.items[slot].item.elementKind, path)
    }
  }
}
