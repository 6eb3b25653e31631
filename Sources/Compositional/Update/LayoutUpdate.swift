/// The effect of a batch of updates on a layout.
public struct LayoutUpdate: Hashable, Sendable {
  /// The mapping of items and sections between both sides of the batch.
  public let updates: ResolvedUpdates
  /// The change of the layout and the adjustment of the content offset.
  public let change: LayoutChange

  package init(updates: ResolvedUpdates, change: LayoutChange) {
    self.updates = updates
    self.change = change
  }

  /// The transition of one element through a batch.
  public struct ElementTransition: Hashable, Sendable {
    /// The initial attributes; for an appearing element, its starting position with alpha 0.
    public let initial: LayoutAttributes
    /// The final attributes; for a disappearing element, its end position with alpha 0.
    public let final: LayoutAttributes
    /// The kind of transition.
    public let kind: Kind

    /// A kind of transition.
    public enum Kind: Hashable, Sendable {
      /// The element exists only after the batch.
      case appears
      /// The element exists only before the batch.
      case disappears
      /// The element exists before and after, usually at another position.
      case moves
    }
  }
}
