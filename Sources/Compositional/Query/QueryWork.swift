/// The work a query did.
///
/// Tests compare it with the size of the result.
package struct QueryWork: Hashable, Sendable {
  /// The number of visited nodes in the tree of sections and in the trees of groups.
  package var nodesVisited = 0
  /// The number of visited sections.
  package var sectionsVisited = 0
  /// The number of visited groups.
  package var groupsVisited = 0
  /// The number of visited cells, anchored views, boundary items and decorations, found or not.
  package var elementsVisited = 0

  /// The time that the query took: the number of visited elements, or of groups, if most of them
  /// had none to visit.
  package var cost: Int { max(elementsVisited, groupsVisited) }

  package init() {}
}
