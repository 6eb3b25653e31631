/// The position of an element in the data: a section and an item, or an ordinal of its kind.
///
/// Apple's name: `IndexPath` with an item and a section.
public struct ElementIndexPath: Hashable, Sendable, Comparable {
  /// The section.
  public var section: Int
  /// The item; for supplementaries and decorations their ordinal, for those of the layout
  /// `Int.max`.
  public var item: Int

  /// Creates an index path.
  public init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }

  /// Orders by section, then by item.
  public static func < (one: Self, other: Self) -> Bool {
    (one.section, one.item) < (other.section, other.item)
  }
}

extension ElementIndexPath: CustomStringConvertible {
  /// The section and the item, such as `0.3`; `max` is the item of the layout's own elements.
  public var description: String { "\(section).\(item == .max ? "max" : String(item))" }
}
