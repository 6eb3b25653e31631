import Compositional
import Foundation

/// One section: a group that is repeated, and what surrounds it.
public class NSCollectionLayoutSection: NSObject, NSCopying {
  private let group: CollectionLayoutGroup
  /// The room between all groups and the edges of the section, in points.
  public var contentInsets: NSDirectionalEdgeInsets = .zero
  /// The room from the end of a group to the start of the next, in points.
  public var interGroupSpacing: CGFloat = 0
  /// The guide that narrows the section; `.automatic` is the layout's own.
  ///
  /// At Apple since iOS 14.
  public var contentInsetsReference: UIContentInsetsReference = .automatic
  /// The guide that narrows the boundary items; `.automatic` is the layout's own.
  ///
  /// At Apple since iOS 16, in place of ``supplementariesFollowContentInsets``.
  public var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// Whether boundary items keep to the section's content insets.
  ///
  /// At Apple deprecated since iOS 16; current in AppKit.
  public var supplementariesFollowContentInsets: Bool = true
  /// How the section scrolls across the layout's direction.
  public var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior =
    .none
  /// How the section moves when it scrolls across.
  ///
  /// At Apple since iOS 17.
  public let orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and side views; what is set is copied.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { boundaryItems }
    set { boundaryItems = newValue.map { $0.copied() } }
  }
  /// Backgrounds; what is set is copied.
  public var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { backgrounds }
    set { backgrounds = newValue.map { $0.copied() } }
  }
  /// What is told of the visible items on every scroll, and may change how they look.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  {
    didSet { handler = visibleItemsInvalidationHandler.map { .init(telling: $0) } }
  }

  private var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  private var backgrounds: [NSCollectionLayoutDecorationItem] = []
  private var handler: VisibleItemsInvalidationHandler?

  /// Makes a section.
  ///
  /// - Parameter group: what is repeated; it is copied.
  public init(group: NSCollectionLayoutGroup) { self.group = group.value }

  /// Makes a section of one of the engine's.
  ///
  /// - Parameter value: the section, whose parts can then be changed here.
  public init(_ value: CollectionLayoutSection) {
    group = value.group
    super.init()
    contentInsets = value.contentInsets
    interGroupSpacing = value.interGroupSpacing
    contentInsetsReference = value.contentInsetsReference
    supplementaryContentInsetsReference = value.supplementaryContentInsetsReference
    supplementariesFollowContentInsets = value.supplementariesFollowContentInsets
    orthogonalScrollingBehavior = value.orthogonalScrollingBehavior
    orthogonalScrollingProperties.value = value.orthogonalScrollingProperties
    boundaryItems = value.boundarySupplementaryItems.map { .init($0) }
    backgrounds = value.decorationItems.map { .init($0) }
    handler = value.visibleItemsInvalidationHandler
  }

  /// A list: full-width rows one below another, with what its appearance surrounds them with.
  ///
  /// At Apple since iOS 14.
  ///
  /// - Parameters:
  ///   - configuration: what kind of list it is.
  ///   - layoutEnvironment: that of the section provider.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      .list(
        using: configuration.value,
        layoutEnvironment: CollectionLayoutEnvironment(layoutEnvironment)))
  }

  /// The section of the engine.
  public var value: CollectionLayoutSection {
    var value = CollectionLayoutSection(group: group)
    value.contentInsets = contentInsets
    value.interGroupSpacing = interGroupSpacing
    value.contentInsetsReference = contentInsetsReference
    value.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    value.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    value.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    value.orthogonalScrollingProperties = orthogonalScrollingProperties.value
    value.boundarySupplementaryItems = boundaryItems.map(\.boundaryValue)
    value.decorationItems = backgrounds.map(\.decorationValue)
    value.visibleItemsInvalidationHandler = handler
    return value
  }

  /// Makes a copy.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(value)
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.handler = handler
    return copy
  }

  /// Whether the other says the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSection)?.value == value
  }

  /// Hashes what equality compares.
  public override var hash: Int { value.hashValue }

  /// The class and everything in the section.
  public override var description: String { "<NSCollectionLayoutSection: \(value)>" }
}

/// How an orthogonal section moves.
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether a section bounces at its ends.
  public typealias Bounce = OrthogonalScrollingProperties.Bounce
  /// How fast a section slows down.
  public typealias DecelerationRate = OrthogonalScrollingProperties.DecelerationRate

  /// Whether the section bounces at its ends.
  public var bounce: Bounce = .automatic
  /// How fast the section slows down.
  public var decelerationRate: DecelerationRate = .automatic

  var value: OrthogonalScrollingProperties {
    get {
      var value = OrthogonalScrollingProperties()
      value.bounce = bounce
      value.decelerationRate = decelerationRate
      return value
    }
    set {
      bounce = newValue.bounce
      decelerationRate = newValue.decelerationRate
    }
  }
}
