import Compositional

extension PreparedFlowLayout {
  /// Explains the frame of a cell, a header or a footer, step by step.
  ///
  /// The steps lead from the size of the view to the frame: the length of a line, how many cells fit
  /// into it, its spacing, and the lengths of what is above. Their rules are those of
  /// `Documentation/FlowLayout.md`.
  ///
  /// - Parameters:
  ///   - id: The element, visible or not.
  ///   - viewport: The current viewport; nil to leave pinned views in their sections.
  /// - Throws: ``MissingElement`` if the element does not exist.
  /// - Complexity: O(sections + items of its section); O(sections) if these have one size.
  public func explanation(
    of id: ElementID, in viewport: Viewport? = nil
  ) throws(MissingElement) -> Explanation {
    guard let attributes = attributes(for: id, at: viewport) else {
      throw MissingElement(id: id, found: elementsInstead(of: id))
    }
    var explainer = FlowExplainer(frames: self, viewport: viewport)
    return explainer.explanation(of: id, frame: attributes.frame)
  }

  /// Returns a sentence about the elements that there are instead of one.
  package func elementsInstead(of id: ElementID) -> String {
    let (path, count) = (id.indexPath, itemCounts.count)
    let (header, footer) = (
      CollectionLayoutListConfiguration.headerKind, CollectionLayoutListConfiguration.footerKind
    )
    guard count > 0 else { return "the layout has no sections" }
    guard !path.isOfLayout, id.category == .cell || id.kind == header || id.kind == footer else {
      return "a flow layout has cells, and the headers and footers \"" + header + "\" and \""
        + footer + "\""
    }
    guard path.section >= 0, path.section < count else {
      return "the layout has " + String(count) + " section" + (count == 1 ? "" : "s") + ", 0 to "
        + String(count - 1)
    }
    let name = "section " + String(path.section)
    guard id.category == .cell else {
      return name + " has at most one header and one footer, numbered 0, with lengths above zero"
    }
    let items = itemCounts[path.section]
    guard items > 0 else { return name + " has no cells" }
    let first = ElementID.cell(section: path.section, item: 0)
    let last = ElementID.cell(section: path.section, item: items - 1)
    return name + " has " + String(items) + " cell" + (items == 1 ? "" : "s") + ", "
      + first.description + " to " + last.description
  }
}
