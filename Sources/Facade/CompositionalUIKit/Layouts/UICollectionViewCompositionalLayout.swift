import Compositional
import CompositionalIsolation
import Foundation

/// A layout of sections, with Apple's name, that wraps the engine's `CollectionLayout`.
///
/// Its collection view provides item counts and traits. Without a collection view, prepare it
/// explicitly:
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout(section: section)
/// layout.prepare(itemCounts: [12], in: CollectionLayoutEnvironment(size: size))
/// let attributes = layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))
/// ```
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: CollectionLayout.SectionProvider
  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  private var prepared: CollectionLayout? { didSet { collectionView?.known.forget() } }
  /// The item counts and environment of an explicit preparation.
  private let lists = ListConfigurations()
  private var given: (itemCounts: [Int], environment: CollectionLayoutEnvironment)?

  // Apple's initializers are all designated, so that subclasses can call any and inherit all of
  // them.

  /// Creates a layout in which every section is the same.
  public init(section: NSCollectionLayoutSection) {
    let value = section.value
    provider = { _, _ in value }
    lists.all = section.listConfiguration
    storedConfiguration = .init()
    super.init()
  }

  /// Creates a layout in which every section is the same.
  ///
  /// - Parameters:
  ///   - section: The section; it is copied.
  ///   - configuration: The properties of the whole layout; they are copied.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    let value = section.value
    provider = { _, _ in value }
    lists.all = section.listConfiguration
    storedConfiguration = configuration.copied()
    super.init()
  }

  /// Creates a layout whose sections come from a closure.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = Self.provider(asking: sectionProvider, noting: lists)
    storedConfiguration = .init()
    super.init()
  }

  /// Creates a layout whose sections come from a closure.
  ///
  /// - Parameters:
  ///   - sectionProvider: A closure that returns the section at an index for the current
  ///     environment.
  ///   - configuration: The properties of the whole layout; they are copied.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = Self.provider(asking: sectionProvider, noting: lists)
    storedConfiguration = configuration.copied()
    super.init()
  }

  private static func provider(
    asking sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    noting lists: ListConfigurations
  ) -> CollectionLayout.SectionProvider {
    let closure = UserClosure(body: sectionProvider)
    let known = UserClosure(body: lists)
    return { index, environment in
      withoutIsolation {
        let section = closure.body(index, environment)
        known.body.sections[index] = section?.listConfiguration
        return section?.value
      }
    }
  }

  /// Returns the configuration of a section that is a list; nil for others.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    lists.all ?? lists.sections[section]
  }

  /// Creates a layout from a value of the engine.
  public init(_ layout: CollectionLayout) {
    provider = layout.sectionProvider
    storedConfiguration = .init(layout.configuration)
    super.init()
  }

  /// Returns nil: an archive cannot contain a section provider.
  public required init?(coder: NSCoder) { nil }

  /// Creates a layout whose sections are lists.
  open class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The properties of the whole layout; setting them copies them and invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue.copied()
      invalidateLayout()
    }
  }

  /// The layout as a value of the engine, not prepared.
  public var value: CollectionLayout {
    CollectionLayout(configuration: storedConfiguration.value, sectionProvider: provider)
  }

  /// The problems of the description that UIKit would report, in order of sections.
  ///
  /// Not part of UIKit. A test expects it to be empty.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of diagnostics.
  public var diagnostics: [LayoutDiagnostic] { solved?.diagnostics ?? [] }

  /// Prepares the layout without a collection view.
  ///
  /// - Parameters:
  ///   - itemCounts: The number of items of each section.
  ///   - environment: The size of the view, its traits and its insets.
  public func prepare(itemCounts: [Int], in environment: CollectionLayoutEnvironment) {
    given = (itemCounts, environment)
    invalidateLayout()
    prepare()
  }

  /// Prepares the layout, for the collection view's item counts if it has one.
  open override func prepare() {
    super.prepare()
    guard prepared == nil, let given = source else { return }
    var layout = value
    layout.prepare(itemCounts: given.itemCounts, in: given.environment)
    prepared = layout
    collectionView?.contentDidChange()
  }

  /// Discards the solved layout if the context invalidates everything; the next query prepares
  /// again.
  ///
  /// Other contexts have no effect: pinned views follow the viewport without solving.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard context.invalidateEverything || context.invalidateDataSourceCounts else { return }
    prepared = nil
  }

  /// Returns the context of a change of the bounds; a change of size invalidates everything.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.namesEverything = context.measuresAgain
    return context
  }

  /// The item counts and the environment to prepare for.
  private var source: (itemCounts: [Int], environment: CollectionLayoutEnvironment)? {
    guard let view = collectionView else { return given }
    return (view.itemCounts, view.environment)
  }

  /// The prepared layout of the engine, with visible views measured; nil if the item counts are
  /// unknown.
  package var solved: CollectionLayout? {
    guard let view = collectionView else {
      if prepared == nil { prepare() }
      return prepared
    }
    view.prepareLayout()
    if prepared == nil { prepare() }
    view.layOutContent()
    return prepared
  }

  /// Changes the prepared layout in place; nil if there is none.
  ///
  /// - Parameter body: The change. It must not query the layout.
  @discardableResult
  func change<Result>(_ body: (inout CollectionLayout) throws -> Result) rethrows -> Result? {
    guard var layout = prepared else { return nil }
    // Moved out and back, so that the engine changes it in place instead of copying it.
    prepared = nil
    defer { prepared = layout }
    return try body(&layout)
  }

  /// True if no subclass overrides what the engine answers.
  var answersAlone: Bool { type(of: self) == UICollectionViewCompositionalLayout.self }

  /// The axis along which the layout scrolls.
  override var mainAxis: LayoutAxis? { storedConfiguration.scrollDirection }

  /// Replaces the prepared layout.
  func replacePrepared(by layout: CollectionLayout) { prepared = layout }

  /// The layout of the engine as last prepared; nil after invalidation.
  var preparedValue: CollectionLayout? { prepared }

  /// Returns the scroller of an orthogonal section: its rest offsets, deceleration and bounce.
  ///
  /// Not part of UIKit.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: Nil if the section does not exist or does not scroll orthogonally.
  public func orthogonalScroller(ofSection section: Int) -> OrthogonalScroller? {
    solved?.orthogonalScroller(ofSection: section)
  }

  /// The size of the content, in points.
  open override var collectionViewContentSize: CGSize { solved?.contentSize ?? .zero }

  /// Returns the elements visible in a rectangle, in content points.
  ///
  /// Orthogonal sections are queried at their current offsets, but, as in UIKit, the frames of
  /// their cells are those of a row that is not scrolled (rule 2.15.4). The result contains the
  /// changes that handlers of visible items made. Views that are anchored to items come before the
  /// cells.
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    guard let solved else { return nil }
    guard let view = collectionView else {
      return anchoredFirst(solved.attributes(in: rect), in: solved).map { made($0) }
    }
    let viewport = view.viewport
    var elements = solved.attributes(in: rect, at: viewport)
    let scrolled = viewport.orthogonalOffsets
    if !scrolled.isEmpty {
      var atRest = viewport
      atRest.orthogonalOffsets = [:]
      elements = elements.map { element in
        guard scrolled[element.indexPath.section] != nil else { return element }
        return solved.attributes(for: element.id, at: atRest) ?? element
      }
    }
    view.simulator.visibleItems.apply(to: &elements)
    return anchoredFirst(elements, in: solved).map { made($0) }
  }

  /// Puts views that are anchored to items before the cells, as UIKit was recorded to answer.
  private func anchoredFirst(
    _ elements: [LayoutAttributes], in solved: CollectionLayout
  ) -> [LayoutAttributes] {
    guard elements.contains(where: { $0.category == .supplementaryView }) else { return elements }
    let cells = Set(elements.filter { $0.category == .cell }.map(\.indexPath))
    var anchored: [ElementIndexPath: [LayoutAttributes]] = [:]
    let others = elements.filter { element in
      guard element.category == .supplementaryView, let cell = solved.hostItem(of: element.id),
        cells.contains(cell)
      else { return true }
      anchored[cell, default: []].append(element)
      return false
    }
    return others.flatMap { element in
      (element.category == .cell ? anchored[element.indexPath] ?? [] : []) + [element]
    }
  }

  /// Returns the elements of a rectangle in layout order, in which all cells of a group come before the views
  /// that are anchored to them.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of elements
  package func inLayoutOrder(
    _ elements: [LayoutAttributes], in rect: CGRect
  ) -> [LayoutAttributes] {
    let order = solved?.attributes(in: rect, at: collectionView?.viewport) ?? []
    let places = Dictionary(order.enumerated().map { ($1.id, $0) }) { first, _ in first }
    return elements.enumerated().sorted {
      (places[$0.element.id] ?? .max, $0.offset) < (places[$1.element.id] ?? .max, $1.offset)
    }
    .map(\.element)
  }

  /// All elements in layout order, before anything is scrolled.
  package var allElements: [LayoutAttributes] { solved?.allAttributes() ?? [] }

  /// Returns the attributes of a cell; nil if the item does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes(for: .cell(ElementIndexPath(indexPath)))
  }

  /// Returns the attributes of a supplementary view; nil if it does not exist.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: .supplementary(kind: elementKind, ElementIndexPath(indexPath)))
  }

  /// Returns the attributes of a decoration view; nil if it does not exist.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: .decoration(kind: elementKind, ElementIndexPath(indexPath)))
  }

  private func attributes(for id: ElementID) -> UICollectionViewLayoutAttributes? {
    guard let solved else { return nil }
    var viewport = collectionView?.viewport
    viewport?.orthogonalOffsets = [:]
    guard var attributes = solved.attributes(for: id, at: viewport) else { return nil }
    collectionView?.simulator.visibleItems.apply(to: &attributes)
    return made(attributes)
  }

  /// Returns attributes of the layout's attributes class.
  func made(_ value: LayoutAttributes) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (type ?? UICollectionViewLayoutAttributes.self).init(value)
  }

  /// Returns true if a view prefers another size than it has.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.size != originalAttributes.size
  }

  /// Returns the final attributes of an appearing item, with an opacity of 0.
  open override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.alpha = 0
    return attributes
  }

  /// Returns the previous attributes of a disappearing item, with an opacity of 0.
  open override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let id = ElementID.cell(ElementIndexPath(itemIndexPath))
    if let faded = collectionView?.fadedAttributes(of: id) { return faded }
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.alpha = 0
    return attributes
  }
}

/// The configurations of the sections of a layout that are lists.
private final class ListConfigurations {
  /// That of all sections; nil if they differ.
  var all: UICollectionLayoutListConfiguration?
  var sections: [Int: UICollectionLayoutListConfiguration] = [:]
}
