import Compositional

/// The changes of one stack when its items are set anew (content rule 4.8).
public struct StackChanges: Hashable, Sendable {
  /// An item that both the old and the new items have.
  public struct Pair: Hashable, Sendable {
    /// The index among the old items.
    public var old: Int
    /// The index among the new items.
    public var new: Int

    /// Creates a pair.
    public init(old: Int, new: Int) {
      self.old = old
      self.new = new
    }
  }

  /// The indexes of the old items that are removed, ascending.
  public var deletes: [Int] = []
  /// The indexes of the new items that are inserted, ascending.
  public var inserts: [Int] = []
  /// The items with other content, and all stacks that stay, by new index.
  public var updates: [Pair] = []
  /// The items that move in addition to the moves that deletes and inserts cause, by new index.
  public var moves: [Pair] = []

  /// Creates changes of nothing.
  public init() {}
}
