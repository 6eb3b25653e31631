/// The scrolling behavior of a section across the layout's scroll direction.
///
/// Apple's name: `UICollectionLayoutSectionOrthogonalScrollingBehavior` (rule 1.11).
public enum OrthogonalScrollingBehavior: Int, Hashable, Sendable, CaseIterable {
  /// The section does not scroll on its own.
  case none = 0
  /// The section comes to rest at any offset.
  case continuous = 1
  /// The section comes to rest with a group at the leading inset.
  case continuousGroupLeadingBoundary = 2
  /// The section scrolls by the width of the view minus the section's insets.
  case paging = 3
  /// The section scrolls by one group.
  case groupPaging = 4
  /// The section scrolls by one group and comes to rest with a group in the center.
  case groupPagingCentered = 5
}
