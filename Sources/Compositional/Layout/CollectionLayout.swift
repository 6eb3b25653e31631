/// A compositional layout: sections from a provider, solved for an environment.
///
/// Apple's name: `UICollectionViewCompositionalLayout` (rules 1.12, 1.16). It is the only stateful
/// value of the engine: prepare it with item counts and an environment, then query it for any
/// rectangle. Queries do not change it. A section without estimates keeps one solved template, so
/// neither preparation nor memory depends on the number of items.
///
/// A layout that was never prepared has no elements: queries find nothing, and nothing is measured.
/// ``update(_:in:keeping:replacedItemCount:)``, ``apply(_:replacing:in:keeping:)`` and
/// ``invalidate(_:in:keeping:)`` throw ``UpdateError/notPrepared``.
///
/// A layout can be sent to other threads and queried there. A copy shares the solved sections until
/// one of them changes. The section provider is called on the thread that prepares the layout.
///
/// ```swift
/// var layout = CollectionLayout { index, environment in sections[index] }
/// layout.prepare(itemCounts: [12, 1_000_000_000], in: environment)  // O(sections)
/// for element in layout.attributes(in: viewport) { ... }            // O(log sections + visible)
/// ```
public struct CollectionLayout: Sendable {
  /// Returns the section at an index; nil is an error for a section with items.
  public typealias SectionProvider =
    @Sendable (Int, CollectionLayoutEnvironment) -> CollectionLayoutSection?

  /// The settings of the whole layout.
  ///
  /// ``invalidate(_:in:keeping:)`` with ``InvalidationContext/configuration(_:)`` changes them.
  public package(set) var configuration: CollectionLayoutConfiguration
  /// The provider of the sections.
  public let sectionProvider: SectionProvider

  /// Creates a layout with a section provider.
  ///
  /// - Parameters:
  ///   - configuration: The settings of the whole layout.
  ///   - sectionProvider: Returns the section at an index. It is called once per section in every
  ///     preparation, with the environment of that preparation.
  public init(
    configuration: CollectionLayoutConfiguration = .init(),
    sectionProvider: @escaping SectionProvider
  ) {
    self.configuration = configuration
    self.sectionProvider = sectionProvider
    hasOneDescription = false
  }

  /// Creates a layout whose sections are all the same.
  ///
  /// - Parameters:
  ///   - section: The description of every section.
  ///   - configuration: The settings of the whole layout.
  public init(
    section: CollectionLayoutSection, configuration: CollectionLayoutConfiguration = .init()
  ) {
    self.configuration = configuration
    sectionProvider = { _, _ in section }
    hasOneDescription = true
  }

  /// True if the provider returns one description for all sections, each time.
  let hasOneDescription: Bool

  /// The solved sections; none before the first preparation.
  var stack = SectionStack.empty
  /// The diagnostics by section; those of the layout itself have the key nil.
  var findings: [Int?: [LayoutDiagnostic]] = [:]
  /// The environment of the last preparation; nil before the first.
  public var environment: CollectionLayoutEnvironment? { preparation?.environment }
  /// The last preparation; nil before the first.
  var preparation: LayoutPreparation?
  /// The costs of the large templates; none in an ordinary layout.
  var charges: [SolverCharge] = []
  /// True if a section has or had a size or a place that is not finite.
  var hasNotFinite = false
  /// True if a section has or had a handler of visible items.
  var hasHandlers = false
  /// True if a section is or was orthogonal.
  package internal(set) var hasOrthogonalSections = false
  /// The most parts that the sections may have together.
  ///
  /// Equal sections with the same number of items share theirs. A layout from outside may have a
  /// million sections that differ, which would take gigabytes.
  package var partsAtMost = Int.max
  /// The parts of the sections that were solved since the last preparation.
  var parts = 0
  /// True if the sections have more parts than ``partsAtMost``; those after are empty then.
  package internal(set) var isOversized = false
  /// The number of sections that have got geometry of their own since the last preparation, because
  /// elements of them were measured or changed.
  package var sectionsCopied: Int { stack.copies }
  /// The number of groups solved since the layout was created.
  package internal(set) var groupsSolved = 0
  /// The number of cells placed again since the layout was created, because others of their groups
  /// were measured.
  package internal(set) var cellsPlaced = 0
}

/// The values that a layout was prepared with.
///
/// They are shared, because a layout is a value that queries may copy, and the environment is the
/// largest part of it by far.
final class LayoutPreparation: Sendable {
  let environment: CollectionLayoutEnvironment
  let configuration: CollectionLayoutConfiguration

  init(_ environment: CollectionLayoutEnvironment, _ configuration: CollectionLayoutConfiguration) {
    self.environment = environment
    self.configuration = configuration
  }
}
