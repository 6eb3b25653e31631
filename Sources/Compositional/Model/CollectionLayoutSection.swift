/// One section: a group that is repeated, and what surrounds it.
///
/// Apple's name: `NSCollectionLayoutSection` (rule 1.11).
public struct CollectionLayoutSection: Hashable, Sendable {
  /// The group that is repeated until the section's items are placed.
  public let group: CollectionLayoutGroup
  /// Room in points between all groups and the edges of the section.
  public var contentInsets: DirectionalEdgeInsets = .zero
  /// Points from the end of a group to the start of the next.
  public var interGroupSpacing: CGFloat = 0 {
    didSet { requireFinite(interGroupSpacing, "inter group spacing") }
  }
  /// The guide that narrows the section's items and boundary items.
  public var contentInsetsReference: ContentInsetsReference = .automatic
  /// The guide that narrows the section's boundary items.
  public var supplementaryContentInsetsReference: ContentInsetsReference = .automatic
  /// Whether boundary items keep to the section's content insets.
  public var supplementariesFollowContentInsets: Bool = true
  /// How the section scrolls across the layout's direction.
  public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior = .none
  /// How an orthogonal section moves.
  public var orthogonalScrollingProperties = OrthogonalScrollingProperties()
  /// Headers, footers and side views.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Backgrounds.
  public var decorationItems: [CollectionLayoutDecorationItem] = []
  /// What is told of the visible items on every scroll, and may change how they look.
  public var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

  /// Makes a section.
  ///
  /// - Parameter group: what is repeated.
  /// - Precondition: `group` is a group, not a cell.
  public init(group: CollectionLayoutGroup) {
    precondition(
      group.isGroup,
      "A section repeats a group, not a cell; wrap the item in .horizontal(layoutSize:subitems:).")
    self.group = group
  }
}

extension CollectionLayoutSection: CustomStringConvertible {
  /// The section with everything in it, a line each; defaults are left out.
  public var description: String {
    var head = "section"
    if contentInsets != .zero { head += ", contentInsets: \(contentInsets)" }
    if interGroupSpacing != 0 { head += ", interGroupSpacing: \(points: interGroupSpacing)" }
    if contentInsetsReference != .automatic {
      head += ", contentInsetsReference: .\(contentInsetsReference)"
    }
    if supplementaryContentInsetsReference != .automatic {
      head += ", supplementaryContentInsetsReference: .\(supplementaryContentInsetsReference)"
    }
    if !supplementariesFollowContentInsets { head += ", supplementariesFollowContentInsets: false" }
    if orthogonalScrollingBehavior != .none {
      head += ", orthogonalScrollingBehavior: .\(orthogonalScrollingBehavior)"
    }
    let body =
      [group.description] + boundarySupplementaryItems.map(\.description)
      + decorationItems.map(\.description)
    let lines = body.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    return ([head] + lines.map { "  " + $0 }).joined(separator: "\n")
  }
}
