import Compositional
import CompositionalDocuments

/// A spacing or an inset of a layout that was inferred, and what else it may be.
public struct InferredSpacing: Hashable, Sendable {
  /// What a spacing or an inset may be.
  public enum Value: Hashable, Sendable {
    /// An inset, or the spacing of groups, in points.
    case points(CGFloat)
    /// The spacing of the items of a group.
    case items(CollectionLayoutSpacing)
    /// Insets of every cell, in points, in place of all spacing of the section.
    case cellInsets(CGFloat)
    /// What the insets of a section, or of all sections, are added to. The layout of the alternative has
    /// the insets that go with it.
    case reference(ContentInsetsReference)
  }

  /// Another value that has the same frames in all views that were given.
  public struct Alternative: Hashable, Sendable {
    /// The value.
    public let value: Value
    /// The layout with it.
    public let layout: LayoutDocument
    /// A size of the view at which the frames differ, in points; nil if none is known.
    ///
    /// Other references differ in a view of a device, between the margins that it has there.
    public let decidingSize: CGSize?
  }

  /// The place in the layout document, such as `sections[0].interGroupSpacing`.
  public let path: String
  /// The value in the layout.
  public let value: Value
  /// The others, the plainest first.
  public let alternatives: [Alternative]

  /// True if no other value is known that has the same frames.
  public var isCertain: Bool { alternatives.isEmpty }
}

extension InferredSpacing.Value: CustomStringConvertible {
  /// The value as in code.
  public var description: String {
    switch self {
    case .points(let points): "\(points: points)"
    case .items(let spacing):
      spacing.isFlexible
        ? ".flexible(\(points: spacing.spacing))" : ".fixed(\(points: spacing.spacing))"
    case .reference(let reference): ".\(reference)"
    case .cellInsets(let points): "insets of \(points: points) in every cell, and no spacing"
    }
  }
}
