/// What a batch of updates has done to a layout.
public struct LayoutUpdate: Hashable, Sendable {
  /// Which item and section is which on both sides of the batch.
  public let updates: ResolvedUpdates
  /// What has moved, and how the content offset follows.
  public let invalidation: LayoutInvalidation

  /// One element on its way through a batch.
  public struct ElementTransition: Hashable, Sendable {
    /// Where the element was; for one that appears, where it comes from, with alpha 0.
    public let initial: LayoutAttributes
    /// Where it is now; for one that disappears, where it goes, with alpha 0.
    public let final: LayoutAttributes
    /// What happens to the element.
    public let kind: Kind

    /// What happens to an element.
    public enum Kind: Hashable, Sendable {
      /// It was not there before.
      case appears
      /// It is no longer there.
      case disappears
      /// It is there before and after, mostly at another place.
      case moves
    }
  }
}
