/// What a query looked at: the tests hold these against the size of its answer.
package struct QueryWork: Hashable, Sendable {
  /// Nodes of the tree of sections and of the trees inside groups.
  package var nodesVisited = 0
  /// Sections.
  package var sectionsVisited = 0
  /// Groups.
  package var groupsVisited = 0
  /// Cells, anchored views, boundary items and decorations, handed out or not.
  package var elementsVisited = 0

  package init() {}
}
