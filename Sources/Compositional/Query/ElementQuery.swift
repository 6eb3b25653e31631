/// Which elements a rectangle meets, by UIKit's own rules (semantics 2.19); changes nothing.
///
/// Works left to right in exact positions and hands out rounded, mirrored frames. Sections are
/// found by a logarithmic search, groups by division, and the elements of a large group through
/// its own index, so that a query costs its answer.
package struct ElementQuery {
  /// What is handed an element: its name, its frame in the content, its order in depth.
  package typealias Body = (ElementID, Box, Int) -> Void

  /// What is asked.
  let stack: SectionStack
  /// The size of the content, in points.
  let content: Vector
  /// The rectangle in which pinned items stay, left to right; nil leaves them at rest.
  let visible: Box?
  /// How far orthogonal sections are scrolled, in points.
  private let orthogonalOffsets: [Int: CGFloat]

  /// Looks at a stack of sections from a viewport; nil leaves pinned items at rest.
  package init(_ stack: SectionStack, at viewport: Viewport?) {
    self.stack = stack
    content = stack.contentSize
    orthogonalOffsets = viewport?.orthogonalOffsets ?? [:]
    if let viewport {
      let visible = Box(viewport.visibleRect)
      self.visible = stack.isMirrored ? visible.mirrored(in: content.x) : visible
    } else {
      visible = nil
    }
  }

  /// Hands out the elements that meet a rectangle, and counts the work.
  ///
  /// - Complexity: O(log sections + answer)
  @discardableResult
  package func forEach(in rect: CGRect, _ body: Body) -> QueryWork {
    var work = QueryWork()
    let whole = Box(origin: .zero, size: content)
    let asked = stack.isMirrored ? Box(rect).mirrored(in: content.x) : Box(rect)
    guard let clipped = asked.intersection(whole) else { return work }
    let main = stack.main
    let base = stack.boundary.startExtension
    // Rounding may move a frame by half a pixel.
    let slack = 1 / stack.resolver.grid.scale
    work.nodesVisited = stack.offsets.forEach(
      reaching: clipped.min(main) - base - slack, clipped.max(main) - base + slack
    ) { index, start in
      work.sectionsVisited += 1
      visit(place(index, start: base + start), in: clipped, &work, body)
    }
    for index in stack.boundary.items.indices {
      work.elementsVisited += 1
      emit(layoutBoundaryItem(index), meeting: clipped, body)
    }
    return work
  }

  /// Hands out every element there is, wherever it is.
  ///
  /// - Complexity: O(elements)
  package func forEach(_ body: Body) {
    for index in stack.sections.indices {
      let place = place(index, start: stack.start(ofSection: index))
      for ordinal in stack.sections[index].decorationItems.indices {
        emit(decoration(ordinal, in: place), meeting: nil, body)
      }
      for group in 0..<stack.sections[index].groupCount {
        guard let solved = stack.sections[index].group(group) else { continue }
        let corner = place.corner(ofGroup: group, in: stack.sections[index])
        for cell in solved.cells.indices {
          emit(self.cell(cell, of: solved, group, at: corner, in: place), meeting: nil, body)
        }
        for view in solved.supplementaries.indices {
          emit(supplementary(view, of: solved, group, at: corner, in: place), meeting: nil, body)
        }
      }
      for item in stack.sections[index].boundaryItems.indices {
        emit(boundaryItem(item, in: place), meeting: nil, body)
      }
    }
    for index in stack.boundary.items.indices {
      emit(layoutBoundaryItem(index), meeting: nil, body)
    }
  }

  /// Where a section is.
  func place(_ index: Int, start: Double) -> SectionPlace {
    let origin = Vector(along: stack.main, start, across: 0)
    var scrolled = origin
    let cross = stack.main.perpendicular
    if !orthogonalOffsets.isEmpty, let offset = orthogonalOffsets[index],
      stack.sections[index].surroundings.advance == cross
    {
      scrolled[cross] -= Double(offset)
    }
    return SectionPlace(index: index, origin: origin, scrolled: scrolled)
  }

  /// Hands out an element if it meets a box; nil asks nothing of it.
  @inline(__always)
  func emit(_ element: FoundElement, meeting box: Box?, _ body: Body) {
    if let box, !element.frame.meets(box) { return }
    hand(out: element, body)
  }

  /// Hands out an element.
  @inline(__always)
  func hand(out element: FoundElement, _ body: Body) {
    let frame =
      stack.isMirrored ? element.frame.mirrored(in: content.x) : element.frame
    body(element.id, frame, element.zIndex)
  }
}

/// An element in the content, left to right, rounded.
package struct FoundElement {
  var id: ElementID
  var frame: Box
  var zIndex: Int
}

/// Where a section is in the content, left to right.
struct SectionPlace {
  /// The section.
  let index: Int
  /// Where its boundary items and backgrounds are counted from.
  let origin: Vector
  /// Where its groups are counted from: the same, less what an orthogonal section is scrolled.
  let scrolled: Vector

  /// The corner of a group.
  @inline(__always)
  func corner(ofGroup group: Int, in section: SectionGeometry) -> Vector {
    scrolled + section.corner(ofGroup: group)
  }
}

extension Box {
  /// The same box seen from the right of a content of some width.
  @inline(__always)
  func mirrored(in width: Double) -> Box {
    var box = self
    box.origin.x = width - origin.x - size.x
    return box
  }
}
