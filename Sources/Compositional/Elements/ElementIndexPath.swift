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

  /// The index path of the elements of the layout itself, such as a header of the whole layout.
  public static var ofLayout: ElementIndexPath { ElementIndexPath(item: .max, section: 0) }

  /// True if the element belongs to the layout itself and not to a section.
  @inlinable
  public var isOfLayout: Bool { item == .max }

  /// Orders by section, then by item.
  public static func < (one: Self, other: Self) -> Bool {
    (one.section, one.item) < (other.section, other.item)
  }
}

extension ElementIndexPath: CustomStringConvertible {
  /// The section and the item, such as `0.3`; `max` is the item of the layout's own elements.
  public var description: String { "\(section).\(isOfLayout ? "max" : String(item))" }
}

extension ElementIndexPath {
  /// Creates an index path from its text form; nil if `text` is invalid.
  ///
  /// - Parameter text: A section and an item with a dot between them, as in ``description``.
  package init?(text: Substring) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count == 2, let section = Int(numbers[0]),
      let item = numbers[1] == "max" ? .max : Int(numbers[1])
    else { return nil }
    self.init(item: item, section: section)
  }
}
