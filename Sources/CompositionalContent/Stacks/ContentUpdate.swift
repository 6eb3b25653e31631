import Compositional

/// The step from one tree to another, as a set of changes of items (content rule 4.8).
///
/// The root stays. An item stays if the other tree has one of the same identity: its name, kind,
/// style, alignments and padding, and the properties of a stack or the limits of a spacer.
public struct ContentUpdate: Hashable, Sendable {
  /// The tree after the step.
  public let content: Content
  /// The changes of each stack that stays, by its path in the new tree; the root's is `/`.
  public let changes: [String: StackChanges]
  /// The tree at the start of an animation: the new items where they are, the removed ones still in
  /// place, with `@removed` after their names, and the inserted ones at their new indexes.
  ///
  /// Inserted parts fade in from its frames. Removed parts keep their frames and fade out.
  public let intermediate: Content

  /// Creates the step between two trees.
  ///
  /// - Parameters:
  ///   - old: The tree before the step.
  ///   - new: The tree after the step.
  /// - Complexity: O(items of both trees)
  /// - Precondition: Both trees are at most ``Content/depthLimit`` nodes deep.
  public init(from old: Content, to new: Content) {
    var comparison = StackComparison()
    content = new
    intermediate = comparison.merged(old, new, path: "", depth: 1)
    changes = comparison.changes
  }
}
