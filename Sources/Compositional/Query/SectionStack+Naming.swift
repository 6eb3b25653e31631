extension SectionStack {
  /// Returns the identifier of an element that a query of this stack returned.
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
      return .supplementary(kind: items[slot].kind, path)
    case .decoration:
      let items = sections[path.section].geometry.decorationItems
      return .decoration(kind: items[slot].elementKind, path)
    case .layoutBoundary:
      return .supplementary(kind: boundary.items[slot].kind, path)
    }
  }
}
