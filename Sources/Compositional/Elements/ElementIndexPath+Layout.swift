extension ElementIndexPath {
  /// The index path of the elements of the layout itself, such as a header of the whole layout.
  public static var ofLayout: ElementIndexPath { ElementIndexPath(item: .max, section: 0) }

  /// True if the element belongs to the layout itself and not to a section.
  @inlinable
  public var isOfLayout: Bool { item == .max }
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
