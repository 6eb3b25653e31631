import Compositional
import Foundation

/// A layout of sections, with Apple's name, on the engine's `CollectionLayout`.
///
/// A collection view that shows it is asked for counts and traits. Without one it is prepared by
/// hand:
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout(section: section)
/// layout.prepare(itemCounts: [12], in: CollectionLayoutEnvironment(size: size))
/// let attributes = layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))
/// ```
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: CollectionLayout.SectionProvider
  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  private var prepared: CollectionLayout?
  /// The counts and the environment the layout was prepared with by hand.
  private var given: (itemCounts: [Int], environment: CollectionLayoutEnvironment)?

  // All of Apple's are designated, so that subclasses may call any and inherit them all.

  /// Makes a layout whose sections are all the same.
  public init(section: NSCollectionLayoutSection) {
    let value = section.value
    provider = { _, _ in value }
    storedConfiguration = .init()
    super.init()
  }

  /// Makes a layout whose sections are all the same.
  ///
  /// - Parameters:
  ///   - section: what every section is; it is copied.
  ///   - configuration: what holds for the layout as a whole; it is copied.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    let value = section.value
    provider = { _, _ in value }
    storedConfiguration = configuration.copied()
    super.init()
  }

  /// Makes a layout whose sections come from a closure.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = { sectionProvider($0, $1)?.value }
    storedConfiguration = .init()
    super.init()
  }

  /// Makes a layout whose sections come from a closure.
  ///
  /// - Parameters:
  ///   - sectionProvider: gives the section at an index for the environment of the moment.
  ///   - configuration: what holds for the layout as a whole; it is copied.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { sectionProvider($0, $1)?.value }
    storedConfiguration = configuration.copied()
    super.init()
  }

  /// Makes a layout of one of the engine's.
  public init(_ layout: CollectionLayout) {
    provider = layout.sectionProvider
    storedConfiguration = .init(layout.configuration)
    super.init()
  }

  /// No archive holds a section provider: there is nothing to make a layout of.
  public required init?(coder: NSCoder) { nil }

  /// Makes a layout whose sections are lists.
  open class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// What holds for the layout as a whole; what is set is copied, and invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue.copied()
      invalidateLayout()
    }
  }

  /// The layout as a value of the engine, not yet prepared.
  public var value: CollectionLayout {
    CollectionLayout(configuration: storedConfiguration.value, sectionProvider: provider)
  }

  /// Makes the layout ready without a collection view.
  ///
  /// - Parameters:
  ///   - itemCounts: the number of items of each section.
  ///   - environment: the size of the view and what else the layout depends on.
  public func prepare(itemCounts: [Int], in environment: CollectionLayoutEnvironment) {
    given = (itemCounts, environment)
    invalidateLayout()
    prepare()
  }

  /// Makes the layout ready, for the collection view's counts if it has one.
  open override func prepare() {
    super.prepare()
    guard prepared == nil, let given = source else { return }
    var layout = value
    layout.prepare(itemCounts: given.itemCounts, in: given.environment)
    prepared = layout
    collectionView?.layoutDidPrepare(layout)
  }

  /// Drops what was solved where the context names everything; the next query prepares anew.
  ///
  /// What a context names apart from that stays where it is: pinned views follow the viewport
  /// without being solved.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard context.invalidateEverything || context.invalidateDataSourceCounts else { return }
    prepared = nil
    collectionView?.setNeedsLayout()
  }

  /// The counts and the environment to prepare for.
  private var source: (itemCounts: [Int], environment: CollectionLayoutEnvironment)? {
    guard let view = collectionView else { return given }
    return (view.itemCounts, view.environment)
  }

  /// The layout of the engine, prepared; nil without counts to prepare it for.
  var solved: CollectionLayout? {
    if prepared == nil { prepare() }
    return prepared
  }

  /// The layout of the engine as it was prepared last; nil since it was invalidated.
  var preparedValue: CollectionLayout? { prepared }

  /// How a section scrolls on its own: where it rests, how it slows down and whether it bounces.
  ///
  /// Not one of Apple's, which keeps it to itself.
  ///
  /// - Parameter section: the section.
  /// - Returns: nil for a section that does not scroll on its own, and for one there is not.
  public func orthogonalScroller(ofSection section: Int) -> OrthogonalScroller? {
    solved?.orthogonalScroller(ofSection: section)
  }

  /// The size of everything, in points.
  open override var collectionViewContentSize: CGSize { solved?.contentSize ?? .zero }

  /// The elements that are seen in a rectangle, in points of the content.
  ///
  /// Sections that scroll on their own are seen where the view has scrolled them to; as at Apple their
  /// cells have the frames of a row at rest all the same (rule 2.15.4). What handlers of visible
  /// items have set is set here.
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    guard let solved else { return nil }
    guard let view = collectionView else { return solved.attributes(in: rect).map { made($0) } }
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
    view.rows.visibleItems.apply(to: &elements)
    return elements.map { made($0) }
  }

  /// Where a cell is; nil when there is no such item.
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes(for: .cell(ElementIndexPath(indexPath)))
  }

  /// Where a supplementary view is; nil when there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: .supplementary(kind: elementKind, ElementIndexPath(indexPath)))
  }

  /// Where a decoration view is; nil when there is none.
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
    collectionView?.rows.visibleItems.apply(to: &attributes)
    return made(attributes)
  }

  /// Attributes of the class that the layout names.
  private func made(_ value: LayoutAttributes) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (type ?? UICollectionViewLayoutAttributes.self).init(value)
  }

  /// Items appear where they will be, and cannot be seen at first.
  open override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.alpha = 0
    return attributes
  }

  /// Items go where they were, and cannot be seen in the end.
  open override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.alpha = 0
    return attributes
  }
}
