/// A compositional layout: sections from a provider, solved for an environment, ready for queries.
///
/// Apple's name: `UICollectionViewCompositionalLayout`. The one stateful value of the engine: it
/// is prepared with item counts and an environment, and then answers for any rectangle without
/// changing. A section without estimates keeps one solved template, so neither preparation nor
/// memory depends on the number of items.
///
/// ```swift
/// var layout = CollectionLayout { index, environment in sections[index] }
/// layout.prepare(itemCounts: [12, 1_000_000_000], in: environment)  // O(sections)
/// for element in layout.attributes(in: viewport) { ... }            // O(log sections + visible)
/// ```
public struct CollectionLayout {
  /// What gives the section at an index; nil is an error for a section that has items.
  public typealias SectionProvider =
    (Int, CollectionLayoutEnvironment) -> CollectionLayoutSection?

  /// What holds for the layout as a whole; a change takes effect with the next ``prepare(itemCounts:in:)``.
  public var configuration: CollectionLayoutConfiguration
  /// What gives the section at an index.
  public let sectionProvider: SectionProvider

  /// Makes a layout whose sections come from a closure.
  ///
  /// - Parameters:
  ///   - configuration: what holds for the layout as a whole.
  ///   - sectionProvider: called once a section and preparation, with the environment of then.
  public init(
    configuration: CollectionLayoutConfiguration = .init(),
    sectionProvider: @escaping SectionProvider
  ) {
    self.configuration = configuration
    self.sectionProvider = sectionProvider
  }

  /// Makes a layout whose sections are all the same.
  ///
  /// - Parameters:
  ///   - section: what every section is.
  ///   - configuration: what holds for the layout as a whole.
  public init(
    section: CollectionLayoutSection, configuration: CollectionLayoutConfiguration = .init()
  ) {
    self.init(configuration: configuration) { _, _ in section }
  }

  /// The solved sections; none before the first preparation.
  var stack = SectionStack.empty
  /// What was found wrong in each section, by section; the layout's own under nil.
  var findings: [Int?: [LayoutDiagnostic]] = [:]
  /// The environment of the last preparation.
  var environment: CollectionLayoutEnvironment?
  /// Whether some section has, or had, a handler of visible items.
  var hasHandlers = false
  /// Whether some section scrolls, or scrolled, across the layout.
  package internal(set) var hasOrthogonalSections = false
  /// The groups solved since the layout was made, for counting work.
  package internal(set) var groupsSolved = 0
}

extension CollectionLayout {
  /// Copies the sections before a change if another layout shares them.
  mutating func makeStackUnique() {
    if !isKnownUniquelyReferenced(&stack) { stack = SectionStack(copying: stack) }
  }
}
