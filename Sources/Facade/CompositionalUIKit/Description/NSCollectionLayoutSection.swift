import Compositional
import CompositionalIsolation
import Foundation

/// A section: a repeated group, with headers, footers and backgrounds.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
  /// The value as it was given: the group, and what UIKit has no property for.
  private var given: CollectionLayoutSection
  /// The insets between the groups and the edges of the section, in points.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// The spacing between adjacent groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The guide that insets the section; `.automatic` uses the layout's.
  ///
  /// UIKit has it since iOS 14.
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  /// The guide that insets the boundary items; `.automatic` uses the layout's.
  ///
  /// UIKit has it since iOS 16, in place of ``supplementariesFollowContentInsets``.
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// True if boundary items follow the section's content insets.
  ///
  /// UIKit deprecates it since iOS 16; AppKit does not.
  open var supplementariesFollowContentInsets: Bool = true
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior =
    .none
  /// The bounce and deceleration of orthogonal scrolling.
  ///
  /// UIKit has it since iOS 17.
  public let orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers, footers and side views; assigned views are copied.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { boundaryItems }
    set { boundaryItems = newValue.map { $0.copied() } }
  }
  /// The backgrounds; assigned views are copied.
  open var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { backgrounds }
    set { backgrounds = newValue.map { $0.copied() } }
  }
  /// A closure that receives the visible items on every scroll and may change their appearance.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  {
    didSet { handler = visibleItemsInvalidationHandler.map { .init(telling: $0) } }
  }

  private var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  private var backgrounds: [NSCollectionLayoutDecorationItem] = []
  private var handler: VisibleItemsInvalidationHandler?
  /// The configuration of a list, of which swipes ask for its actions; nil for other sections.
  var listConfiguration: UICollectionLayoutListConfiguration?

  /// Creates a section.
  ///
  /// - Parameter group: The group to repeat; it is copied.
  public init(group: NSCollectionLayoutGroup) {
    given = CollectionLayoutSection(
      group: group.invalidCall == nil ? CollectionLayoutGroup(item: group.value) : Self.placeholder)
    given.invalidCall = group.invalidCall
  }

  /// A group that stands for one that cannot be laid out.
  private static var placeholder: CollectionLayoutGroup {
    let size = CollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
    return .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
  }

  /// The first call of the section with a number that no layout can use; nil for none.
  private var invalidCall: String? {
    if let call = given.invalidCall { return call }
    if !interGroupSpacing.isFinite { return "interGroupSpacing = \(interGroupSpacing)" }
    if let call = contentInsets.invalidCall { return call }
    return (boundaryItems + backgrounds).lazy.compactMap { $0.invalidCall }.first
  }

  /// Creates a section from a value of the engine.
  ///
  /// - Parameter value: The section; its properties can be changed afterward.
  public init(_ value: CollectionLayoutSection) {
    given = value
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

  /// Returns a list: full-width rows with the insets, headers and footers of its appearance.
  ///
  /// UIKit has it since iOS 14.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the list.
  ///   - layoutEnvironment: The environment that the section provider receives.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let made = NSCollectionLayoutSection(
      .list(
        using: configuration.value,
        layoutEnvironment: CollectionLayoutEnvironment(layoutEnvironment)))
    made.listConfiguration = configuration
    return made
  }

  /// The section of the engine; one that shows nothing if a number of it cannot be laid out.
  public var value: CollectionLayoutSection {
    var value = given
    value.invalidCall = invalidCall
    guard value.invalidCall == nil else { return value }
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

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(value)
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.handler = handler
    copy.listConfiguration = listConfiguration
    return copy
  }

  /// Returns the same where Foundation copies the object, on any thread.
  @_disfavoredOverload
  @_implements(NSCopying,copy(with:))
  nonisolated public func _copyAnywhere(with zone: NSZone?) -> Any {
    withoutIsolation { UserClosure(body: copy(with: nil)) }.body
  }

  /// Returns true if the other section has the same content.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    let other = object as? NSCollectionLayoutSection
    return withoutIsolation { other?.value == value }
  }

  /// The hash of the compared properties.
  nonisolated open override var hash: Int { withoutIsolation { value.hashValue } }

  /// The class and content.
  nonisolated open override var description: String {
    withoutIsolation { "<NSCollectionLayoutSection: \(value)>" }
  }
}
