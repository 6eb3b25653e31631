import Compositional

extension CollectionLayout {
  /// Calls a closure with the sections that the provider returns to the engine; nil for a missing
  /// one.
  ///
  /// - Parameters:
  ///   - count: The number of sections to ask for.
  ///   - environment: The environment of the view.
  ///   - body: A closure that receives the index of a section and the section.
  /// - Complexity: O(count)
  package func forEachSection(
    _ count: Int, in environment: CollectionLayoutEnvironment,
    _ body: (Int, CollectionLayoutSection?) -> Void
  ) {
    let environment = providerEnvironment(in: environment)
    for index in 0..<count { body(index, section(index, of: count, environment)) }
  }

  /// Returns the sections that the provider returns to the engine; nil for a missing one.
  ///
  /// - Parameters:
  ///   - count: The number of sections to ask for.
  ///   - environment: The environment of the view.
  /// - Complexity: O(count)
  package func sections(
    _ count: Int, in environment: CollectionLayoutEnvironment
  ) -> [CollectionLayoutSection?] {
    var sections: [CollectionLayoutSection?] = []
    forEachSection(count, in: environment) { sections.append($1) }
    return sections
  }
}
