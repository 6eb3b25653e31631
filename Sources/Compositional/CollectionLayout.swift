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

  /// Solves the layout for item counts and an environment.
  ///
  /// - Parameters:
  ///   - itemCounts: the number of items of each section, none negative.
  ///   - environment: the size of the view and what else the layout depends on.
  /// - Complexity: O(sections) solves of a group, whatever the item counts.
  public mutating func prepare(itemCounts: [Int], in environment: CollectionLayoutEnvironment) {
  }

  /// The size of everything, in points.
  public var contentSize: CGSize { CGSize(width: 0, height: 0) }

  /// What the description does that UIKit would complain about, in order of sections.
  public var diagnostics: [LayoutDiagnostic] { [] }

  /// The elements a viewport shows, pinned items where they are pinned.
  ///
  /// - Parameter viewport: where the view is scrolled to and how large it is.
  /// - Complexity: O(log sections + answer).
  public func attributes(in viewport: Viewport) -> [LayoutAttributes] { [] }

  /// The elements that meet a rectangle by UIKit's rule (semantics 2.19).
  ///
  /// - Parameters:
  ///   - rect: in points of the content.
  ///   - viewport: where the view is scrolled to, which decides where pinned items are; nil leaves
  ///     them at their natural places.
  /// - Complexity: O(log sections + answer).
  public func attributes(in rect: CGRect, at viewport: Viewport? = nil) -> [LayoutAttributes] {
    []
  }

  /// The answer for one element, wherever it is; nil when the layout has no such element.
  ///
  /// - Parameters:
  ///   - id: what names the element.
  ///   - viewport: where the view is scrolled to; nil leaves pinned items at their natural places.
  /// - Complexity: O(log sections).
  public func attributes(for id: ElementID, at viewport: Viewport? = nil) -> LayoutAttributes? {
    nil
  }
}
