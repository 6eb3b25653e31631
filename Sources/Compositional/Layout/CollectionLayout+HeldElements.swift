extension CollectionLayout {
  /// The number of cells and anchored views that the templates of all sections hold; a template
  /// that several sections share counts once.
  ///
  /// - Complexity: O(sections)
  package var heldElements: Int {
    var counted: Set<ObjectIdentifier> = []
    return stack.sections.reduce(0) { sum, section in
      let template = section.geometry.template
      guard counted.insert(ObjectIdentifier(template)).inserted else { return sum }
      return sum + template.cells.count + template.supplementaries.count
    }
  }
}
