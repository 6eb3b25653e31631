/// The description of a section: a repeated group and its surroundings.
///
/// Apple's name: `NSCollectionLayoutSection` (rule 1.11).
public struct CollectionLayoutSection: Hashable, Sendable {
  /// The group that repeats until all items of the section are placed (rules 2.9, 2.9.5).
  public var group: CollectionLayoutGroup
  /// The insets of the groups from the edges of the section, in points.
  public var contentInsets: DirectionalEdgeInsets = .zero
  /// The distance from the end of a group to the start of the next, in points.
  public var interGroupSpacing: CGFloat = 0 {
    didSet { requireFinite(interGroupSpacing, "inter group spacing") }
  }
  /// The guide whose insets apply to the section's items and boundary items.
  public var contentInsetsReference: ContentInsetsReference = .automatic
  /// The guide whose insets apply to the section's boundary items.
  public var supplementaryContentInsetsReference: ContentInsetsReference = .automatic
  /// True if boundary items respect the section's content insets.
  public var supplementariesFollowContentInsets: Bool = true
  /// The behavior of a section that scrolls across the layout's scroll direction.
  public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior = .none
  /// The bounce and deceleration of an orthogonal section.
  public var orthogonalScrollingProperties = OrthogonalScrollingProperties()
  /// The headers, footers and side views.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// The backgrounds.
  public var decorationItems: [CollectionLayoutDecorationItem] = []
  /// The handler called with the visible items on every scroll; it may change their appearance.
  public var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
  /// The z-index of the cells of a list; nil for that of any section (rule 2.21).
  package var listZIndex: Int?
  /// The z-index of the cells: 1 over decorations (rule 2.21).
  package var cellZIndex: Int { listZIndex ?? (decorationItems.isEmpty ? 0 : 1) }
  /// The insets of the background of a list from the section's rectangle, in points; nil for none
  /// (rule 2.28).
  ///
  /// It is not one of ``decorationItems``, and does not raise the cells.
  package var listBackground: DirectionalEdgeInsets?
  /// True for an inset grouped list, which keeps to the margins of the view.
  package var keepsToMargins = false
  /// The decorations, and after them the background of a list.
  package var backgrounds: [CollectionLayoutDecorationItem] {
    guard let listBackground else { return decorationItems }
    return decorationItems + [.listBackground(contentInsets: listBackground)]
  }
  /// The call with a number that no layout can use; nil for none.
  ///
  /// A front end that takes any number passes it with a section, which then shows nothing.
  package var invalidCall: String?

  /// Creates a section.
  ///
  /// - Parameter group: The group to repeat.
  public init(group: CollectionLayoutGroup) { self.group = group }

  /// Returns true if another section has the same elements at the same places: all is equal but the
  /// handler, which a provider often makes anew.
  func isLaidOut(as other: CollectionLayoutSection) -> Bool {
    if visibleItemsInvalidationHandler == other.visibleItemsInvalidationHandler {
      return self == other
    }
    var copy = other
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return self == copy
  }

  /// Returns an equal section of another group.
  ///
  /// - Parameter group: The node of the group.
  /// - Precondition: `group` is not a cell.
  package func replacing(group: CollectionLayoutItem) -> CollectionLayoutSection {
    var section = self
    section.group.item = group
    return section
  }
}

extension CollectionLayoutSection: CustomStringConvertible {
  /// The section and everything in it, one per line, without defaults.
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
      [group.description] + boundarySupplementaryItems.map { $0.description }
      + decorationItems.map { $0.description }
    let lines = body.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    return ([head] + lines.map { "  " + $0 }).joined(separator: "\n")
  }
}
