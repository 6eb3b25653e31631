import Compositional

extension CollectionLayout {
  /// Returns the sections that the provider returns to the engine; nil for a missing one.
  ///
  /// The engine passes its own environment to the provider, so that a copy without items is prepared
  /// to see them.
  ///
  /// - Parameters:
  ///   - count: The number of sections to ask for.
  ///   - environment: The environment of the view.
  /// - Complexity: O(count)
  package func sections(
    _ count: Int, in environment: CollectionLayoutEnvironment
  ) -> [CollectionLayoutSection?] {
    var sections = [CollectionLayoutSection?](repeating: nil, count: count)
    let provider = sectionProvider
    var copy = CollectionLayout(configuration: configuration) { index, environment in
      sections[index] = provider(index, environment)
      return sections[index]
    }
    copy.prepare(itemCounts: [Int](repeating: 0, count: count), in: environment)
    return sections
  }
}
