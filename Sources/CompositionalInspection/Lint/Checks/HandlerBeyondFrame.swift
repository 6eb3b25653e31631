import Compositional

/// CL037: a handler moves an item away from its frame, by which alone its visibility is decided (rule 2.15.6).
enum HandlerBeyondFrame: LintCheck {
  static let rule = LintRule(
    code: "CL037", severity: .warning, title: "a handler that moves an item away from its frame",
    advice: "Move items by less than half of their length, or give them those frames in the "
      + "layout, as with a custom group.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let size = subject.environment.container.contentSize
    let viewport = subject.viewport ?? Viewport(size: size)
    // A view that may show more elements than any screen is not looked at.
    guard subject.sections.contains(where: { $0.section.visibleItemsInvalidationHandler != nil }),
      subject.layout.elementBound(in: viewport.bounds, at: viewport) <= elementsAtMost
    else { return [] }
    var visible = VisibleItems()
    visible.update(in: viewport, of: subject.layout)
    var hits: [LintHit] = []
    for natural in subject.layout.attributes(in: viewport) {
      let index = natural.id.indexPath.section
      guard let section = subject.sections.first(where: { $0.index == index }),
        section.section.visibleItemsInvalidationHandler != nil,
        !hits.contains(where: { $0.path == section.path })
      else { continue }
      var moved = natural
      visible.apply(to: &moved)
      let axis = section.ground.geometry.room.advance
      let length = Double(natural.frame.size[axis])
      let distance = abs(middle(of: moved, axis) - middle(of: natural, axis))
      guard distance > length / 2 + 0.5 else { continue }
      hits.append(
        LintHit(
          path: section.path, id: natural.id,
          message: "The handler moves the item by " + points(distance) + " points, but it is only "
            + points(length) + " points long. It disappears when its original frame leaves the "
            + "view, even if its moved position is visible."))
    }
    return hits
  }

  /// The most elements that are looked at.
  private static let elementsAtMost = 1_000_000

  /// Returns the middle of an item along an axis as it is shown, in points.
  private static func middle(of item: LayoutAttributes, _ axis: LayoutAxis) -> Double {
    axis == .horizontal ? Double(item.frame.midX) : Double(item.frame.midY)
  }
}
