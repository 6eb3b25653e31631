import Compositional
import CompositionalDocuments

/// A dimension of a layout that was inferred, and what else it may be.
public struct InferredDimension: Hashable, Sendable {
  /// Another dimension that has the same frames in all views that were given.
  public struct Alternative: Hashable, Sendable {
    /// The dimension.
    public let dimension: CollectionLayoutDimension
    /// The layout with it.
    public let layout: LayoutDocument
    /// A size of the view at which the frames differ, in points; nil if none is known.
    public let decidingSize: CGSize?
  }

  /// The place in the layout document, such as `sections[0].group.width`.
  public let path: String
  /// The dimension of the layout.
  public let dimension: CollectionLayoutDimension
  /// The others, the plainest first.
  public let alternatives: [Alternative]

  /// True if no other dimension is known that has the same frames.
  public var isCertain: Bool { alternatives.isEmpty }
}
